/** Width of a headline on a phone of 390 px, and the most lines that it should take there. */
const PHONE = { width: 358, lines: 2 };

let ruler: HTMLElement | undefined;
/** The last result: measuring forces a layout of the page, so each headline is measured once. */
let last: { title: string; lines: number } | undefined;

/** Returns the number of lines that a headline takes on a reader's phone, in the font it is set in. */
export function linesOnPhone(title: string): number {
	if (last?.title === title) return last.lines;
	ruler ??= document.body.appendChild(document.createElement('div'));
	ruler.className = 'ruler';
	ruler.setAttribute('aria-hidden', 'true');
	ruler.style.width = `${PHONE.width}px`;
	ruler.textContent = title;
	const height = Number.parseFloat(getComputedStyle(ruler).lineHeight);
	const lines = Math.round(ruler.getBoundingClientRect().height / height);
	// The fallback font breaks lines elsewhere, so its result is not remembered.
	if (document.fonts.status === 'loaded') last = { title, lines };
	return lines;
}

/** True where a headline takes more lines than a phone should show. */
export const isLong = (lines: number): boolean => lines > PHONE.lines;
