import { editions } from '../../../editions/editions';
import { longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type Issue, type IssueLink, sentIssueBySlug, sentIssues } from '../../../queries/site/issue';
import { tag } from '../../../shared/cache-tags';
import { isoMoment } from '../../../shared/time/moment';
import { EmptyState } from '../../../ui/empty-state';
import { articleBody } from '../../blocks/body/article-body';
import { Honeypot } from '../../blocks/honeypot';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';

/** A sign-up that was refused: the typed address, and why. */
export interface RefusedSignUp {
	email: string;
	message: string;
	/** False where the form was refused for another reason than the address. */
	isAddressWrong: boolean;
}

interface SubscribeData {
	issues: IssueLink[];
	/** The latest of them, with its text. */
	latest: Issue | undefined;
	/** The sign-up has been taken. */
	isDone: boolean;
	/** The thanks open over the page too. */
	hasDialog: boolean;
	refused: RefusedSignUp | undefined;
	/** Address that the email was sent to; undefined unless the page answers the form itself. */
	sentTo: string | undefined;
}

/** Result of a sign-up: refused, or taken. */
interface SignUpAnswer {
	refused?: RefusedSignUp;
	sentTo?: string;
}

/**
 * The band with the form: one field, what follows, and what is promised; after a sign-up what happens next, the same
 * for every address.
 */
function SignUp({ refused, isDone, hasDialog, sentTo }: Omit<SubscribeData, 'issues' | 'latest'>) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<section
			className="letter letter--page"
			aria-labelledby="letters"
			data-opened={isDone && hasDialog ? 'thanks' : undefined}
		>
			<div className="wrap">
				<div role={isDone ? 'status' : undefined}>
					<h1 id="letters">{isDone ? words.newsletter.thanks_title : words.newsletters_title}</h1>
					<p>
						{sentTo
							? words.newsletter.sent_line({ email: sentTo })
							: isDone
								? words.newsletter.thanks_line
								: words.sign_up_line}
					</p>
				</div>
				<form method="post" action={urls.subscribe.href(edition)} noValidate>
					{sentTo && <p className="label">{words.newsletter.wrong_address}</p>}
					<label className="label" htmlFor="letter-email">
						{words.email_address}
					</label>
					<div className="form">
						<input
							className={refused?.isAddressWrong ? 'field is-error' : 'field'}
							id="letter-email"
							name="email"
							type="email"
							autoComplete="email"
							maxLength={254}
							defaultValue={refused?.email ?? sentTo}
							aria-invalid={refused?.isAddressWrong || undefined}
							aria-describedby={refused ? 'letter-error letter-promise' : 'letter-promise'}
						/>
						<button className="btn" type="submit">
							{sentTo ? words.newsletter.send_again : words.subscribe}
						</button>
					</div>
					{refused && (
						<p className="error" id="letter-error" role="alert">
							{refused.message}
						</p>
					)}
					<input type="hidden" name="form" value="page" />
					<Honeypot id="letter-line" />
					<p className="help" id="letter-promise">
						{sentTo ? words.newsletter.sent_once : isDone ? words.newsletter.thanks_nothing : words.sign_up_promise}{' '}
						<a className="link" href={urls.page.href(edition, 'policy')}>
							{words.footer.policy}
						</a>
					</p>
				</form>
			</div>
		</section>
	);
}

/** An issue as it arrives: who sends it, its subject, its text. */
function LatestIssue({ issue }: { issue: Issue }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const html = articleBody(issue.html).parts.map((part) => (part.kind === 'html' ? part.html : ''));
	return (
		<section className="c8 arrived" aria-labelledby="arrived">
			<header>
				<p className="meta">
					<b>{site.brand.name}</b>
					<span>{words.issue_number({ n: issue.number })}</span>
					<time dateTime={isoMoment(issue.sent_at)}>{longDate(edition, issue.sent_at)}</time>
				</p>
				<h2 className="hed hed--2" id="arrived">
					<a href={urls.issue.href(edition, { slug: issue.slug })}>{issue.subject}</a>
				</h2>
				{issue.standfirst && <p className="dek dek--s">{issue.standfirst}</p>}
			</header>
			<div
				className="prose prose-body"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by articleBody right before (security rule 11)
				dangerouslySetInnerHTML={{ __html: html.join('') }}
			/>
		</section>
	);
}

function SubscribeView({ data: { issues, latest, isDone, hasDialog, refused, sentTo } }: { data: SubscribeData }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<>
			<SignUp refused={refused} isDone={isDone} hasDialog={hasDialog} sentTo={sentTo} />
			<div className="wrap grid about-letters">
				<section className="c4" aria-label={words.footer.newsletter}>
					{each(words.newsletter_facts, 'newsletter_facts', (fact) => (
						<div className="fact" key={fact.title}>
							<h2 className="hed hed--3">{fact.title}</h2>
							<p className="dek dek--s">{fact.line}</p>
						</div>
					))}
				</section>
				{latest && <LatestIssue issue={latest} />}
			</div>
			<section className="wrap block">
				<header className="sec">
					<h2>{words.past_issues}</h2>
				</header>
				{issues.length > 0 ? (
					<ol className="letters">
						{each(issues, 'issues', (issue) => (
							<li key={issue.id}>
								<span className="meta">
									<span>{words.issue_number({ n: issue.number })}</span>
									<time dateTime={isoMoment(issue.sent_at)}>{longDate(edition, issue.sent_at)}</time>
								</span>
								<h3 className="hed hed--4">
									<a href={urls.issue.href(edition, { slug: issue.slug })}>{issue.subject}</a>
								</h3>
								{issue.standfirst && <p className="dek dek--s">{issue.standfirst}</p>}
							</li>
						))}
					</ol>
				) : (
					<EmptyState message={words.no_issues} line={words.no_issues_line} level="h3" />
				)}
			</section>
		</>
	);
}

/**
 * `/about/subscribe`: the sign-up form, what the newsletter is, and the issues that went out; with `?success=1` what
 * follows a sign-up.
 * @param answer to a sign-up that was just sent
 */
export const subscribeScreen = ({ refused, sentTo }: SignUpAnswer = {}) =>
	screen<SubscribeData>({
		query: ['success', 'dialog'],
		isCacheable: !refused && !sentTo,
		status: refused ? 400 : 200,
		async load(request) {
			const { db, edition, query } = request;
			request.tag(tag.page(edition.code, 'subscribe'));
			const issues = await sentIssues(db, edition.code);
			const [newest] = issues;
			return {
				issues,
				latest: newest && (await sentIssueBySlug(db, edition.code, newest.slug)),
				isDone: sentTo !== undefined || (!refused && query.get('success') === '1'),
				hasDialog: !sentTo && query.get('dialog') === '1',
				refused,
				sentTo,
			};
		},
		head: ({ isDone }, { edition, site }) => ({
			title: isDone ? edition.words.newsletter.thanks_title : edition.words.newsletters_title,
			description: edition.words.sign_up_line,
			canonical: urls.subscribe.href(edition),
			robots: isDone ? 'noindex' : undefined,
			alternates: Object.fromEntries(editions.map((other) => [other.code, urls.subscribe.href(other)])),
			jsonLd: [
				breadcrumbList(site, [
					[edition.words.home, urls.home.href(edition)],
					[edition.words.newsletters_title, urls.subscribe.href(edition)],
				]),
			],
		}),
		layout: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
		View: SubscribeView,
	});
