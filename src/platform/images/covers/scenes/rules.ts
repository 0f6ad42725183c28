import { round, Sheet, times, water, within } from '../sheet.ts';
import type { Scenes } from './scene.ts';

export const rules = {
	/** A tax stamp: perforations, seal, square code. */
	stamp(random) {
		const s = new Sheet(),
			x0 = 290,
			y0 = 130,
			w = 700,
			h = 460,
			cell = 30,
			q = times(64, () => random() < 0.5);
		s.poly(
			[
				[x0, y0],
				[x0 + w, y0],
				[x0 + w, y0 + h],
				[x0, y0 + h],
			],
			(x, y) => {
				const ex = Math.min(x - x0, x0 + w - x),
					ey = Math.min(y - y0, y0 + h - y);
				const px = ((x - x0) % 50) - 25,
					py = ((y - y0) % 46) - 23;
				if ((ey < 24 && Math.hypot(px, ey) < 17) || (ex < 24 && Math.hypot(py, ex) < 17)) return -1;
				return 0.05;
			},
		);
		s.rect(x0 + 44, y0 + 44, w - 88, 20, 0.86).rect(x0 + 44, y0 + h - 64, w - 88, 20, 0.86);
		s.disc(x0 + 200, y0 + 230, 132, (x, y) => {
			const d = Math.hypot(x - x0 - 200, y - y0 - 230),
				a = Math.atan2(y - y0 - 230, x - x0 - 200);
			return Math.floor((d + 9 * Math.cos(a * 9)) / 19) % 2 ? 0.06 : 0.66;
		});
		s.rect(x0 + 390, y0 + 106, cell * 8, cell * 8, (x, y) => {
			const i = Math.floor((x - x0 - 390) / cell),
				j = Math.floor((y - y0 - 106) / cell);
			return i === 0 || j === 7
				? 0.94
				: j === 0
					? i % 2
						? 0.94
						: 0.05
					: i === 7
						? j % 2
							? 0.94
							: 0.05
						: q[i * 8 + j]
							? 0.94
							: 0.05;
		});
		s.rect(x0 + 390, y0 + 366, 170, 16, 0.5);
		return s.field([x0 + 200, y0 + 230, 128], (_x, _y, m) => 0.4 + 0.28 * m, { fade: null });
	},
	/** A balance on the bench. */
	court(random) {
		const s = new Sheet(),
			t = (random() < 0.5 ? -1 : 1) * (34 + random() * 26),
			L = [330, 210 + t] as const,
			R = [950, 210 - t] as const;
		for (let i = 0; i < 3; i++)
			s.poly(
				[
					[250 + i * 310, 560],
					[250 + i * 310, 180],
					[330 + i * 310, 90],
					[410 + i * 310, 180],
					[410 + i * 310, 560],
				],
				0.24,
			);
		for (const [x, y] of [L, R]) {
			s.line(x, y, x - 96, y + 220, 9, 0.8)
				.line(x, y, x + 96, y + 220, 9, 0.8)
				.poly(
					[
						[x - 128, y + 216],
						[x + 128, y + 216],
						[x + 84, y + 276],
						[x, y + 292],
						[x - 84, y + 276],
					],
					(u) => 0.6 + 0.36 * Math.abs((u - x) / 128),
				);
		}
		s.line(...L, ...R, 26, 0.94)
			.disc(640, 210, 34, 0.95)
			.rect(622, 180, 36, 400, (x) => 0.5 + round((x - 640) / 18) * 0.5)
			.disc(640, 138, 20, 0.9);
		s.rect(520, 560, 240, 34, 0.9).rect(120, 594, 1040, 44, 0.96).rect(160, 638, 960, 82, 0.5);
		return s.field([640, 320 + random() * 30, 92 + random() * 20], 0.1, { fade: [650, 760, 0.6] });
	},
	/** A dome by a river. */
	parliament(random) {
		const s = new Sheet(),
			n = 13,
			dome = 104 + random() * 40;
		s.rect(626, 60, 28, 120, 0.92)
			.poly(
				[
					[654, 66],
					[730, 84],
					[654, 104],
				],
				0.8,
			)
			.rect(596, 168, 88, 70, 0.8)
			.oval(640, 330, 150, dome, (x) => 0.3 + round((x - 640) / 150) * 0.66)
			.rect(500, 316, 280, 90, (x) => (Math.floor((x - 500) / 20) % 2 ? 0.86 : 0.3));
		s.rect(150, 392, 980, 30, 0.95).rect(170, 420, 940, 164, 0.62);
		for (let i = 0; i < n; i++) {
			const x = 196 + i * 70;
			s.rect(x, 446, 30, 110, 0.08).disc(x + 15, 448, 15, 0.08);
		}
		for (const x of [150, 1030])
			s.rect(x, 300, 100, 284, 0.84)
				.poly(
					[
						[x - 10, 304],
						[x + 50, 210],
						[x + 110, 304],
					],
					0.95,
				)
				.rect(x + 34, 340, 32, 60, 0.08);
		s.poly(
			[
				[500, 422],
				[640, 352],
				[780, 422],
			],
			0.9,
		).rect(520, 420, 240, 164, (x) => (Math.floor((x - 520) / 24) % 2 ? 0.9 : 0.16));
		return s.field(
			[640 + (random() < 0.5 ? -1 : 1) * (250 + random() * 60), 190 + random() * 40, 88 + random() * 24],
			water(584),
			{ fade: null },
		);
	},
	/** A customs form, a pen across it. */
	form(random) {
		const s = new Sheet(),
			a = (random() - 0.5) * 0.14,
			x0 = 330,
			y0 = 50,
			w = 560,
			h = 640,
			bars = times(40, () => random() < 0.5),
			tick = times(6, () => random() < 0.5);
		s.rect(x0 - 80, 0, w + 160, 720, (X, Y) => {
			const x = X - a * (Y - 360) - x0,
				y = Y + a * (X - 610) - y0;
			if (x < 0 || x > w || y < 0 || y > h) return x > -18 && x < w + 26 && y > 10 && y < h + 30 ? 0.8 : -1;
			if (y > 40 && y < 74 && x > 40 && x < 270) return 0.9;
			if (y > 36 && y < 112 && x > 330 && x < 520) return bars[Math.floor((x - 330) / 10)] ? 0.9 : 0.05;
			const gy = y - 144,
				gx = x - 40;
			if (gy > 0 && gy < 420 && gx > -6 && gx < 486) {
				const row = Math.floor(gy / 70),
					v = gy % 70;
				if (v < 13 || gx < 6 || gx > 474 || (row < 4 && Math.abs(gx - (row % 2 ? 160 : 300)) < 6)) return 0.74;
				if (row >= 4) {
					const i = Math.floor(gx / 80),
						u = gx % 80;
					if (u > 22 && u < 62 && v > 24 && v < 60)
						return u < 30 || u > 54 || v < 32 || v > 52 ? 0.8 : tick[i] ? 0.95 : 0.05;
					return 0.05;
				}
				if (v > 34 && v < 52 && gx > 22 && gx < (row % 2 ? 120 : 230)) return 0.55;
			}
			return 0.05;
		});
		s.line(1010, 230, 780, 590, 46, (x) => 0.55 + 0.4 * within((x - 780) / 200)).poly(
			[
				[762, 570],
				[800, 596],
				[752, 640],
			],
			0.95,
		);
		return s.field([700, 560, 74], (_x, _y, m) => 0.4 + 0.28 * m, { fade: null });
	},
} satisfies Scenes;
