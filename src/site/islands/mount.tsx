import {
	type ComponentProps,
	type ComponentType,
	createElement,
	type ReactNode,
	startTransition,
	useEffect,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GalleryPicture, GalleryWords } from '../browser/pages/gallery-words';
import { captionOf } from '../browser/pages/picture-words';
import { Gallery } from './gallery';
import { Lightbox } from './lightbox';

/** The blocks that come alive, by the name in `data-island`. */
const islands = { gallery: Gallery };

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;

/** Draws its child, and says when it is alive. */
function Alive({ onAlive, children }: { onAlive(): void; children: ReactNode }) {
	useEffect(onAlive, [onAlive]);
	return children;
}

/**
 * Brings one island to life, and answers when it listens.
 * @throws for a name that the table does not have, or a block that fails when it is drawn
 */
export async function hydrate(element: HTMLElement): Promise<void> {
	const name = element.dataset.island ?? '';
	const Block = (islands as Record<string, ComponentType<never>>)[name] as ComponentType<object> | undefined;
	if (!Block) throw new Error(`no island is named ${name}`);
	const props = JSON.parse(element.dataset.props ?? '{}') as object;
	await new Promise<void>((onAlive, onUncaughtError) => {
		hydrateRoot(element, <Alive onAlive={onAlive}>{createElement(Block, props)}</Alive>, { onUncaughtError });
	});
}

const pictureOf = (link: HTMLAnchorElement): GalleryPicture => {
	const image = link.querySelector('img');
	return { src: link.href, alt: image?.alt ?? '', caption: image ? captionOf(image) : '' };
};

/**
 * Opens the lightbox at a picture of an article. A reader leafs through the pictures of its gallery, or through all that stand
 * alone in the text.
 */
export function openPictures(link: HTMLAnchorElement): void {
	const gallery = link.closest('figure.gallery');
	const text = link.closest<HTMLElement>('[data-gallery]');
	const links = [...(gallery ?? text ?? document).querySelectorAll<HTMLAnchorElement>('a.zoom')].filter(
		(other) => other.closest('figure.gallery') === gallery,
	);
	const words = JSON.parse(text?.dataset.gallery ?? '') as GalleryWords;
	const place = document.body.appendChild(document.createElement('div'));
	place.className = 'island';
	const root = createRoot(place);
	const close = () => {
		root.unmount();
		place.remove();
	};
	startTransition(() =>
		root.render(<Lightbox pictures={links.map(pictureOf)} start={links.indexOf(link)} words={words} onClose={close} />),
	);
}
