/** A rectangle that words or a mark take. */
export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** Words that look for a place. */
export interface Wanted {
	/** Pixels. */
	width: number;
	height: number;
	/** Corners at the upper left that would do, the best first. */
	places: readonly { x: number; y: number }[];
}

const areOver = (a: Box, b: Box): boolean =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * What a line through points takes, in short pieces: words keep clear of it.
 * @param half pixels of a point to each side
 */
export function boxesAlong(line: readonly { x: number; y: number }[], half: number): Box[] {
	const box = (x: number, y: number, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by });
	return line.flatMap((to, i) => {
		const from = line[i - 1] ?? to;
		const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6);
		const between = Array.from({ length: pieces }, (_, n) =>
			box(from.x + ((to.x - from.x) * n) / pieces, from.y + ((to.y - from.y) * n) / pieces, 2),
		);
		return [box(to.x, to.y, half), ...between];
	});
}

/**
 * Places for words, so that none is cut off or lies over other words or a mark; what finds no place has none.
 * @param wanted the most important first
 * @param taken what nothing may cover
 */
export function placeLabels(
	wanted: readonly Wanted[],
	frame: Box,
	taken: readonly Box[],
): ({ x: number; y: number } | undefined)[] {
	const used = [...taken];
	return wanted.map(({ width, height, places }) => {
		const place = places.find(({ x, y }) => {
			const box = { left: x, right: x + width, top: y, bottom: y + height };
			const isInside =
				box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
			return isInside && !used.some((other) => areOver(box, other));
		});
		if (place) used.push({ left: place.x, right: place.x + width, top: place.y, bottom: place.y + height });
		return place;
	});
}
