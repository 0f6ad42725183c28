import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type Issue, sentIssueBySlug } from '../../../queries/site/issue';
import { tag } from '../../../shared/cache-tags';
import { isMoment, isoMoment } from '../../../shared/time/moment';
import { type ArticleBody, articleBody } from '../../blocks/body/article-body';
import { usePage } from '../../render/contexts';
import { Missing, screen } from '../../render/screen';
import { type Drawn, loadDrawn, stylesOfDrawn } from '../body/load-drawn';
import { breadcrumbList } from '../json-ld';
import { AboutMenu } from './about-menu';
import { AboutText } from './page';

interface IssueData {
	issue: Issue;
	body: ArticleBody;
	drawn: Drawn;
}

function IssueView({ data: { issue, body, drawn } }: { data: IssueData }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="wrap grid about-grid">
			<aside className="c3 rail">
				<AboutMenu current="subscribe" />
			</aside>
			<AboutText body={body} drawn={drawn}>
				<nav className="crumb" aria-label={words.breadcrumb}>
					<a href={urls.subscribe.href(edition)}>{words.past_issues}</a>
				</nav>
				<h1 className="hed hed--1">{issue.subject}</h1>
				{issue.standfirst && <p className="dek">{issue.standfirst}</p>}
				<p className="meta">
					<span>{words.issue_number({ n: issue.number })}</span>
					<time dateTime={isoMoment(issue.sent_at)}>{longDate(edition, issue.sent_at)}</time>
				</p>
			</AboutText>
		</div>
	);
}

/** Number and day of an issue, which tell it from the article that it opens with. */
function nameOf(edition: Edition, issue: Issue): string {
	const day = isMoment(issue.sent_at)
		? new Intl.DateTimeFormat(edition.locale, { dateStyle: 'medium', timeZone: edition.time_zone }).format(
				issue.sent_at * 1_000,
			)
		: '';
	return [edition.words.issue_number({ n: issue.number }), day].filter(Boolean).join(', ');
}

/** `/about/subscribe/issue/{slug}`: an issue of the newsletter as it was sent. */
export const issueScreen = screen<IssueData>({
	async load(request) {
		const { db, edition, rest } = request;
		const [room, slug] = rest;
		if (rest.length !== 2 || room !== 'issue' || !slug || slug.length > 300) return new Missing('unmatched');
		request.tag(tag.page(edition.code, 'subscribe'));
		const issue = await sentIssueBySlug(db, edition.code, slug);
		if (!issue) return new Missing();
		const body = articleBody(issue.html);
		return { issue, body, drawn: await loadDrawn(request, body) };
	},
	head: ({ issue }, { edition, site }) => ({
		title: issue.subject,
		description: issue.standfirst || edition.words.issue_number({ n: issue.number }),
		search: {
			title: `${nameOf(edition, issue)}: ${issue.subject}`,
			description: `${nameOf(edition, issue)}: ${issue.standfirst || issue.subject}`,
		},
		canonical: urls.issue.href(edition, { slug: issue.slug }),
		switchTo: Object.fromEntries(editions.map((other) => [other.code, urls.subscribe.href(other)])),
		published_at: issue.sent_at,
		jsonLd: [
			breadcrumbList(site, [
				[edition.words.home, urls.home.href(edition)],
				[edition.words.newsletters_title, urls.subscribe.href(edition)],
				[issue.subject, urls.issue.href(edition, { slug: issue.slug })],
			]),
		],
	}),
	layout: ({ issue, drawn }) => ({ styles: [...stylesOfDrawn(drawn), 'about'], fixedTitle: issue.subject }),
	View: IssueView,
});
