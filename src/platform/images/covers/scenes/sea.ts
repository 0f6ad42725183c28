import { Sheet, times, water } from '../sheet.ts';
import type { Scenes } from './scene.ts';

export const sea = {
	/** A container ship, side on. */
	ship(random, { count }) {
		const s = new Sheet(),
			flip = random() < 0.5,
			n = count,
			w = 660 / n;
		s.rect(196, 196, 104, 250, 0.84)
			.rect(212, 226, 72, 30, 0.1)
			.rect(212, 286, 72, 22, 0.3)
			.rect(226, 128, 44, 70, 0.92);
		for (let i = 0; i < n; i++) {
			const k = 2 + ((random() * 3) | 0);
			for (let j = 0; j < k; j++) s.rect(330 + i * w, 436 - (j + 1) * 58, w - 8, 50, 0.3 + random() * 0.55);
		}
		s.poly(
			[
				[140, 430],
				[1040, 430],
				[1140, 372],
				[1080, 560],
				[190, 560],
			],
			(_x, y) => (y > 520 ? 0.5 : 0.94),
		);
		return s.field([640 + random() * 300, 150 + random() * 40, 96 + random() * 30], water(560), {
			isFlipped: flip,
			fade: null,
		});
	},
	/** Ship-to-shore cranes. */
	port(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			xs = [470, 850],
			j = random() * 60;
		for (const x of xs) {
			s.line(x - 90, 560, x - 62, 210, 24, 0.92)
				.line(x + 90, 560, x + 62, 210, 24, 0.92)
				.rect(x - 100, 372, 200, 24, 0.92)
				.rect(x - 360, 200, 470, 30, 0.95)
				.line(x - 20, 208, x, 80, 22, 0.92)
				.line(x + 40, 208, x, 80, 22, 0.92)
				.line(x, 84, x - 330, 204, 10, 0.8)
				.line(x, 84, x + 100, 204, 10, 0.8)
				.rect(x - 250 + j, 230, 60, 30, 0.95)
				.line(x - 220 + j, 250, x - 220 + j, 340, 8, 0.8)
				.rect(x - 284 + j, 336, 128, 56, 0.8)
				.rect(x + 20, 236, 76, 60, 0.7);
		}
		for (let i = 0; i < 9; i++) {
			const k = 1 + ((random() * 2.4) | 0);
			for (let t = 0; t < k; t++) s.rect(368 + i * 96, 560 - (t + 1) * 52, 88, 45, 0.34 + random() * 0.5);
		}
		s.rect(330, 560, 950, 34, 0.96);
		return s.field([230 + random() * 40, 360 + random() * 40, 92 + random() * 26], water(594), {
			isFlipped: flip,
			fade: null,
		});
	},
	/** The hold of a cargo plane. */
	hold(random) {
		const s = new Sheet(),
			cx = 640,
			cy = 350,
			d = [random(), random(), random(), random()] as const;
		s.disc(cx, cy, 340, 0.94).disc(cx, cy, 302, (x, y) => {
			const a = Math.atan2(y - cy, x - cx);
			return y < 470 && Math.hypot(x - cx, y - cy) > 256 && Math.abs((((a * 11) / Math.PI + 90) % 1) - 0.5) < 0.12
				? 0.6
				: 0.12;
		});
		s.rect(cx - 290, 512, 580, 34, 0.96).rect(cx - 250, 546, 500, 90, (x, y) =>
			Math.hypot(x - cx, y - cy) < 302 ? 0.5 : -1,
		);
		const box = (x: number, y: number, w: number, h: number, k: number) =>
			s
				.poly(
					[
						[x, y + h],
						[x, y + h * 0.34],
						[x + w * 0.16, y],
						[x + w * 0.84, y],
						[x + w, y + h * 0.34],
						[x + w, y + h],
					],
					0.34 + k * 0.46,
				)
				.rect(x + w * 0.46, y + 14, w * 0.07, h - 24, 0.06)
				.rect(x + 10, y + h * 0.52, w - 20, 20, 0.08);
		box(cx - 232, 330, 214, 180, d[0]);
		box(cx + 18, 330, 214, 180, d[1]);
		box(cx - 150, 166, 140, 156, d[2]);
		box(cx + 10, 166, 140, 156, d[3]);
		for (let i = 0; i < 7; i++) s.disc(cx - 216 + i * 72, 528, 12, 0.1);
		return s.field([1090, 180 + random() * 60, 86 + random() * 20], 0.1, {
			isFlipped: random() < 0.5,
			fade: [680, 800, 0.3],
		});
	},
	/** A hand truck with cartons. */
	cart(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			hs = [150 + random() * 24, 130 + random() * 24, 104 + random() * 20];
		let y = 588;
		hs.forEach((h, i) => {
			const w = 330 - i * 50;
			y -= h;
			s.rect(486, y, w, h - 7, [0.56, 0.78, 0.44][i] ?? 0.5)
				.rect(486 + w * 0.44, y, 30, h - 7, 0.1)
				.rect(500, y + h - 52, 70, 24, 0.1);
			s.poly(
				[
					[486 + w, y],
					[486 + w + 70, y - 34],
					[486 + w + 70, y + h - 41],
					[486 + w, y + h - 7],
				],
				0.92,
			);
			if (i === 2)
				s.poly(
					[
						[486, y],
						[556, y - 34],
						[486 + w + 70, y - 34],
						[486 + w, y],
					],
					0.28,
				);
		});
		s.line(468, 606, 452, 120, 24, 0.95)
			.line(452, 124, 372, 100, 24, 0.95)
			.rect(440, 588, 440, 26, 0.96)
			.disc(452, 614, 62, 0.95)
			.disc(452, 614, 26, 0.1)
			.rect(120, 664, 1040, 18, 0.5);
		return s.field([250 + random() * 40, 270 + random() * 60, 100 + random() * 24], 0.09, {
			isFlipped: flip,
			fade: [660, 780, 0.6],
		});
	},
	/** An aisle between high racks. */
	warehouse(random) {
		const [middle, eye] = [600 + random() * 80, 400];
		const load = times(400, () => random());
		const rack = (distance: number, up: number, side: number, mist: number) => {
			const deep = Math.log(distance / 92) / 0.34;
			const along = deep % 1;
			const level = ((up + 1.35) / 1.81) * 5;
			if (along < 0.09) return 0.95;
			if (level % 1 > 0.82) return 0.92;
			const dark = load[side * 200 + Math.floor(deep) * 10 + Math.floor(level)] ?? 0;
			if (dark < 0.16) return 0.06 + 0.08 * mist;
			if (along < 0.16 || along > 0.94 || level % 1 < 0.2 * dark + 0.1) return 0.14;
			return (0.3 + 0.6 * dark) * (Math.abs(along - 0.55) < 0.05 ? 0.4 : 1);
		};
		return {
			lamp: [middle, eye - 40, 74 + random() * 14],
			tone(x, y, mist) {
				const distance = Math.max(Math.abs(x - middle), 1);
				if (distance > 92) {
					const up = (y - eye) / distance;
					if (up < 0.46 && up > -1.35) return rack(distance, up, x < middle ? 0 : 1, mist);
					return up >= 0.46 ? 0.16 + 0.36 * mist : 0.08 + 0.1 * mist;
				}
				if (y <= eye + 42) return y > eye - 130 ? 0.2 + 0.1 * mist : 0.08 + 0.1 * mist;
				const isMark = Math.abs((x - middle) / (y - eye)) < 0.1 && Math.floor(900 / (y - eye + 8)) % 2 === 1;
				return isMark ? 0.1 : 0.3 + 0.3 * mist;
			},
		};
	},
} satisfies Scenes;
