import { startTransition, useState } from 'react';
import { isPlain } from '../browser/consent/clicks';
import type { GalleryPicture, GalleryWords } from '../browser/pages/gallery-words';
import { largeUrl } from '../browser/pages/picture-words';
import { Lightbox } from './lightbox';

/** A photograph on the wall. */
interface GalleryPhoto extends GalleryPicture {
	/** Pixels of the stored picture. */
	width: number;
	height: number;
}

export interface GalleryProps {
	photos: GalleryPhoto[];
	words: GalleryWords;
}

/** A photo wall: each photograph is a link to its large file, and once it is alive opens in the lightbox instead. */
export function Gallery({ photos, words }: GalleryProps) {
	const [opened, open] = useState<number>();
	return (
		<>
			<div className="photos">
				{photos.map((photo, i) => (
					<figure key={photo.src} className={i === 0 ? 'wide' : undefined}>
						<a
							className="cover zoom"
							href={largeUrl(photo.src)}
							aria-label={[words.open, photo.alt || photo.caption].filter(Boolean).join(': ')}
							aria-haspopup="dialog"
							onClick={(event) => {
								if (!isPlain(event)) return;
								event.preventDefault();
								// Not every browser does this on a click, and it is where the focus comes back to.
								event.currentTarget.focus({ preventScroll: true });
								startTransition(() => open(i));
							}}
						>
							<img
								src={photo.src}
								alt={photo.alt}
								width={photo.width}
								height={photo.height}
								loading="lazy"
								decoding="async"
							/>
						</a>
						{photo.caption && <figcaption>{photo.caption}</figcaption>}
					</figure>
				))}
			</div>
			{opened !== undefined && (
				<Lightbox
					pictures={photos.map((photo) => ({ ...photo, src: largeUrl(photo.src) }))}
					start={opened}
					words={words}
					onClose={() => open(undefined)}
				/>
			)}
		</>
	);
}
