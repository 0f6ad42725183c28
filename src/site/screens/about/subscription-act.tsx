import { urls } from '../../../editions/urls';
import { type IssueLink, sentIssues } from '../../../queries/site/issue';
import { Honeypot } from '../../blocks/honeypot';
import { usePage } from '../../render/contexts';
import { screen } from '../../render/screen';
import { secretHead } from './secret-head';
import { SubscriptionPage } from './subscription-page';

/** What a page with one button does: confirm, or unsubscribe. */
export type SubscriptionAct = 'confirm' | 'unsubscribe';

interface ActData {
	act: SubscriptionAct;
	/** Path the button posts to. */
	path: string;
	isDone: boolean;
	/** The newest issue that went out. */
	latest: IssueLink | undefined;
}

/** What can be done after leaving: nothing is lost by one click too many. */
function Left({ path }: { path: string }) {
	const { unsubscribe } = usePage().edition.words.newsletter;
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
	const { newsletter } = edition.words;
	return (
		<>
			<p>
				<a className="btn" href={path.replace(/\/confirm\/(?=[^/]+$)/, '/preferences/')}>
					{newsletter.your_preferences}
				</a>
			</p>
			{latest && (
				<p className="help">
					<a className="link" href={urls.issue.href(edition, { slug: latest.slug })}>
						{newsletter.latest_issue}: {latest.subject}
					</a>
				</p>
			)}
		</>
	);
}

function ActView({ data: { act, path, isDone, latest } }: { data: ActData }) {
	const { edition } = usePage();
	const words = edition.words.newsletter[act];
	if (isDone)
		return (
			<SubscriptionPage title={words.done} lines={[words.done_line]} isDone>
				{act === 'confirm' ? <Confirmed path={path} latest={latest} /> : <Left path={path} />}
			</SubscriptionPage>
		);
	return (
		<SubscriptionPage title={words.title} lines={[words.line]}>
			<form method="post" action={path}>
				<button className="btn" type="submit">
					{words.button}
				</button>
			</form>
		</SubscriptionPage>
	);
}

/**
 * `/about/subscribe/confirm/{token}` and `/about/subscribe/unsubscribe/{token}`: opening the page does nothing, its
 * button does, so that a program which only follows links neither confirms nor ends anything.
 */
export const subscriptionActScreen = (act: SubscriptionAct, isDone: boolean) =>
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
			secretHead(edition, isDone ? edition.words.newsletter[act].done : edition.words.newsletter[act].title),
		layout: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
		View: ActView,
	});

function UnknownView() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<SubscriptionPage title={words.newsletter.unknown} lines={[words.newsletter.unknown_line]} isDone>
			<form method="post" action={urls.subscribe.href(edition)} noValidate>
				<label className="label" htmlFor="again-email">
					{words.email_address}
				</label>
				<div className="form">
					<input className="field" id="again-email" name="email" type="email" autoComplete="email" maxLength={254} />
					<button className="btn" type="submit">
						{words.newsletter.resend}
					</button>
				</div>
				<input type="hidden" name="form" value="page" />
				<Honeypot id="again-line" />
			</form>
		</SubscriptionPage>
	);
}

/** The page behind an unknown or expired link, with the way to a new email. */
export const unknownLinkScreen = screen({
	isCacheable: false,
	isSecret: true,
	status: 404,
	load: async () => ({}),
	head: (_data, { edition }) => secretHead(edition, edition.words.newsletter.unknown),
	layout: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
	View: UnknownView,
});
