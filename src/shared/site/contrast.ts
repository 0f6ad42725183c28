import { colours } from './colours';

/**
 * Colours that the accent must contrast with: that of words on it, and the night background in the light and the dark
 * scheme.
 */
const DARK = [colours.onLamp, colours.night, colours.nightByDark] as const;
/** Least contrast of text, by WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
		const share = value / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). @param one as `#ffc62e` */
export function contrastOf(one: string, other: string): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

/** The least contrast that text has where the colour is the accent. */
export const contrastOfAccent = (colour: string): number => Math.min(...DARK.map((dark) => contrastOf(colour, dark)));

/** Whether text on the accent, and text in it, can be read. */
export const isAccent = (colour: string): boolean =>
	/^#[0-9a-f]{6}$/.test(colour) && contrastOfAccent(colour) >= MIN_CONTRAST;

/** Mixes a colour with a share of another one. @param share from 0 to 1 */
export const mixed = (colour: string, other: string, share: number): string =>
	`#${channels(colour)
		.map((value, i) => Math.round(value + ((channels(other)[i] ?? 0) - value) * share))
		.map((value) => value.toString(16).padStart(2, '0'))
		.join('')}`;

/** The nearest lighter colour that can be an accent. */
export function lighterAccent(colour: string): string {
	for (let share = 0; share <= 1; share += 0.02) {
		const lighter = mixed(colour, '#ffffff', share);
		if (isAccent(lighter)) return lighter;
	}
	return '#ffffff';
}
