import type { GalleryPicture, GalleryWords } from './gallery-words';
import styles from './lightbox.css?url';
import { captionOf } from './picture-words';

/** Pixels a finger must travel sideways to turn the page. */
const SWIPE = 48;
const SIGNS = { close: 'M4 4l12 12M16 4 4 16', previous: 'M12.5 3.5 6 10l6.5 6.5', next: 'M7.5 3.5 14 10l-6.5 6.5' };

let sheet: Promise<unknown> | undefined;

/** The styles of the lightbox, loaded with the first picture. Without them it is plain, and works. */
function lightboxStyles(): Promise<unknown> {
	sheet ??= new Promise((done) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = styles;
		link.onload = link.onerror = done;
		document.head.append(link);
	});
	return sheet;
}

const pictureOf = (link: HTMLAnchorElement): GalleryPicture => {
	const image = link.querySelector('img');
	return { src: link.href, alt: image?.alt ?? '', caption: image ? captionOf(image) : '' };
};

/** Returns the pictures that are shown in one lightbox: those of a gallery, or all single pictures of a text. */
function neighboursOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
	const gallery = link.closest('figure.gallery');
	const place = gallery ?? link.closest('[data-gallery]') ?? document;
	return [...place.querySelectorAll<HTMLAnchorElement>('a.zoom')].filter(
		(other) => other.closest('figure.gallery') === gallery,
	);
}

/** Creates an element of the lightbox with a class and its content. */
function part<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	className: string,
	...inside: readonly Node[]
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.className = className;
	element.append(...inside);
	return element;
}

function button(sign: keyof typeof SIGNS, label: string, press: () => void): HTMLButtonElement {
	const element = part('button', 'iconbtn');
	element.type = 'button';
	element.ariaLabel = label;
	element.innerHTML = `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${SIGNS[sign]}"/></svg>`;
	element.onclick = press;
	return element;
}

/** Turns the page after a horizontal swipe with a finger or a mouse. */
function turnBySwipe(dialog: HTMLElement, turn: (steps: number) => void): void {
	let from: { x: number; y: number } | undefined;
	dialog.onpointerdown = (event) => {
		from = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
	};
	dialog.onpointerup = (event) => {
		const start = from;
		from = undefined;
		if (!start) return;
		const x = event.clientX - start.x;
		if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(event.clientY - start.y)) turn(x < 0 ? onward() : -onward());
	};
}

/** A step to the right: the next picture, or the one before where lines run from right to left. */
const onward = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

/**
 * Opens a picture over the whole window, in a dialog of the browser: arrow keys, Home, End, buttons or a swipe turn the
 * page, Escape closes, and the focus goes back to the picture's link. A reader turns through the pictures of its
 * gallery, or through all single pictures of the text.
 */
export async function openPictures(link: HTMLAnchorElement): Promise<void> {
	const words = JSON.parse(link.closest<HTMLElement>('[data-gallery]')?.dataset.gallery ?? '') as GalleryWords;
	const links = neighboursOf(link);
	const pictures = links.map(pictureOf);
	const count = pictures.length;
	await lightboxStyles();
	if (document.querySelector('dialog[open]')) return;

	const [place, caption, status] = [part('p', ''), part('p', ''), part('p', 'vh')];
	const stage = part('div', 'stage');
	status.role = 'status';
	const close = button('close', words.close, () => dialog.close());
	const under = part('div', 'under', caption);
	if (count > 1) {
		under.prepend(button('previous', words.previous, () => show(at - 1)));
		under.append(button('next', words.next, () => show(at + 1)));
	}
	const dialog = part('dialog', 'lightbox', part('div', 'in', part('div', 'top', place, close), stage, under, status));
	dialog.ariaLabel = words.pictures;

	let at = 0;
	const show = (to: number) => {
		at = (to + count) % count;
		const picture = pictures[at];
		if (!picture) return;
		const image = new Image();
		image.src = picture.src;
		image.alt = picture.alt;
		image.draggable = false;
		stage.replaceChildren(image);
		place.textContent = words.position.replace('#', String(at + 1)).replace('#', String(count));
		caption.textContent = picture.caption;
		caption.hidden = !picture.caption;
		status.textContent = [place.textContent, picture.alt || picture.caption].filter(Boolean).join('. ');
		// The neighbours are fetched ahead, so that a turn shows its picture at once.
		for (const other of [pictures[(at + 1) % count], pictures[(at - 1 + count) % count]])
			if (other) new Image().src = other.src;
	};
	dialog.onkeydown = (event) => {
		const to = { ArrowLeft: at - onward(), ArrowRight: at + onward(), Home: 0, End: count - 1 }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		show(to);
	};
	turnBySwipe(dialog, (steps) => show(at + steps));
	dialog.onclose = () => {
		dialog.remove();
		link.focus();
	};
	// Back may show the page as it was left.
	addEventListener('pagehide', () => dialog.close(), { once: true });
	show(links.indexOf(link));
	document.body.append(dialog);
	dialog.showModal();
}
