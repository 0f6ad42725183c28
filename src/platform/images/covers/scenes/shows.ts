import { floor, Sheet, times } from '../sheet.ts';
import type { Scenes } from './scene.ts';

/** Halls, stages and what hangs in them. */
export const shows = {
	/** Banners hung from a rail. */
	banners(random, { count }) {
		const sheet = new Sheet();
		const pitch = 1120 / count;
		sheet.rect(60, 56, 1160, 16, 0.9);
		for (const i of times(count, (at) => at)) {
			const [cx, top, high, width] = [80 + pitch * (i + 0.5), 96 + random() * 60, 260 + random() * 180, pitch * 0.38];
			const tone = 0.45 + random() * 0.45;
			sheet.rect(cx - 4, 64, 8, top - 60, 0.85);
			const foot = top + high;
			const dip = random() < 0.5 ? -46 : 46;
			sheet.poly(
				[
					[cx - width, top],
					[cx + width, top],
					[cx + width, foot],
					[cx, foot + dip],
					[cx - width, foot],
				],
				(x, y) => tone * (0.72 + 0.28 * Math.cos((x - cx + y * 0.12) / 17)),
			);
			sheet.rect(cx - width * 0.5, top + 40, width, 20, 0.08);
		}
		return sheet.field([300 + random() * 680, 560 + random() * 30, 66 + random() * 16], floor(640), { fade: null });
	},
	/** An aisle between two rows of stands. */
	aisle(random) {
		const sheet = new Sheet();
		const names = times(8, () => 0.3 + random() * 0.5);
		for (const i of times(4, (at) => at)) {
			const near = 0.34 + (3 - i) * 0.22;
			const far = near * 0.62;
			const at = (share: number, up: number): [number, number] => [640 - 640 * share, 400 - up * share];
			const other = ([x, y]: [number, number]): [number, number] => [1280 - x, y];
			const tone = 0.3 + i * 0.1;
			const side = [at(near + 0.3, 330), at(far + 0.3, 330), at(far + 0.3, -250), at(near + 0.3, -250)];
			const sign = [at(near + 0.28, 330), at(far + 0.32, 330), at(far + 0.32, 230), at(near + 0.28, 230)];
			sheet
				.poly(side, tone)
				.poly(side.map(other), tone + 0.08)
				.poly(sign, 0.94)
				.poly(sign.map(other), 0.94);
			const label = [at(near + 0.2, 300), at(far + 0.36, 300), at(far + 0.36, 260), at(near + 0.2, 260)];
			sheet.poly(label, 0.94 - (names[i] ?? 0)).poly(label.map(other), 0.94 - (names[i + 4] ?? 0));
		}
		return sheet.field([640, 330 + random() * 30, 60 + random() * 16], floor(470), { fade: null });
	},
	/** Rows of chairs before a stage. */
	seats(random) {
		const sheet = new Sheet();
		sheet
			.rect(340, 120, 600, 250, 0.9)
			.rect(364, 144, 552, 200, 0.08)
			.rect(420, 190, 260, 24, 0.7)
			.rect(420, 240, 380, 14, 0.42)
			.rect(420, 276, 330, 14, 0.42);
		sheet.rect(200, 392, 880, 44, 0.95).rect(930, 300, 70, 92, 0.8);
		for (const row of times(4, (at) => at)) {
			const [y, width] = [452 + row * 62, 58 + row * 16];
			for (const i of times(13, (at) => at)) {
				const x = 640 + (i - 6.5) * (width + 16);
				const isTaken = random() < 0.3;
				sheet.rect(x, y, width, 46, isTaken ? 0.94 : 0.62);
				if (isTaken) sheet.disc(x + width / 2, y - 8, width * 0.28, 0.94);
			}
		}
		return sheet.field([200 + random() * 30, 210 + random() * 50, 78 + random() * 18], 0.09, {
			isFlipped: random() < 0.5,
			fade: [680, 800, 0.4],
		});
	},
	/** A lectern with a microphone, a curtain behind. */
	lectern(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		sheet.rect(60, 0, 1160, 560, (x) => 0.16 + 0.16 * Math.abs(Math.sin(x / 46)));
		sheet
			.poly(
				[
					[470, 300],
					[810, 300],
					[780, 360],
					[500, 360],
				],
				0.95,
			)
			.poly(
				[
					[510, 360],
					[770, 360],
					[740, 610],
					[540, 610],
				],
				0.72,
			)
			.rect(500, 606, 280, 26, 0.95);
		sheet
			.line(690, 300, 730, 190, 10, 0.95)
			.oval(736, 172, 20, 30, 0.95)
			.line(600, 300, 566, 210, 10, 0.95)
			.oval(560, 194, 20, 30, 0.95);
		sheet.disc(640, 470, 52, 0.94).rect(90, 632, 1100, 26, 0.8);
		return sheet.field([640, 470, 44], 0.09, { isFlipped, fade: [650, 780, 0.5] });
	},
	/** A visitor's badge on its ribbon. */
	badge(random) {
		const sheet = new Sheet();
		const lean = (random() - 0.5) * 120;
		sheet
			.line(440 + lean, 0, 622, 240, 44, 0.66)
			.line(840 + lean, 0, 658, 240, 44, 0.86)
			.rect(616, 220, 48, 66, 0.95);
		sheet
			.rect(426, 286, 460, 380, 0.84)
			.rect(410, 270, 460, 380, 0.05)
			.rect(410, 270, 460, 76, 0.92)
			.rect(600, 288, 80, 20, 0.06);
		sheet.rect(456, 390, 260, 44, 0.9).rect(456, 458, 180, 20, 0.5).rect(456, 496, 140, 20, 0.5);
		const squares = times(36, () => random() < 0.5);
		sheet.rect(700, 480, 132, 132, (x, y) =>
			squares[Math.floor((x - 700) / 22) + Math.floor((y - 480) / 22) * 6] ? 0.94 : 0.05,
		);
		return sheet.field([516, 580, 50], (_x, _y, mist) => 0.3 + 0.26 * mist, { fade: null });
	},
} satisfies Scenes;
