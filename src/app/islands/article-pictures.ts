import { loadChunk } from './chunk';
import { onClick } from './clicks';
import type { GalleryPicture, GalleryWords } from './gallery-words';
import { largeUrl } from './picture-address';

const captionOf = (image: Element) => image.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';

const pictureOf = (link: HTMLAnchorElement): GalleryPicture => {
	const image = link.querySelector('img');
	return { src: link.href, alt: image?.alt ?? '', caption: image ? captionOf(image) : '' };
};

/** The pictures a reader leafs through: those of the gallery, or all that stand alone in the text. */
function groupOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
	const gallery = link.closest('figure.gallery');
	const place: ParentNode = gallery ?? link.closest('[data-gallery]') ?? document;
	return [...place.querySelectorAll<HTMLAnchorElement>('a.zoom')].filter((other) => other.closest('figure.gallery') === gallery);
}

/**
 * Pictures inside `[data-gallery]` (its value holds the words) open large in a lightbox. Each becomes a link to its large file, so
 * that keyboards reach it and it opens even where the lightbox cannot come; pictures that lead elsewhere are left alone.
 */
export function startArticlePictures(): void {
	for (const place of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
		const words = JSON.parse(place.dataset.gallery ?? '') as GalleryWords;
		for (const image of place.querySelectorAll('img')) {
			if (image.closest('a, button')) continue;
			const link = document.createElement('a');
			link.className = 'zoom';
			link.href = largeUrl(image.src);
			link.setAttribute('aria-haspopup', 'dialog');
			link.setAttribute('aria-label', [words.open, image.alt || captionOf(image)].filter(Boolean).join(': '));
			image.replaceWith(link);
			link.append(image);
		}
	}
	onClick('[data-gallery] a.zoom', (link, event) => {
		event.preventDefault();
		// Not every browser does this on a click, and it is where the focus comes back to.
		link.focus({ preventScroll: true });
		const group = groupOf(link);
		const words = JSON.parse(link.closest<HTMLElement>('[data-gallery]')?.dataset.gallery ?? '') as GalleryWords;
		loadChunk(() => import('./mount')).then(
			({ openLightbox }) => openLightbox({ pictures: group.map(pictureOf), start: group.indexOf(link), words }),
			() => location.assign(link.href),
		);
	});
}
