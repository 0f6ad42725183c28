import { useEffect, useId, useState } from 'react';
import type { PicturePoint } from '../../api/newsroom/desk/media-calls';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { staffFile } from '../media/staff-file';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';

interface Point {
	x: number;
	y: number;
}

/** Position of the cut in lists: top, middle or bottom, like the classes `focus-top` and `focus-bottom` of the site. */
const bandOf = ({ y }: Point) => `50% ${y < 0.4 ? 25 : y > 0.6 ? 75 : 50}%`;

/**
 * Position of a cut of the given shape that keeps the point as near to its middle as possible.
 * @param ratio width divided by height
 */
function exactly({ x, y }: Point, { width, height }: PicturePoint, ratio: number): string {
	if (!width || !height) return '50% 50%';
	const place = (point: number, size: number, cut: number) =>
		size <= cut ? 50 : Math.min(100, Math.max(0, ((point * size - cut / 2) / (size - cut)) * 100));
	return `${place(x, width, Math.min(width, height * ratio))}% ${place(y, height, Math.min(height, width / ratio))}%`;
}

/** The three shapes in which readers see it. */
const CUTS = [
	{ name: 'wide', of: (point: Point) => bandOf(point) },
	{ name: 'square', of: (point: Point) => bandOf(point) },
	{ name: 'card', of: (point: Point, picture: PicturePoint) => exactly(point, picture, 1.91) },
] as const;

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

function Chooser({ picture }: { picture: PicturePoint }) {
	const { picture: words } = useWords();
	const id = useId();
	const [saved, keep] = useState<Point>({ x: picture.focus_x, y: picture.focus_y });
	const [point, move] = useState(saved);
	const { failure, isBusy, attempt } = useTry();
	const isSame = point.x === saved.x && point.y === saved.y;
	const send = (next: Point, undo?: Point) =>
		attempt(async () => {
			const body = { focus_x: next.x, focus_y: next.y };
			await ask(`media/${picture.id}/focus`, { method: 'PATCH', body });
			keep(next);
			move(next);
			say(words.saved, undo && (() => void send(undo)));
		});
	return (
		<div className="fpt">
			<div className="fpt__of">
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: the two sliders below do the same by key. */}
				{/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
				<img
					src={`${staffFile(picture.src)}?style=card_480`}
					alt=""
					onClick={(event) => {
						if (!picture.may_change) return;
						const box = event.currentTarget.getBoundingClientRect();
						move({
							x: rounded((event.clientX - box.left) / box.width),
							y: rounded((event.clientY - box.top) / box.height),
						});
					}}
				/>
				<span className="fpt__at" aria-hidden="true" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
			</div>
			<ul className="fpt__cuts">
				{CUTS.map(({ name, of }) => (
					<li key={name}>
						<img
							className={`fpt__${name}`}
							src={`${staffFile(picture.src)}?style=card_480`}
							alt=""
							style={{ objectPosition: of(point, picture) }}
						/>
						<span className="meta">{words.cuts[name]}</span>
					</li>
				))}
			</ul>
			{picture.may_change && (
				<>
					{(['x', 'y'] as const).map((axis) => (
						<div key={axis}>
							<label className="label" htmlFor={`${id}-${axis}`}>
								{words[axis]}
							</label>
							<input
								id={`${id}-${axis}`}
								type="range"
								min={0}
								max={100}
								value={Math.round(point[axis] * 100)}
								onChange={({ target }) => move({ ...point, [axis]: Number(target.value) / 100 })}
							/>
						</div>
					))}
					<button
						type="button"
						className="btn btn--line"
						aria-disabled={isBusy || isSame}
						onClick={() => !isSame && void send(point, saved)}
					>
						{words.save}
					</button>
					<p className="help">{words.line}</p>
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure?.text}
					</p>
				</>
			)}
		</div>
	);
}

/** The point of interest of a picture, and the three cuts around it. @param id its number */
export function FocalPoint({ id }: { id: string }) {
	const [picture, set] = useState<PicturePoint>();
	useEffect(() => {
		const control = new AbortController();
		// Without it the field is a field still.
		ask<PicturePoint>(`media/${id}/focus`, { signal: control.signal }).then(set, () => {});
		return () => control.abort();
	}, [id]);
	return picture && String(picture.id) === id ? <Chooser key={id} picture={picture} /> : null;
}
