/** Width of a headline on a phone of 390 px, and lines that it should take there at most. */
const PHONE = { width: 358, lines: 2 };

let ruler: HTMLElement | undefined;

/** Lines that a headline takes on a reader's phone, measured in the font it is set in. */
export function linesOnPhone(title: string): number {
	ruler ??= document.body.appendChild(document.createElement('div'));
	ruler.className = 'ruler';
	ruler.setAttribute('aria-hidden', 'true');
	ruler.style.width = `${PHONE.width}px`;
	ruler.textContent = title;
	const height = Number.parseFloat(getComputedStyle(ruler).lineHeight);
	return Math.round(ruler.getBoundingClientRect().height / height);
}

/** Whether a headline is longer than a phone should show. */
export const isLong = (lines: number): boolean => lines > PHONE.lines;
