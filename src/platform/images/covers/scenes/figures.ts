import { type Field, Sheet, smooth, times, water, within } from '../sheet.ts';
import type { Scenes } from './scene.ts';

/** Numbers, fields and layers: what has no body. */
export const figures = {
	/** Columns of a chart, the last one high or low. */
	columns(random) {
		const sheet = new Sheet();
		const n = 9 + Math.floor(random() * 4);
		const width = 1000 / n;
		const rises = random() < 0.6;
		for (const i of times(n, (at) => at)) {
			const high = 90 + ((rises ? i + 1 : n - i) / n) * 320 + (random() - 0.5) * 110;
			sheet.rect(150 + i * width, 640 - high, width * 0.74, high, (x) => 0.42 + (0.4 * (x - 150 - i * width)) / width);
			sheet.rect(150 + i * width, 640 - high, width * 0.74, 12, 0.95);
		}
		sheet.rect(130, 640, 1020, 12, 0.9);
		return sheet.field(
			[rises ? 320 + random() * 120 : 820 + random() * 120, 190 + random() * 40, 96 + random() * 34],
			0.1,
			{
				fade: [420, 660, 0.5],
			},
		);
	},
	/** Hills that are one long line of figures. */
	hills(random) {
		const peaks = times(5 + Math.floor(random() * 3), () => ({
			x: 120 + random() * 1040,
			width: 60 + random() * 120,
			high: 0.35 + random() * 0.65,
			y: 150 + random() * 480,
		}));
		return {
			lamp: [240 + random() * 800, 180 + random() * 50, 100 + random() * 40],
			lift: (x, y) =>
				-peaks.reduce(
					(sum, peak) =>
						sum +
						peak.high *
							150 *
							Math.exp(-((x - peak.x) ** 2) / (2 * peak.width ** 2)) *
							Math.exp(-((y - peak.y) ** 2) / 33_800),
					0,
				),
			tone: (_x, y, mist) => 0.2 + 0.5 * smooth(120, 700, y) * (0.6 + 0.6 * mist),
		};
	},
	/** A field of squares, darker towards one place. */
	cells(random) {
		const size = 40 + Math.floor(random() * 3) * 10;
		const [cx, cy] = [440 + random() * 400, 290 + random() * 140];
		const own = times(900, () => random());
		return {
			lamp: [cx, cy, 90 + random() * 34],
			isLevel: true,
			tone(x, y, mist) {
				const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
				const distance = Math.hypot((i + 0.5) * size - cx, ((j + 0.5) * size - cy) * 1.15);
				const chance = own[((((i + 2) * 22 + j + 2) % 900) + 900) % 900] ?? 0.5;
				const dark = within(1.02 - distance / 620) * 0.85 + (chance - 0.5) * 0.62 - 0.1 * mist;
				return 0.05 + (Math.round(within(dark) * 4) / 4) * 0.88;
			},
		};
	},
	/** Rings that spread from two points and meet. */
	rings(random) {
		const a = [330 + random() * 160, 260 + random() * 160] as const;
		const b = [800 + random() * 160, 300 + random() * 160] as const;
		const width = 46 + random() * 16;
		return {
			lamp: [b[0], b[1], 88 + random() * 26],
			isLevel: true,
			tone(x, y, mist) {
				const [near, far] = [Math.hypot(x - a[0], y - a[1]), Math.hypot(x - b[0], y - b[1])];
				const wave = Math.cos((near / width) * 2) + Math.cos((far / width) * 2);
				const band = wave > 0.35 ? 1 : wave < -0.9 ? 0.5 : 0;
				const reach = 1 - 0.35 * smooth(300, 760, Math.min(near, far));
				return within(0.14 + 0.42 * band * reach + 0.14 * mist + (wave > 1.3 ? 0.22 : 0));
			},
		};
	},
	/** Ridges, one behind the other. */
	layers(random) {
		const ridges = times(4, (i) => ({
			y: 210 + i * 116 + random() * 40,
			high: 60 + random() * 60,
			long: 0.002 + random() * 0.003,
			from: random() * 6,
		}));
		return {
			lamp: [300 + random() * 680, 170 + random() * 50, 110 + random() * 40],
			tone(x, y, mist) {
				let dark = 0.08;
				ridges.forEach((ridge, i) => {
					const top =
						ridge.y -
						ridge.high * Math.sin(x * ridge.long + ridge.from) -
						ridge.high * 0.6 * Math.sin(x * ridge.long * 2.3 + ridge.from * 2);
					if (y > top)
						dark = (0.34 + i * 0.18) * (1 - 0.75 * smooth(top + 10, top + 190, y + (mist - 0.5) * 90)) + 0.05;
				});
				return dark;
			},
		} satisfies Field;
	},
	/** A screen with a curve on it. */
	screen(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		let y = 430 + random() * 40;
		sheet.rect(300, 96, 680, 430, 0.94).rect(326, 122, 628, 378, 0.07);
		for (const i of times(4, (at) => at)) sheet.rect(356, 190 + i * 80, 568, 5, 0.42);
		for (const i of times(7, (at) => at)) {
			const next = within(y - 60 + random() * 70, 160, 460);
			sheet.line(364 + i * 79, y, 443 + i * 79, next, 22, 0.9);
			y = next;
		}
		sheet
			.disc(917, y, 26, 0.95)
			.rect(600, 526, 80, 74, 0.8)
			.rect(480, 594, 320, 24, 0.95)
			.rect(140, 618, 1000, 22, 0.6);
		return sheet.field([170 + random() * 20, 230 + random() * 60, 78 + random() * 18], 0.09, {
			isFlipped,
			fade: [600, 760, 0.7],
		});
	},
	/** Racks of servers. */
	servers(random) {
		const sheet = new Sheet();
		for (const i of times(4, (at) => at)) {
			const x = 190 + i * 232;
			sheet.rect(x, 90, 200, 540, 0.94);
			for (const j of times(9, (at) => at)) {
				sheet.rect(x + 18, 112 + j * 56, 164, 40, 0.16);
				sheet
					.rect(x + 30, 124 + j * 56, 40 + random() * 90, 16, 0.5 + random() * 0.4)
					.disc(x + 164, 132 + j * 56, 9, random() < 0.5 ? 0.95 : 0.5);
			}
		}
		sheet.rect(120, 630, 1040, 24, 0.6);
		return sheet.field([640 + (random() < 0.5 ? -116 : 116), 250 + random() * 120, 70], 0.09, {
			fade: [600, 760, 0.7],
		});
	},
	/** A calendar with one day marked. */
	calendar(random) {
		const sheet = new Sheet();
		const day = 10 + Math.floor(random() * 12);
		const [dx, dy] = [356 + (day % 7) * 86, 290 + Math.floor(day / 7) * 78];
		sheet.rect(318, 110, 660, 540, 0.78).rect(300, 92, 660, 540, 0.05).rect(300, 92, 660, 104, 0.92);
		for (const x of [420, 630, 840]) sheet.rect(x - 12, 56, 24, 90, 0.7).disc(x, 146, 18, 0.06);
		for (const i of times(30, (at) => at))
			sheet.rect(330 + (i % 7) * 86, 266 + Math.floor(i / 7) * 78, 52, 46, i < day ? 0.62 : 0.22);
		sheet.rect(dx - 26, dy - 24, 52, 46, 0.08);
		return sheet.field([dx, dy, 50], (_x, _y, mist) => 0.36 + 0.28 * mist, { fade: [650, 780, 0.4] });
	},
	/** Stacks of coins by a quay's water line. */
	coins(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		times(5, (at) => at).forEach((i) => {
			const high = 3 + i * 2 + Math.floor(random() * 2);
			for (const j of times(high, (at) => at))
				sheet
					.oval(250 + i * 160, 570 - j * 34, 72, 24, 0.94)
					.oval(250 + i * 160, 562 - j * 34, 70, 20, j === high - 1 ? 0.1 : 0.44);
			sheet.oval(250 + i * 160, 562 - (high - 1) * 34, 40, 10, 0.6);
		});
		sheet.rect(110, 600, 1060, 22, 0.9);
		return sheet.field([330 + random() * 60, 180 + random() * 40, 92 + random() * 26], water(622, 0.09), {
			isFlipped,
			fade: null,
		});
	},
} satisfies Scenes;
