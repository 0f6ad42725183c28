import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import type { GalleryPicture, GalleryWords } from '../browser/pages/gallery-words';
import styles from './lightbox.css?url';

/** Pixels a finger must travel sideways to turn the page. */
const SWIPE = 48;

interface LightboxProps {
	/** At least one. */
	pictures: GalleryPicture[];
	/** Index of the picture it opens with. */
	start: number;
	words: GalleryWords;
	onClose(): void;
}

/**
 * Pictures over the whole window, one at a time: arrow keys, Home, End, buttons or a swipe turn the page; Escape closes.
 * To be opened in a transition, which waits for its styles.
 */
export function Lightbox({ pictures, start, words, onClose }: LightboxProps) {
	const [at, setAt] = useState(start);
	const swipe = useRef<{ x: number; y: number }>(undefined);
	const count = pictures.length;
	const picture = pictures[at];
	useEffect(() => {
		// The neighbours are fetched ahead, so that a turn shows its picture at once.
		for (const step of [1, count - 1]) {
			const other = pictures[(at + step) % count];
			if (other) new Image().src = other.src;
		}
	}, [pictures, at, count]);
	if (!picture) return null;

	const position = words.position.replace('#', String(at + 1)).replace('#', String(count));
	const turn = (steps: number) => setAt((now) => (now + steps + count) % count);
	const onKeyDown = (event: KeyboardEvent) => {
		const to = { ArrowLeft: (at - 1 + count) % count, ArrowRight: (at + 1) % count, Home: 0, End: count - 1 }[
			event.key
		];
		if (to === undefined) return;
		event.preventDefault();
		setAt(to);
	};
	const onPointerDown = (event: PointerEvent) => {
		swipe.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
	};
	const onPointerUp = (event: PointerEvent) => {
		const from = swipe.current;
		swipe.current = undefined;
		if (!from) return;
		const x = event.clientX - from.x;
		if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(event.clientY - from.y)) turn(x < 0 ? 1 : -1);
	};

	return (
		<Dialog
			label={words.pictures}
			className="lightbox"
			styles={styles}
			onClose={onClose}
			onKeyDown={onKeyDown}
			onPointerDown={onPointerDown}
			onPointerUp={onPointerUp}
		>
			{(close) => (
				<div className="in">
					<div className="top">
						<p>{position}</p>
						<button className="iconbtn" type="button" aria-label={words.close} onClick={close}>
							<Icon name="close" />
						</button>
					</div>
					<div className="stage">
						<img key={picture.src} src={picture.src} alt={picture.alt} draggable={false} />
					</div>
					<div className="under">
						{count > 1 && (
							<button className="iconbtn" type="button" aria-label={words.previous} onClick={() => turn(-1)}>
								<Icon name="previous" />
							</button>
						)}
						{picture.caption && <p>{picture.caption}</p>}
						{count > 1 && (
							<button className="iconbtn" type="button" aria-label={words.next} onClick={() => turn(1)}>
								<Icon name="next" />
							</button>
						)}
					</div>
					<p className="vh" role="status">
						{[position, picture.alt || picture.caption].filter(Boolean).join('. ')}
					</p>
				</div>
			)}
		</Dialog>
	);
}
