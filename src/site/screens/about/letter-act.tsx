import { urls } from '../../../editions/urls';
import { type IssueLink, sentIssues } from '../../../queries/site/issue';
import { Honeypot } from '../../blocks/honeypot';
import { usePage } from '../../render/contexts';
import { screen } from '../../render/screen';
import { LetterPage } from './letter-page';
import { secretHead } from './secret-head';

/** What a page with one button is about: confirming, or leaving. */
export type LetterAct = 'confirm' | 'unsubscribe';

interface ActData {
	act: LetterAct;
	/** Path the button posts to. */
	path: string;
	isDone: boolean;
	/** The newest letter that went out. */
	latest: IssueLink | undefined;
}

/** What can be done after leaving: nothing is lost by one click too many. */
function Left({ path }: { path: string }) {
	const { unsubscribe } = usePage().edition.words.letters;
	return (
		<form method="post" action={path}>
			<p>{unsubscribe.undo_line}</p>
			<button className="btn" type="submit" name="act" value="undo">
				{unsubscribe.undo}
			</button>
		</form>
	);
}

/** What can be done after confirming: choose, and read. */
function Confirmed({ path, latest }: { path: string; latest: IssueLink | undefined }) {
	const { edition } = usePage();
	const { letters } = edition.words;
	return (
		<>
			<p>
				<a className="btn" href={path.replace(/\/confirm\/(?=[^/]+$)/, '/preferences/')}>
					{letters.your_preferences}
				</a>
			</p>
			{latest && (
				<p className="help">
					<a className="link" href={urls.issue.href(edition, { slug: latest.slug })}>
						{letters.latest_issue}: {latest.subject}
					</a>
				</p>
			)}
		</>
	);
}

function ActView({ data: { act, path, isDone, latest } }: { data: ActData }) {
	const { edition } = usePage();
	const words = edition.words.letters[act];
	if (isDone)
		return (
			<LetterPage title={words.done} lines={[words.done_line]} isDone>
				{act === 'confirm' ? <Confirmed path={path} latest={latest} /> : <Left path={path} />}
			</LetterPage>
		);
	return (
		<LetterPage title={words.title} lines={[words.line]}>
			<form method="post" action={path}>
				<button className="btn" type="submit">
					{words.button}
				</button>
			</form>
		</LetterPage>
	);
}

/**
 * `/about/subscribe/confirm/{token}` and `/about/subscribe/unsubscribe/{token}`: opening the page does nothing, its button does, so
 * that a program which only follows links neither confirms nor ends anything.
 */
export const letterActScreen = (act: LetterAct, isDone: boolean) =>
	screen<ActData>({
		isCacheable: false,
		isSecret: true,
		load: async ({ path, db, edition }) => ({
			act,
			path,
			isDone,
			latest: act === 'confirm' && isDone ? (await sentIssues(db, edition.code))[0] : undefined,
		}),
		head: (_data, { edition }) =>
			secretHead(edition, isDone ? edition.words.letters[act].done : edition.words.letters[act].title),
		frame: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
		View: ActView,
	});

function UnknownView() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<LetterPage title={words.letters.unknown} lines={[words.letters.unknown_line]} isDone>
			<form method="post" action={urls.subscribe.href(edition)} noValidate>
				<label className="label" htmlFor="again-email">
					{words.email_address}
				</label>
				<div className="form">
					<input className="field" id="again-email" name="email" type="email" autoComplete="email" maxLength={254} />
					<button className="btn" type="submit">
						{words.letters.resend}
					</button>
				</div>
				<input type="hidden" name="form" value="page" />
				<Honeypot id="again-line" />
			</form>
		</LetterPage>
	);
}

/** A link that is nobody's, or no longer: where to ask for a new letter. */
export const unknownLetterScreen = screen({
	isCacheable: false,
	isSecret: true,
	status: 404,
	load: async () => ({}),
	head: (_data, { edition }) => secretHead(edition, edition.words.letters.unknown),
	frame: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
	View: UnknownView,
});
