/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Round numbers for an axis that begins at nought, or below it where a value does.
 * @param count about so many steps
 * @param decimals places that a number of the axis may have
 * @returns rising; the first and the last hold every value between them
 */
export function axisTicks(values: readonly number[], count: number, decimals: number): number[] {
	const min = Math.min(0, ...values);
	const max = Math.max(0, ...values);
	const raw = (max - min || 1) / count;
	const power = 10 ** Math.floor(Math.log10(raw));
	const step = STEPS.map((one) => one * power).find((one) => one >= raw * 0.999 && isShort(one, decimals)) ?? raw;
	const first = Math.floor(min / step + 1e-9);
	const last = Math.ceil(max / step - 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

const isShort = (step: number, decimals: number): boolean =>
	Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-6 * 10 ** decimals;
