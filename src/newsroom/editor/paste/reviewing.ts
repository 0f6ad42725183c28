import { styled, styleOf } from './style';

/** Marks of comments in the text, by the programs that write them. */
const COMMENT_MARKS = [
	'.MsoCommentReference',
	'a.msocomanchor',
	'a[href^="#_msocom"]',
	'a[href^="#cmnt"]:not([href^="#cmnt_ref"])',
	'a[href^="#__RefComment"]',
	'.comment-marker',
].join(', ');
/** The words of comments, and the rule above them. */
const COMMENT_WORDS = [
	styled('mso-element:comment-list'),
	'.MsoCommentText',
	'.msocomtxt',
	'hr.msocomoff',
	'div:has(> p > a[href^="#cmnt_ref"])',
	'p:has(> a[href^="#cmnt_ref"])',
].join(', ');

/** Removes comments and their marks. @returns how many there were */
function dropComments(root: Element): number {
	const comments = new Set<string>();
	for (const mark of root.querySelectorAll(COMMENT_MARKS))
		comments.add(mark.querySelector('a[href]')?.getAttribute('href') ?? mark.getAttribute('href') ?? mark.innerHTML);
	const written = root.querySelectorAll(`.msocomtxt, a[href^="#cmnt_ref"]`).length;
	for (const mark of [...root.querySelectorAll(COMMENT_MARKS)]) {
		const around = mark.parentElement;
		mark.remove();
		// The mark may stand in a superscript of its own.
		if (around?.localName === 'sup' && around.textContent.trim() === '') around.remove();
	}
	for (const words of [...root.querySelectorAll(COMMENT_WORDS)]) words.remove();
	return Math.max(comments.size, written);
}

const STRUCK = /(?<![\w-])text-decoration[a-z-]*:[^;]*line-through/;
const UNDERLINED = /(?<![\w-])text-decoration[a-z-]*:[^;]*underline/;
const COLOUR = /(?<![\w-])color:\s*([^;]+)/;
const colourOf = (element: Element) => COLOUR.exec(styleOf(element))?.[1]?.trim();

/** Words that a suggestion of Google Docs strikes: those that replace them stand beside, underlined in the same colour. */
function isSuggestedAway(element: Element): boolean {
	const colour = colourOf(element);
	if (colour === undefined || !STRUCK.test(styleOf(element))) return false;
	return [element.previousElementSibling, element.nextElementSibling].some(
		(other) => other !== null && UNDERLINED.test(styleOf(other)) && colourOf(other) === colour,
	);
}

/** Marks of Word: a page of the web strikes words by the same element, and means them to be read. */
const OF_WORD = '[class*="Mso"], [class*="mso"], [cite^="mailto:" i]';
const DELETED = '.msoDel, .TrackedDeletion, [data-track-type="delete"]';

/** Takes tracked changes as accepted: what was deleted goes, what was inserted stays. */
function acceptChanges(root: Element): void {
	const isOfWord = root.querySelector(OF_WORD) !== null;
	const gone = [
		...root.querySelectorAll(isOfWord ? `del[cite], del[datetime], ${DELETED}` : DELETED),
		...[...root.querySelectorAll('span')].filter(isSuggestedAway),
	];
	for (const element of gone) element.remove();
}

/**
 * Makes of a text under review the text as it is meant to be: without comments, with its changes accepted.
 * @returns the number of comments that were left out
 */
export function acceptReview(root: Element): number {
	acceptChanges(root);
	return dropComments(root);
}
