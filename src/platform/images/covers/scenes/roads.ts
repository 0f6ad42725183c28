import { round, Sheet, smooth, times } from '../sheet.ts';
import type { Scenes } from './scene.ts';

/** Scenes of goods that are carried, stacked and shown. */
export const roads = {
	/** A lorry on a road. */
	lorry(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		sheet.rect(180, 190, 640, 330, 0.66).rect(180, 190, 640, 24, 0.95).rect(180, 496, 640, 34, 0.95);
		for (const i of times(7, (at) => at)) sheet.rect(230 + i * 84, 214, 8, 282, 0.9);
		sheet
			.poly(
				[
					[840, 530],
					[840, 270],
					[980, 270],
					[1060, 390],
					[1080, 530],
				],
				0.92,
			)
			.poly(
				[
					[880, 390],
					[880, 306],
					[966, 306],
					[1018, 390],
				],
				0.1,
			)
			.rect(820, 480, 40, 40, 0.9);
		for (const x of [280, 400, 700, 960]) sheet.disc(x, 548, 56, 0.96).disc(x, 548, 22, 0.16);
		return sheet.field(
			[1030 + random() * 60, 150 + random() * 40, 84 + random() * 20],
			(_x, y, mist) => (y > 596 ? 0.4 + 0.3 * mist : 0.09 + 0.13 * mist),
			{ isFlipped, fade: null },
		);
	},
	/** Pallets wrapped in film. */
	pallets(random, { count }) {
		const sheet = new Sheet();
		const width = 960 / count;
		for (const i of times(count, (at) => at)) {
			const [x, rows] = [170 + i * width, 3 + Math.floor(random() * 3)];
			for (const j of times(rows, (at) => at))
				for (const k of times(3, (at) => at))
					sheet.rect(x + (k * (width - 40)) / 3, 566 - (j + 1) * 86, (width - 52) / 3, 78, 0.4 + random() * 0.5);
			sheet
				.line(x, 540 - rows * 60, x + width - 44, 566 - rows * 86, 10, 0.06)
				.line(x, 560, x + width - 44, 540 - rows * 50, 10, 0.06);
			sheet.rect(x - 10, 568, width - 24, 16, 0.95).rect(x - 10, 604, width - 24, 16, 0.95);
			for (const k of times(3, (at) => at)) sheet.rect(x - 6 + (k * (width - 62)) / 2, 584, 32, 20, 0.9);
		}
		sheet.rect(100, 620, 1080, 14, 0.5);
		return sheet.field([300 + random() * 640, 120 + random() * 20, 72 + random() * 14], 0.09, {
			fade: [600, 770, 0.6],
		});
	},
	/** Cartons of different heights. */
	boxes(random) {
		const sheet = new Sheet();
		const count = 4;
		for (const i of times(count, (at) => at)) {
			const [x, width, top, tone] = [190 + i * 226, 160 + random() * 40, 220 + random() * 230, 0.5 + random() * 0.4];
			sheet.rect(x, top, width, 620 - top, tone);
			sheet.poly(
				[
					[x + width, top],
					[x + width + 46, top - 26],
					[x + width + 46, 594],
					[x + width, 620],
				],
				tone * 0.5,
			);
			sheet.poly(
				[
					[x, top],
					[x + 46, top - 26],
					[x + width + 46, top - 26],
					[x + width, top],
				],
				0.2,
			);
			sheet
				.rect(x + width * 0.46, top, width * 0.1, 60, 0.1)
				.rect(x + 18, 540, width * 0.4, 40, 0.08)
				.rect(x, top + 58, width, 8, 0.95);
		}
		return sheet.field([300 + random() * 640, 130 + random() * 30, 84 + random() * 20], 0.09, {
			fade: [540, 740, 0.7],
		});
	},
	/** Vessels of different heights, turned and unlabelled. */
	vessels(random, { count }) {
		const gap = 1280 / (count + 1);
		const widest = [190, 150, 112, 92][count - 1] ?? 92;
		const vessels = times(count, (i) => ({
			cx: gap * (i + 1) + (random() - 0.5) * 50,
			half: widest * (0.8 + random() * 0.3),
			top: 100 + random() * 140,
			neck: 0.3 + random() * 0.3,
			lip: 34 + random() * 50,
		}));
		const widthAt = (vessel: (typeof vessels)[number], y: number) => {
			const shoulder = vessel.top + 150 + vessel.lip;
			if (y <= vessel.top) return 0;
			if (y < vessel.top + vessel.lip) return vessel.half * vessel.neck;
			return vessel.half * (vessel.neck + (1 - vessel.neck) * smooth(vessel.top + vessel.lip, shoulder, y));
		};
		return {
			lamp: [gap * 1.5, 210 + random() * 60, 84 + random() * 26],
			tone(x, y, mist) {
				const air = 0.08 + 0.16 * mist * smooth(300, 720, y);
				if (y > 640) return 0.4 * (1 - smooth(640, 720, y)) + 0.1;
				for (const vessel of vessels) {
					const half = widthAt(vessel, y);
					const u = half > 0 ? (x - vessel.cx) / half : 1;
					if (Math.abs(u) < 1) return round(u) * (1 - 0.6 * smooth(470, 735, y + (mist - 0.5) * 200));
				}
				return air;
			},
		};
	},
	/** Licences: sheets of paper, the lamp as their stamp. */
	licences(random) {
		const sheet = new Sheet();
		const count = 2 + Math.floor(random() * 2);
		let [lampX, lampY] = [0, 0];
		for (const i of times(count, (at) => at)) {
			const [x, y] = [640 - (count - 1) * 130 + i * 260 - 170, 84 + (i % 2) * 56 + random() * 30];
			sheet
				.rect(x + 20, y + 22, 350, 478, 0.84)
				.rect(x, y, 350, 478, 0.05)
				.rect(x + 44, y + 46, 180, 28, 0.86);
			for (const j of times(6, (at) => at)) sheet.rect(x + 44, y + 116 + j * 46, 262 - (j > 3 ? 110 : 0), 16, 0.6);
			sheet.rect(x + 44, y + 410, 130, 14, 0.8);
			[lampX, lampY] = [x + 254, y + 370];
		}
		return sheet.field(
			[lampX, lampY, 72 + random() * 14],
			(_x, y, mist) => 0.42 + 0.3 * mist - 0.2 * smooth(0, 500, y),
			{ fade: [600, 780, 0.5] },
		);
	},
} satisfies Scenes;
