import { urls } from '../../../editions/urls';
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
}

function ActView({ data: { act, path, isDone } }: { data: ActData }) {
	const { edition } = usePage();
	const words = edition.words.letters[act];
	if (isDone) return <LetterPage title={words.done} lines={[words.done_line]} isDone />;
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
		load: async ({ path }) => ({ act, path, isDone }),
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
			<form method="post" action={urls.subscribe.href(edition)}>
				<label className="label" htmlFor="again-email">
					{words.email_address}
				</label>
				<div className="form">
					<input
						className="field"
						id="again-email"
						name="email"
						type="email"
						autoComplete="email"
						required
						maxLength={254}
					/>
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
