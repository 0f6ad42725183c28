import { round, Sheet, times } from '../sheet.ts';
import type { Scenes } from './scene.ts';

export const goods = {
	/** A dropper bottle, a second one behind. */
	bottle(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			cx = 560 + random() * 60,
			b = 300 + random() * 40;
		s.tube(cx + 330, 92, 330, 330, 0.8)
			.tube(cx + 330, 44, 250, 82, 0.95)
			.rect(cx + 238, 440, 184, 110, 0.12)
			.rect(cx + 262, 470, 100, 20, 0.7);
		s.poly(
			[
				[cx - 26, 70],
				[cx + 26, 70],
				[cx + 34, 160],
				[cx - 34, 160],
			],
			(x) => 0.3 + round((x - cx) / 36) * 0.6,
		);
		s.rect(cx - 66, 156, 132, 92, (x) => (Math.floor((x - cx + 66) / 11) % 2 ? 0.95 : 0.45));
		s.poly(
			[
				[cx - 52, 246],
				[cx + 52, 246],
				[cx + 60, 276],
				[cx + 160, b + 40],
				[cx + 160, 664],
				[cx - 160, 664],
				[cx - 160, b + 40],
				[cx - 60, 276],
			],
			(x) => round((x - cx) / 166) * 0.92 + 0.06,
		);
		s.rect(cx - 160, 400, 320, 196, 0.07)
			.rect(cx - 30, 428, 158, 26, 0.86)
			.rect(cx - 30, 476, 120, 18, 0.5)
			.rect(cx - 30, 518, 140, 18, 0.5)
			.rect(cx - 30, 556, 90, 18, 0.5);
		s.poly(
			[
				[cx - 94, 432],
				[cx - 42, 488],
				[cx - 94, 544],
				[cx - 146, 488],
			],
			0.9,
		).poly(
			[
				[cx - 94, 458],
				[cx - 68, 488],
				[cx - 94, 518],
				[cx - 120, 488],
			],
			0.07,
		);
		return s.field([cx - 300, 250 + random() * 60, 104 + random() * 30], 0.08, {
			isFlipped: flip,
			fade: [610, 760, 0.8],
		});
	},
	/** Round cells, one lying down. */
	battery(random, { count }) {
		const s = new Sheet(),
			flip = random() < 0.5,
			n = count,
			w = 62,
			x0 = 300,
			h = 330 + random() * 40;
		for (let i = 0; i < n; i++) {
			const cx = x0 + i * 156,
				top = 600 - h - (i % 2) * 22;
			s.rect(cx - 26, top - 26, 52, 32, 0.9)
				.tube(cx, w, top, h + (i % 2) * 22, 0.95, 0.03)
				.rect(cx - w, top + 44, w * 2, 26, 0.06)
				.rect(cx - w, top + 190, w * 2, 24, 0.1);
			s.rect(cx - 8, top + 96, 16, 60, 0.06).rect(cx - 30, top + 116, 60, 22, 0.06);
		}
		const lx = x0 + n * 156 + 10;
		s.rect(lx, 490, 300, 112, (_x, y) => 0.05 + round((y - 546) / 57) * 0.95)
			.oval(lx + 300, 546, 26, 56, 0.3)
			.oval(lx, 546, 26, 56, 0.85)
			.rect(lx + 44, 490, 26, 112, 0.08)
			.oval(lx + 312, 546, 12, 24, 0.9);
		s.rect(120, 602, 1040, 24, 0.6);
		return s.field([lx + 120, 260 + random() * 60, 104 + random() * 30], 0.09, {
			isFlipped: flip,
			fade: [600, 760, 0.75],
		});
	},
	/** Used devices in a collection bin. */
	recycling(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			q = times(26, () => ({ a: random(), b: random(), c: random(), d: random() }));
		s.rect(430, 190, 420, 470, 0.12);
		q.forEach(({ a, b, c, d }, i) => {
			const x = 486 + (i % 6) * 62 + (a - 0.5) * 30,
				y = 620 - Math.floor(i / 6) * 66 - b * 24,
				t = (c - 0.5) * 2.4,
				L = 42;
			s.line(
				x - Math.cos(t) * L,
				y - Math.sin(t) * L,
				x + Math.cos(t) * L,
				y + Math.sin(t) * L,
				38,
				0.34 + d * 0.6,
			).disc(x + Math.cos(t) * L, y + Math.sin(t) * L, 9, 0.06);
		});
		s.rect(424, 190, 22, 476, 0.95)
			.rect(834, 190, 22, 476, 0.95)
			.rect(400, 650, 480, 36, 0.95)
			.rect(390, 156, 500, 44, 0.95)
			.rect(540, 156, 200, 26, 0.05);
		s.line(622, 40, 668, 120, 40, 0.8).disc(668, 120, 9, 0.06);
		return s.field([1010 + random() * 30, 270 + random() * 70, 100 + random() * 26], 0.1, {
			isFlipped: flip,
			fade: [660, 770, 0.6],
		});
	},
	/** A tobacco leaf. */
	leaf(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			dx = 760,
			dy = -550,
			L = Math.hypot(dx, dy),
			ww = 190 + random() * 40,
			k = 8 + ((random() * 3) | 0);
		s.rect(60, 0, 1160, 720, (x, y) => {
			const t = ((x - 250) * dx + (y - 640) * dy) / L / L,
				d = ((x - 250) * dy - (y - 640) * dx) / L;
			const bend = 46 * Math.sin(t * 3),
				e = d - bend;
			if (t < -0.06 || t > 1) return -1;
			if (t < 0.1) return Math.abs(e) < 15 ? 0.9 : -1;
			const w = ww * Math.sin(Math.PI * ((t - 0.08) / 0.92) ** 0.82) ** 0.8 * (1 + 0.035 * Math.sin(t * 40));
			if (!(Math.abs(e) < w)) return -1;
			if (Math.abs(e) < 12 * (1.2 - t)) return 0.05;
			const v = (t * k - Math.abs(e) / 118 + 9) % 1;
			if (v < 0.13) return 0.08;
			return (e > 0 ? 0.52 : 0.86) * (1 - (0.25 * Math.abs(e)) / w);
		});
		return s.field([960 + random() * 60, 480 + random() * 60, 104 + random() * 24], 0.09, {
			isFlipped: flip,
			fade: null,
		});
	},
	/** A flask, a rack of tubes. */
	laboratory(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			lv = 400 + random() * 70;
		s.rect(440, 96, 136, 30, 0.92).rect(464, 120, 88, 150, (x) => 0.2 + 0.6 * round((x - 508) / 44));
		s.poly(
			[
				[464, 262],
				[552, 262],
				[720, 596],
				[296, 596],
			],
			(x, y) => {
				const e = Math.abs(x - 508) / (44 + (y - 262) * 0.5);
				return e > 0.88 ? 0.92 : y > lv ? 0.52 + 0.3 * e : 0.14;
			},
		);
		s.disc(470, lv + 70, 18, 0.1).disc(540, lv + 110, 13, 0.1);
		times(5, () => 330 + random() * 190).forEach((filled, i) => {
			const cx = 800 + i * 68;
			s.rect(cx - 24, 240, 48, 20, 0.92)
				.rect(cx - 19, 258, 38, 310, (x, y) =>
					y > filled ? 0.45 + 0.5 * Math.abs((x - cx) / 19) : Math.abs(x - cx) > 12 ? 0.8 : 0.1,
				)
				.disc(cx, 568, 19, 0.8);
		});
		s.rect(752, 330, 372, 30, 0.95)
			.rect(752, 500, 372, 30, 0.95)
			.rect(752, 330, 22, 266, 0.95)
			.rect(1102, 330, 22, 266, 0.95)
			.rect(120, 596, 1040, 36, 0.95);
		return s.field([230 + random() * 40, 230 + random() * 50, 96 + random() * 28], 0.09, {
			isFlipped: flip,
			fade: [620, 760, 0.7],
		});
	},
} satisfies Scenes;
