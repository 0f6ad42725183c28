/** Pixels that a sign of a label takes on the average, rounded up. */
const SIGN = 7;
/** Pixels from a line of labels to the next. */
export const LABEL_LINE = 16;

/**
 * Labels under a drawing, so that none is cut off or lies over another.
 * @param middles where each points to, in pixels from the left, rising
 * @returns the middle of each label and the line it stands in, 0 for the first
 */
export function placeLabels(
	middles: readonly number[],
	texts: readonly string[],
	width: number,
): { x: number; line: number }[] {
	const ends: number[] = [];
	return middles.map((middle, i) => {
		const half = ((texts[i]?.length ?? 0) * SIGN) / 2;
		const x = Math.min(Math.max(middle, half), width - half);
		const free = ends.findIndex((end) => end <= x - half);
		const line = free < 0 ? ends.length : free;
		ends[line] = x + half;
		return { x, line };
	});
}
