import { loadChunk } from '../chunk';
import { onClick } from '../consent/clicks';
import type { GalleryWords } from './gallery-words';
import { captionOf, largeUrl } from './picture-words';

/**
 * Pictures inside `[data-gallery]` (its value holds the words) open large in a lightbox. Each becomes a link to its
 * large file, so that keyboards reach it and it opens even where the lightbox cannot come; pictures that lead elsewhere
 * are left alone.
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
		loadChunk(() => import('./lightbox'))
			.then(({ openPictures }) => openPictures(link))
			.catch(() => location.assign(link.href));
	});
}
