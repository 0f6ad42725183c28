/** The means to compose a scene: a sheet of shapes, and the light on them. Pure, and the same on every machine. */

/** Size of every drawing, in its own units. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** Numbers from 0 up to 1, always the same ones for a seed. */
export type Random = () => number;

/**
 * Darkness from 0 to 1 at a point; below 0 the shape leaves what is behind it. `mist` is the thickness of the mist
 * there, 0 to 1.
 */
export type Tone = number | ((x: number, y: number, mist: number) => number);

/** A drawing before it is cut into lines. */
export interface Field {
	/** Middle and radius of the lamp. */
	lamp: readonly [x: number, y: number, radius: number];
	tone(x: number, y: number, mist: number): number;
	/** How far the lines are lifted at a point; level lines without it. */
	lift?(x: number, y: number): number;
	/** True where the lines run straight: a drawing of cells would look torn. */
	isLevel?: boolean;
}

export const within = (x: number, low = 0, high = 1): number => Math.min(Math.max(x, low), high);

/** From 0 at `a` to 1 at `b`, without a corner. */
export const smooth = (a: number, b: number, x: number): number => {
	const t = within((x - a) / (b - a));
	return t * t * (3 - 2 * t);
};

/** Darkness across a round body lit from the left; `u` runs from -1 to 1. */
export const round = (u: number): number => (Math.abs(u) >= 1 ? 0 : 0.34 + 0.62 * Math.abs(u * 0.72 + 0.28) ** 1.25);

/** Results of `make` for 0 up to, but without, `count`. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i));

type Point = readonly [x: number, y: number];

interface Shape {
	left: number;
	top: number;
	right: number;
	bottom: number;
	/** True inside the shape; the whole box where it is left out. */
	holds?: (x: number, y: number) => boolean;
	tone: Tone;
}

interface FieldOptions {
	/**
	 * Heights between which the ground fades into the mist, and the share of its darkness that it loses; null for no
	 * mist.
	 */
	fade?: readonly [from: number, to: number, share: number] | null;
	/** True for a mirrored drawing. */
	isFlipped?: boolean;
}

function isInside(points: readonly Point[], x: number, y: number): boolean {
	let inside = false;
	let [px, py] = points.at(-1) ?? [0, 0];
	for (const [qx, qy] of points) {
		if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
		[px, py] = [qx, qy];
	}
	return inside;
}

const toneAt = (tone: Tone, x: number, y: number, mist: number) =>
	typeof tone === 'function' ? tone(x, y, mist) : tone;

/**
 * A sheet of shapes: the last one that covers a point gives its darkness. Every method adds a shape and returns the
 * sheet.
 */
export class Sheet {
	readonly #shapes: Shape[] = [];

	#add(left: number, top: number, right: number, bottom: number, tone: Tone, holds?: Shape['holds']): this {
		this.#shapes.push({ left, top, right, bottom, tone, ...(holds && { holds }) });
		return this;
	}

	rect(x: number, y: number, width: number, height: number, tone: Tone): this {
		return this.#add(x, y, x + width, y + height, tone);
	}

	disc(cx: number, cy: number, radius: number, tone: Tone): this {
		return this.oval(cx, cy, radius, radius, tone);
	}

	oval(cx: number, cy: number, rx: number, ry: number, tone: Tone): this {
		return this.#add(
			cx - rx,
			cy - ry,
			cx + rx,
			cy + ry,
			tone,
			(x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1,
		);
	}

	ring(cx: number, cy: number, radius: number, width: number, tone: Tone): this {
		return this.#add(cx - radius, cy - radius, cx + radius, cy + radius, tone, (x, y) => {
			const d = Math.hypot(x - cx, y - cy);
			return d < radius && d > radius - width;
		});
	}

	/** An upright round body. @param half half of its width */
	tube(cx: number, half: number, y: number, height: number, strength = 1, least = 0): this {
		return this.rect(cx - half, y, half * 2, height, (x) => least + round((x - cx) / half) * strength);
	}

	line(x0: number, y0: number, x1: number, y1: number, width: number, tone: Tone): this {
		const [dx, dy, half] = [x1 - x0, y1 - y0, width / 2];
		const length = dx * dx + dy * dy || 1;
		return this.#add(
			Math.min(x0, x1) - half,
			Math.min(y0, y1) - half,
			Math.max(x0, x1) + half,
			Math.max(y0, y1) + half,
			tone,
			(x, y) => {
				const t = within(((x - x0) * dx + (y - y0) * dy) / length);
				return Math.hypot(x - x0 - t * dx, y - y0 - t * dy) < half;
			},
		);
	}

	poly(points: readonly Point[], tone: Tone): this {
		const xs = points.map(([x]) => x);
		const ys = points.map(([, y]) => y);
		return this.#add(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), tone, (x, y) =>
			isInside(points, x, y),
		);
	}

	/** The sheet as a drawing, with its lamp and what lies behind all shapes. */
	field(
		lamp: Field['lamp'],
		ground: Tone = 0.09,
		{ fade = [560, 760, 0.6], isFlipped = false }: FieldOptions = {},
	): Field {
		const shapes = this.#shapes;
		return {
			lamp: isFlipped ? [WIDTH - lamp[0], lamp[1], lamp[2]] : lamp,
			tone(seen, y, mist) {
				const x = isFlipped ? WIDTH - seen : seen;
				let dark = typeof ground === 'number' ? ground + 0.13 * mist : ground(x, y, mist);
				for (const shape of shapes) {
					if (x <= shape.left || x >= shape.right || y <= shape.top || y >= shape.bottom) continue;
					if (shape.holds && !shape.holds(x, y)) continue;
					const own = toneAt(shape.tone, x, y, mist);
					if (own >= 0) dark = own;
				}
				return fade ? dark * (1 - fade[2] * smooth(fade[0], fade[1], y + (mist - 0.5) * 160)) : dark;
			},
		};
	}
}

/** Water from a height downwards, mist above it. */
export const water =
	(from: number, above = 0.1): Tone =>
	(_x, y, mist) =>
		y > from ? 0.2 + 0.42 * mist - 0.1 * smooth(from, HEIGHT, y) : above + 0.13 * mist;

/** A floor of boards that run away from the reader, mist above it. */
export const floor =
	(from: number, above = 0.09): Tone =>
	(x, y, mist) =>
		y > from
			? 0.16 + 0.42 * (Math.floor(((x - 640) / (y - from + 60)) * 3 + 40) % 2) * (1 - 0.4 * mist)
			: above + 0.13 * mist;
