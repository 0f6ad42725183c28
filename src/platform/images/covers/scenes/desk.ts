import { Sheet, times } from '../sheet.ts';
import type { Scenes } from './scene.ts';

/** Papers, keys and what reads them. */
export const desk = {
	/** An identity card over a counter's edge. */
	card(random) {
		const sheet = new Sheet();
		sheet
			.rect(300, 150, 720, 440, 0.8)
			.rect(280, 132, 720, 440, 0.05)
			.rect(280, 132, 720, 84, 0.9)
			.rect(316, 160, 250, 28, 0.1);
		sheet
			.rect(330, 256, 210, 262, 0.32)
			.disc(435, 350, 58, 0.9)
			.poly(
				[
					[348, 518],
					[366, 446],
					[435, 416],
					[504, 446],
					[522, 518],
				],
				0.9,
			);
		for (const i of times(4, (at) => at)) sheet.rect(590, 264 + i * 56, 180 + random() * 190, 22, i === 1 ? 0.94 : 0.5);
		sheet.rect(590, 486, 340, 30, (x) => (Math.floor(x / 9) % 3 ? 0.8 : 0.05)).disc(904, 330, 62, 0.16);
		return sheet.field([904, 330, 54], (_x, _y, mist) => 0.38 + 0.28 * mist, { fade: null });
	},
	/** A bunch of two keys. */
	keys(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		const turn = 0.16 + random() * 0.2;
		sheet.ring(400, 230, 128, 26, 0.8);
		for (const [angle, length] of [
			[turn, 560],
			[turn + 0.42, 480],
		] as const) {
			const at = (along: number, across: number): [number, number] => [
				400 + Math.cos(angle) * along - Math.sin(angle) * across,
				230 + Math.sin(angle) * along + Math.cos(angle) * across,
			];
			sheet
				.disc(...at(150, 0), 92, 0.94)
				.disc(...at(122, 0), 30, 0.08)
				.line(...at(220, 0), ...at(150 + length, 0), 44, 0.94);
			sheet
				.line(...at(40 + length, 0), ...at(40 + length, 74), 34, 0.94)
				.line(...at(110 + length, 0), ...at(110 + length, 56), 34, 0.94);
		}
		return sheet.field([950 + random() * 80, 190 + random() * 50, 96 + random() * 26], 0.1, {
			isFlipped,
			fade: [620, 780, 0.5],
		});
	},
	/** A magnifying glass over a label. */
	magnifier(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		sheet.rect(250, 120, 560, 500, 0.06).rect(290, 160, 300, 40, 0.9);
		for (const i of times(8, (at) => at)) sheet.rect(290, 232 + i * 44, 240 + random() * 230, 16, 0.5);
		sheet.poly(
			[
				[700, 500],
				[760, 560],
				[700, 620],
				[640, 560],
			],
			0.8,
		);
		sheet.line(880, 520, 1060, 690, 54, 0.95).disc(760, 400, 184, 0.95).disc(760, 400, 154, 0.08);
		for (const i of times(3, (at) => at)) sheet.rect(660, 322 + i * 70, 130 + random() * 70, 34, 0.86);
		return sheet.field(
			[1010 + random() * 50, 190 + random() * 60, 90 + random() * 24],
			(_x, _y, mist) => 0.3 + 0.24 * mist,
			{ isFlipped, fade: null },
		);
	},
	/** A stack of newspapers, the top one folded. */
	papers(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		for (const i of times(5, (at) => at)) {
			const x = 290 + Math.floor(random() * 30);
			sheet.rect(x, 590 - i * 34, 700, 30, 0.86).rect(x, 590 - i * 34, 700, 7, 0.1);
		}
		sheet
			.poly(
				[
					[300, 420],
					[990, 420],
					[900, 180],
					[390, 180],
				],
				0.05,
			)
			.poly(
				[
					[420, 236],
					[870, 236],
					[858, 204],
					[432, 204],
				],
				0.94,
			);
		for (const i of times(5, (at) => at)) {
			const y = 258 + i * 30;
			const wide = 222 + i * 11;
			sheet.rect(640 - wide, y, wide * 0.9, 12, 0.5).rect(660, y, wide * 0.9, 12, i < 3 ? 0.7 : 0.5);
		}
		sheet.rect(676, 256, 190, 84, 0.66);
		return sheet.field([1050 + random() * 40, 210 + random() * 60, 84 + random() * 20], 0.14, {
			isFlipped,
			fade: [640, 780, 0.5],
		});
	},
	/** A camera over a conveyor, one workpiece in its light. */
	lens(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		const seen = 2 + Math.floor(random() * 3);
		const x = 200 + seen * 190;
		sheet
			.rect(90, 70, 1100, 36, 0.9)
			.rect(x - 22, 106, 44, 60, 0.8)
			.rect(x - 100, 160, 200, 110, 0.95)
			.poly(
				[
					[x - 60, 270],
					[x + 60, 270],
					[x + 44, 320],
					[x - 44, 320],
				],
				0.8,
			)
			.disc(x + 70, 190, 12, 0.1);
		sheet.poly(
			[
				[x - 40, 320],
				[x + 40, 320],
				[x + 110, 540],
				[x - 110, 540],
			],
			0.03,
		);
		for (const i of times(6, (at) => at)) {
			const cx = 200 + i * 190;
			sheet
				.rect(cx - 36, 450, 72, 90, i === seen ? 0.94 : 0.6)
				.rect(cx - 16, 420, 32, 34, i === seen ? 0.94 : 0.6)
				.rect(cx - 36, 480, 72, 22, 0.1);
		}
		sheet.rect(60, 540, 1160, 34, 0.95);
		for (const i of times(12, (at) => at)) sheet.disc(110 + i * 98, 604, 25, 0.6);
		return sheet.field([x, 380, 40], 0.12, { isFlipped, fade: [610, 760, 0.5] });
	},
} satisfies Scenes;
