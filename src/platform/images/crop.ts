/** Point of interest, 0 to 1 from the left and from the top. */
export interface Focus {
	x: number;
	y: number;
}

/** The part of a picture that fills a box of the preset's shape, as near to the point of interest as it can be. */
export function cropAround(
	width: number,
	height: number,
	preset: { width: number; height: number },
	focus: Focus,
): { left: number; top: number; width: number; height: number } {
	const ratio = preset.width / preset.height;
	const cropWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
	const cropHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
	const within = (middle: number, size: number, max: number) =>
		Math.min(Math.max(0, Math.round(middle - size / 2)), max - size);
	return {
		left: within(focus.x * width, cropWidth, width),
		top: within(focus.y * height, cropHeight, height),
		width: cropWidth,
		height: cropHeight,
	};
}
