import type { Hair, Person } from '../../../shared/cover/cover-facts.ts';
import { type Sheet, type Tone, times, within } from './sheet.ts';

/** Position and size of a person in a drawing, and the side of the light. */
interface Figure {
	/** Centre of the head. */
	cx: number;
	cy: number;
	/** Half of the width of the head. */
	head: number;
	/** Half of the width of the shoulders. */
	shoulders: number;
	/** Darkness of the clothes. */
	shade?: number;
	/** Light from the left is 1, from the right -1. */
	light?: 1 | -1;
}

const DARK = 0.93;
/** Grey hair: strands with light between them. */
const GREY: Tone = (x) => (Math.floor(x / 13) % 2 ? 0.9 : 0.34);
/** Hair that leaves the face's outline free. */
const CLOSE: readonly Hair[] = ['short', 'bun', 'bald'];

/** Draws hair and scarves behind the neck and around the head. */
function hairBehind(sheet: Sheet, hair: Hair, tone: Tone, { cx, cy, head }: Figure, top: number): void {
	if (hair === 'bob') sheet.oval(cx, cy + head * 0.12, head * 1.22, head * 1.42, tone);
	if (hair === 'long')
		sheet.oval(cx, cy + head * 0.02, head * 1.2, head * 1.36, tone).poly(
			[
				[cx - head * 1.2, cy],
				[cx + head * 1.2, cy],
				[cx + head * 1.42, top + head * 1.1],
				[cx - head * 1.42, top + head * 1.1],
			],
			tone,
		);
	if (hair === 'curls')
		for (const i of times(9, (at) => at)) {
			const angle = Math.PI * (1.02 + i * 0.12);
			sheet.disc(cx + Math.cos(angle) * head * 0.98, cy + Math.sin(angle) * head * 1.04, head * 0.36, tone);
		}
	if (hair === 'bun') sheet.disc(cx + head * 0.34, cy - head * 1.42, head * 0.42, tone);
	if (hair === 'scarf')
		sheet.oval(cx, cy + head * 0.1, head * 1.26, head * 1.5, 0.82).poly(
			[
				[cx - head * 1.1, cy + head * 0.6],
				[cx + head * 1.1, cy + head * 0.6],
				[cx + head * 1.3, top + head * 0.8],
				[cx - head * 1.3, top + head * 0.8],
			],
			0.74,
		);
}

/** Draws hair and scarves over the forehead. */
function hairAbove(sheet: Sheet, hair: Hair, tone: Tone, { cx, cy, head }: Figure): void {
	const at = (x: number, y: number): [number, number] => [cx + head * x, cy + head * y];
	const side = hair === 'bob' || hair === 'long' ? 0.5 : 0.02;
	if (hair === 'short' || hair === 'bob' || hair === 'curls' || hair === 'long')
		sheet.poly(
			[
				at(-1.02, side),
				at(-1.02, -0.8),
				at(-0.5, -1.3),
				at(0.5, -1.3),
				at(1.02, -0.8),
				at(1.02, side),
				at(0.78, -0.3),
				at(0.2, -0.66),
				at(-0.7, -0.42),
			],
			tone,
		);
	if (hair === 'bun')
		sheet.poly(
			[
				at(-0.98, -0.1),
				at(-0.9, -0.8),
				at(-0.3, -1.26),
				at(0.4, -1.26),
				at(0.94, -0.7),
				at(0.98, -0.1),
				at(0.6, -0.62),
				at(-0.5, -0.62),
			],
			tone,
		);
	if (hair === 'scarf')
		sheet.poly([at(-1.1, -0.2), at(-0.7, -1.2), at(0.7, -1.2), at(1.1, -0.2), at(0.7, -0.6), at(-0.7, -0.6)], 0.82);
}

/** Draws collar, lapels or apron, which distinguish the clothes of persons. */
function clothes(sheet: Sheet, { clothes: worn }: Person, { cx, head, shoulders }: Figure, top: number): void {
	const at = (x: number, y: number): [number, number] => [cx + head * x, top + head * y];
	const both = (points: [x: number, y: number][], tone: number) => {
		for (const side of [-1, 1])
			sheet.poly(
				points.map(([x, y]) => at(x * side, y)),
				tone,
			);
	};
	if (worn === 'jacket') {
		sheet.poly([at(-0.5, 0.2), at(0.5, 0.2), at(0, 2.1)], 0.06);
		both(
			[
				[0.5, 0.1],
				[1.1, 0.5],
				[0.9, 1.2],
				[0.04, 2.2],
				[0.2, 1.5],
			],
			0.96,
		);
		sheet.poly([at(-0.13, 0.5), at(0.13, 0.5), at(0.19, 1.9), at(0, 2.2), at(-0.19, 1.9)], 0.9);
	} else if (worn === 'jumper') {
		sheet.poly([at(-0.6, -0.16), at(0.6, -0.16), at(0.7, 0.42), at(-0.7, 0.42)], (_x, y) =>
			Math.floor((y - top) / (head * 0.16)) % 2 ? 0.92 : 0.62,
		);
	} else if (worn === 'coat') {
		sheet.poly([at(-0.46, 0.1), at(0.46, 0.1), at(0, 1.1)], 0.7);
		both(
			[
				[0.44, 0],
				[1.2, 0.5],
				[0.5, 1.5],
				[0.03, 1.15],
			],
			0.05,
		);
		sheet.rect(cx - 4, top + head * 1.1, 8, 600, 0.8).rect(cx + head * 0.9, top + head * 2, head * 0.7, 9, 0.8);
	} else if (worn === 'apron') {
		for (const side of [-1, 1]) sheet.line(...at(side * 0.5, 0.1), ...at(side * 0.84, 1.5), head * 0.16, 0.95);
		sheet.rect(
			cx - Math.min(head * 1.05, shoulders * 0.7),
			top + head * 1.4,
			Math.min(head * 2.1, shoulders * 1.4),
			700,
			0.95,
		);
	} else {
		both(
			[
				[0.04, 0.72],
				[0.5, -0.06],
				[0.86, 0.34],
				[0.4, 0.98],
			],
			0.05,
		);
		sheet.rect(cx - 3, top + head * 0.8, 6, 600, 0.9);
	}
}

/** Draws a person from the chest up. */
export function drawPerson(sheet: Sheet, person: Person, figure: Figure): Sheet {
	const { cx, cy, head, shoulders, shade = 0.8, light = 1 } = figure;
	const { hair, isGrey, hasBeard, hasGlasses } = person;
	const top = cy + head * 1.22;
	const tone = isGrey ? GREY : DARK;
	hairBehind(sheet, hair, tone, figure, top);
	const torso = (rim: number): [number, number][] => {
		const half: [number, number][] = [
			[head * 0.62, top + head * 0.2 - rim],
			[shoulders * 0.82 + rim, top + head * 0.74 - rim],
			[shoulders * 0.98 + rim, top + head * 1.5 - rim * 0.4],
			[shoulders + rim, 800],
		];
		const left = half.map(([x, y]): [number, number] => [cx - x, y]).toReversed();
		return [...left, [cx, top + head * 0.62 - rim], ...half.map(([x, y]): [number, number] => [cx + x, y])];
	};
	sheet.poly(torso(16), 0.05);
	if (CLOSE.includes(hair)) sheet.oval(cx, cy, head * 1.1, head * 1.36, 0.06);
	const neck: Tone = hair === 'scarf' ? 0.7 : (x) => 0.42 + 0.3 * within((x - cx) / head + 0.5);
	sheet.poly(
		[
			[cx - head * 0.44, cy],
			[cx + head * 0.44, cy],
			[cx + head * 0.52, top + head * 0.62],
			[cx - head * 0.52, top + head * 0.62],
		],
		neck,
	);
	const cloth: Tone = (x) =>
		shade * (0.5 + 0.5 * Math.abs(within(((x - cx) / shoulders) * light * 0.7 + 0.3, -1, 1))) + 0.06;
	sheet.poly(torso(0), cloth);
	clothes(sheet, person, figure, top);
	sheet.oval(cx, cy, head * 0.94, head * 1.2, (x) =>
		within(0.14 + 0.62 * within(0.5 + (0.6 * light * (x - cx)) / head) ** 1.4),
	);
	hairAbove(sheet, hair, tone, figure);
	const at = (x: number, y: number): [number, number] => [cx + head * x, cy + head * y];
	if (hasBeard)
		sheet.poly(
			[at(-0.9, 0.2), at(-0.4, 0.5), at(0.4, 0.5), at(0.9, 0.2), at(0.62, 1.16), at(0, 1.4), at(-0.62, 1.16)],
			isGrey ? GREY : 0.9,
		);
	if (hasGlasses)
		for (const side of [-1, 1]) sheet.ring(cx + side * head * 0.42, cy - head * 0.02, head * 0.34, head * 0.13, 0.95);
	return sheet;
}
