import type { Person } from '../../../../shared/cover/cover-facts.ts';
import type { PortraitPlace } from '../../../../shared/cover/scene-names.ts';
import { drawPerson } from '../person.ts';
import { type Field, type Random, Sheet, times, water } from '../sheet.ts';
import type { Scene } from './scene.ts';

/** A place for a portrait: what is drawn behind and in front of the person, and its lamp. */
interface Setting {
	behind(sheet: Sheet, random: Random): void;
	before?(sheet: Sheet, random: Random): void;
	lamp(random: Random): Field['lamp'];
	ground?: Parameters<Sheet['field']>[1];
}

const numbers = (count: number) => times(count, (at) => at);

const settings: Record<PortraitPlace, Setting> = {
	desk: {
		behind: (sheet) => {
			sheet
				.rect(860, 120, 250, 250, 0.5)
				.rect(880, 140, 210, 210, 0.12)
				.line(880, 245, 1090, 245, 10, 0.5)
				.line(985, 140, 985, 350, 10, 0.5);
		},
		before: (sheet) => {
			sheet
				.rect(60, 600, 1160, 34, 0.96)
				.rect(60, 634, 1160, 90, 0.44)
				.poly(
					[
						[250, 600],
						[330, 560],
						[470, 560],
						[410, 600],
					],
					0.06,
				)
				.poly(
					[
						[870, 600],
						[900, 566],
						[1030, 566],
						[1020, 600],
					],
					0.06,
				);
		},
		lamp: (random) => [230 + random() * 50, 220 + random() * 50, 92],
	},
	bench: {
		behind: (sheet, random) => {
			for (const i of numbers(6)) {
				const [cx, level] = [880 + i * 54, 330 + random() * 120];
				sheet
					.rect(cx - 17, 240, 34, 12, 0.92)
					.rect(cx - 14, 252, 28, 240, (x, y) => (y > level ? 0.7 : Math.abs(x - cx) > 9 ? 0.8 : 0.1));
			}
			sheet.rect(840, 320, 360, 24, 0.95).rect(840, 492, 360, 28, 0.95);
			sheet
				.rect(178, 300, 64, 110, 0.6)
				.poly(
					[
						[178, 400],
						[242, 400],
						[330, 560],
						[90, 560],
					],
					0.66,
				)
				.rect(166, 284, 88, 22, 0.94);
		},
		before: (sheet) => void sheet.rect(60, 612, 1160, 30, 0.96),
		lamp: (random) => [330 + random() * 30, 170 + random() * 30, 80],
	},
	shelves: {
		behind: (sheet, random) => {
			for (const y of [190, 360, 530]) {
				for (const i of numbers(15)) {
					const high = 56 + random() * 70;
					if (i < 4 || i > 9) sheet.rect(90 + i * 74, y - high, 56, high, 0.3 + random() * 0.5);
				}
				sheet.rect(70, y, 1140, 20, 0.9);
			}
		},
		lamp: (random) => [980 + random() * 40, 270, 62],
	},
	quay: {
		behind: (sheet, random) => {
			sheet
				.line(850, 560, 880, 190, 22, 0.9)
				.line(1050, 560, 1020, 190, 22, 0.9)
				.rect(700, 170, 480, 28, 0.95)
				.line(940, 176, 950, 70, 20, 0.9)
				.line(950, 74, 740, 172, 9, 0.8)
				.rect(760, 198, 46, 26, 0.9)
				.line(782, 220, 782, 300, 7, 0.8)
				.rect(734, 300, 96, 50, 0.7);
			for (const i of numbers(4))
				for (const j of numbers(1 + Math.floor(random() * 3)))
					sheet.rect(80 + i * 104, 540 - j * 54, 96, 47, 0.34 + random() * 0.5);
			sheet.rect(0, 588, 1280, 24, 0.9);
		},
		lamp: (random) => [240 + random() * 40, 210 + random() * 40, 84],
		ground: water(612),
	},
	window: {
		behind: (sheet) => {
			sheet.rect(700, 60, 460, 470, 0.6);
			for (const i of numbers(2)) for (const j of numbers(2)) sheet.rect(722 + i * 216, 82 + j * 220, 200, 206, 0.05);
			for (const i of numbers(5)) sheet.rect(730 + i * 84, 420 - (i % 3) * 50, 60, 86 + (i % 3) * 50, 0.4);
			sheet.rect(680, 530, 500, 26, 0.94);
		},
		lamp: (random) => [1040 + random() * 30, 170 + random() * 20, 66],
	},
	plant: {
		behind: (sheet) => {
			sheet
				.tube(170, 84, 190, 420, 0.9)
				.oval(170, 190, 84, 26, 0.5)
				.tube(1080, 100, 130, 480, 0.9)
				.oval(1080, 130, 100, 30, 0.5);
			sheet
				.line(170, 110, 1080, 110, 26, 0.8)
				.line(170, 110, 170, 180, 26, 0.8)
				.line(900, 110, 900, 560, 22, 0.66)
				.disc(900, 320, 34, 0.95)
				.disc(900, 320, 16, 0.1);
			sheet.rect(0, 600, 1280, 22, 0.8);
		},
		lamp: (random) => [340 + random() * 20, 240 + random() * 30, 66],
	},
	stage: {
		behind: (sheet) => {
			sheet.rect(0, 0, 1280, 600, (x) => 0.14 + 0.16 * Math.abs(Math.sin(x / 52)));
		},
		before: (sheet) => {
			sheet
				.poly(
					[
						[430, 560],
						[850, 560],
						[820, 610],
						[460, 610],
					],
					0.96,
				)
				.poly(
					[
						[470, 610],
						[810, 610],
						[800, 720],
						[480, 720],
					],
					0.66,
				);
			sheet.line(800, 560, 770, 470, 12, 0.96).oval(764, 452, 20, 30, 0.96);
		},
		lamp: (random) => [1010 + random() * 60, 180 + random() * 50, 92],
	},
	drawers: {
		behind: (sheet, random) => {
			for (const column of [70, 240, 870, 1040])
				for (const j of numbers(6)) {
					const tone = 0.34 + random() * 0.4;
					sheet
						.rect(column, 90 + j * 86, 156, 76, tone)
						.rect(column + 54, 116 + j * 86, 48, 14, 0.95)
						.rect(column + 40, 140 + j * 86, 76, 10, 0.1);
				}
			sheet.rect(874, 266, 180, 90, 0.94);
		},
		lamp: (random) => [470 + random() * 10, 130, 56],
	},
};

/** Draws a person in a place; the head stays inside every crop, from a square to a band. */
const portrait =
	(place: PortraitPlace): Scene =>
	(random, { people }) => {
		const sheet = new Sheet();
		const setting = settings[place];
		const isFlipped = random() < 0.5;
		setting.behind(sheet, random);
		const [person] = people as readonly [Person];
		drawPerson(sheet, person, {
			cx: 600 + random() * 60,
			cy: 280 + random() * 16,
			head: 100 + random() * 12,
			shoulders: 230 + random() * 40,
			shade: 0.5 + random() * 0.4,
			light: random() < 0.5 ? 1 : -1,
		});
		setting.before?.(sheet, random);
		return sheet.field(setting.lamp(random), setting.ground ?? 0.09, { isFlipped, fade: [620, 770, 0.6] });
	};

export const portraits: Record<PortraitPlace, Scene> = {
	desk: portrait('desk'),
	bench: portrait('bench'),
	shelves: portrait('shelves'),
	quay: portrait('quay'),
	window: portrait('window'),
	plant: portrait('plant'),
	stage: portrait('stage'),
	drawers: portrait('drawers'),
};
