import { editions } from '../../../editions/editions';
import { issueUrl, pageUrl, pathOf } from '../../../editions/links';
import { longDate } from '../../../editions/relative-time';
import { type IssueLink, sentIssues } from '../../../queries/issue';
import { type CoverSpec, coverUrl } from '../../../shared/cover-url';
import { usePage } from '../../contexts';
import { screen } from '../../screen';
import { EmptyState } from '../../ui/empty-state';

interface SubscribeData {
	issues: IssueLink[];
}

/** Address of the sign-up page; every sign-up form posts to it. */
const PATH = '/about/subscribe';
const COVERS: readonly CoverSpec[] = [
	{ seed: 'lead2', kind: 'regulation' },
	{ seed: 'hall', kind: 'exhibition' },
	{ seed: 'letter6', kind: 'headline', mood: 'night' },
];

/** The band with the form: one field, what follows, and what is promised. */
function SignUp() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<section className="letter letter--page" aria-labelledby="letters">
			<div className="wrap">
				<div>
					<h1 id="letters">{words.newsletters_title}</h1>
					<p>{words.letter_line}</p>
				</div>
				<form method="post" action={pathOf(edition, PATH)}>
					<label className="label" htmlFor="letter-email">
						{words.email_address}
					</label>
					<div className="form">
						<input className="field" id="letter-email" name="email" type="email" autoComplete="email" required maxLength={254} aria-describedby="letter-promise" />
						<button className="btn" type="submit">
							{words.subscribe}
						</button>
					</div>
					<input type="hidden" name="form" value="page" />
					<p className="help" id="letter-promise">
						{words.letter_promise}{' '}
						<a className="link" href={pageUrl(edition, 'policy')}>
							{words.footer.policy}
						</a>
					</p>
				</form>
			</div>
		</section>
	);
}

function SubscribeView({ data: { issues } }: { data: SubscribeData }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<>
			<SignUp />
			<section className="wrap about-letters" aria-label={words.footer.letter}>
				<div className="three">
					{words.letter_facts.map((fact, i) => {
						const cover = COVERS[i];
						return (
							<div key={fact.title}>
								{cover && (
									<div className="cover">
										<img src={coverUrl(cover, 46)} alt="" width="1280" height="720" loading="lazy" decoding="async" />
									</div>
								)}
								<h2 className="hed hed--2">{fact.title}</h2>
								<p className="dek dek--s">{fact.line}</p>
							</div>
						);
					})}
				</div>
			</section>
			<section className="wrap block">
				<header className="sec">
					<h2>{words.past_letters}</h2>
				</header>
				{issues.length > 0 ? (
					<ol className="letters">
						{issues.map((issue) => (
							<li key={issue.id}>
								<span className="meta">
									<span>{words.letter_number(issue.number)}</span>
									<time dateTime={new Date(issue.sent_at * 1000).toISOString()}>{longDate(edition, issue.sent_at)}</time>
								</span>
								<h3 className="hed hed--4">
									<a href={issueUrl(edition, issue.slug)}>{issue.subject}</a>
								</h3>
								{issue.standfirst && <p className="dek dek--s">{issue.standfirst}</p>}
							</li>
						))}
					</ol>
				) : (
					<EmptyState message={words.no_letters} line={words.no_letters_line} level="h3" />
				)}
			</section>
		</>
	);
}

/** `/about/subscribe`: the sign-up form, what the letter is, and the letters that went out. */
export const subscribe_screen = screen<SubscribeData>({
	async load(reading) {
		const { db, edition } = reading;
		reading.tag(`page:${edition.code}:subscribe`);
		return { issues: await sentIssues(db, edition.code) };
	},
	head: (_data, { edition }) => ({
		title: edition.words.newsletters_title,
		description: edition.words.letter_line,
		canonical: pathOf(edition, PATH),
		alternates: Object.fromEntries(editions.map((other) => [other.code, pathOf(other, PATH)])),
	}),
	frame: (_data, { edition }) => ({ fixed_title: edition.words.newsletters_title }),
	View: SubscribeView,
});
