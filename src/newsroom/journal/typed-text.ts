/** The words of an article, or of a form, as they are on the screen, saved or not. */
export interface TypedText {
	title: string;
	standfirst: string;
	points: readonly string[];
	html: string;
	/** True where the text names the fields of a form and what is typed in each. */
	isFields?: boolean;
}

let read: (() => TypedText | undefined) | undefined;

/**
 * Makes the words of a screen available to a dialog that is over it, which cannot know the screen.
 * @returns ends that, when the screen goes
 */
export function offerText(from: () => TypedText | undefined): () => void {
	read = from;
	return () => {
		if (read === from) read = undefined;
	};
}

/** The words of the article or form that is open; undefined where none is. */
export const openText = (): TypedText | undefined => read?.();

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Text as it may stand in markup. */
export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => SIGNS[sign] as string);

/** The words with their markup, as a word processor takes them. */
export const htmlOf = ({ title, standfirst, points, html }: TypedText): string =>
	[
		title && `<h1>${escaped(title)}</h1>`,
		standfirst && `<p><b>${escaped(standfirst)}</b></p>`,
		points.length > 0 && `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`,
		html,
	]
		.filter(Boolean)
		.join('\n');

/** The words alone, a blank line between paragraphs. */
export function plainOf(text: TypedText): string {
	const { body } = new DOMParser().parseFromString(htmlOf(text), 'text/html');
	const isList = ({ tagName }: Element) => tagName === 'UL' || tagName === 'OL';
	return [...body.children]
		.map((block) =>
			isList(block) ? [...block.children].map((one) => `- ${one.textContent}`).join('\n') : block.textContent,
		)
		.filter((block) => block.trim() !== '')
		.join('\n\n');
}
