/** Width of a headline on a phone of 390 px, and lines that it should take there at most. */
const PHONE = { width: 358, lines: 2 };

let ruler: HTMLElement | undefined;
/** To measure has the browser lay out the page: it is done once for each headline. */
let last: { title: string; lines: number } | undefined;

/** Lines that a headline takes on a reader's phone, measured in the font it is set in. */
export function linesOnPhone(title: string): number {
	if (last?.title === title) return last.lines;
	ruler ??= document.body.appendChild(document.createElement('div'));
	ruler.className = 'ruler';
	ruler.setAttribute('aria-hidden', 'true');
	ruler.style.width = `${PHONE.width}px`;
	ruler.textContent = title;
	const height = Number.parseFloat(getComputedStyle(ruler).lineHeight);
	const lines = Math.round(ruler.getBoundingClientRect().height / height);
	// In the font that stands in for it a headline has other lines.
	if (document.fonts.status === 'loaded') last = { title, lines };
	return lines;
}

/** Whether a headline is longer than a phone should show. */
export const isLong = (lines: number): boolean => lines > PHONE.lines;
