import { round, Sheet, times } from '../sheet.ts';
import type { Scenes } from './scene.ts';

export const making = {
	/** Bottles under nozzles. */
	filling(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			k = 3 + ((random() * 2) | 0);
		s.rect(90, 96, 1100, 80, 0.9).rect(120, 122, 200, 24, 0.2);
		for (let i = 0; i < 7; i++) {
			const cx = 180 + i * 154,
				done = i > k;
			s.rect(cx - 26, 356, 52, 40, i > k ? 0.95 : 0.55).poly(
				[
					[cx - 26, 392],
					[cx + 26, 392],
					[cx + 56, 430],
					[cx + 56, 566],
					[cx - 56, 566],
					[cx - 56, 430],
				],
				(x, y) => {
					const e = Math.abs(x - cx) / 56;
					const lv = done ? 436 : i === k ? 490 : 900;
					return y > lv ? 0.62 + 0.34 * e : e > 0.66 ? 0.9 : 0.26;
				},
			);
			if (Math.abs(i - k) < 2) s.rect(cx - 24, 176, 48, 70, 0.8).rect(cx - 12, 246, 24, 84, 0.95);
		}
		s.disc(180 + k * 154, 352, 13, 0.95)
			.rect(180 + k * 154 - 5, 330, 10, 160, 0.9)
			.rect(60, 566, 1160, 34, 0.95);
		for (let i = 0; i < 12; i++) s.disc(110 + i * 98, 630, 26, 0.62);
		return s.field([1010 + random() * 60, 270 + random() * 20, 84 + random() * 14], 0.09, {
			isFlipped: flip,
			fade: [610, 760, 0.5],
		});
	},
	/** Loading doors, a lorry at one. */
	factory(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			t = (random() * 3) | 0;
		s.rect(900, 60, 56, 170, (x) => 0.3 + 0.6 * round((x - 928) / 28))
			.rect(990, 110, 44, 120, (x) => 0.3 + 0.6 * round((x - 1012) / 22))
			.poly(
				[
					[140, 230],
					[140, 190],
					[340, 120],
					[340, 190],
					[540, 120],
					[540, 190],
					[740, 120],
					[740, 230],
				],
				0.74,
			);
		s.rect(120, 222, 1040, 44, 0.95).rect(150, 266, 980, 330, 0.46);
		for (let i = 0; i < 4; i++) {
			const x = 200 + i * 232;
			s.rect(x, 372, 176, 220, 0.93)
				.rect(x + 16, 392, 144, 200, (_x, y) => (i === t ? 0.06 : Math.floor((y - 392) / 26) % 2 ? 0.12 : 0.42))
				.rect(x + 62, 318, 52, 34, 0.08);
		}
		const lx = 200 + t * 232;
		s.rect(lx + 8, 402, 160, 176, 0.84)
			.rect(lx + 24, 424, 128, 26, 0.2)
			.rect(lx + 24, 468, 128, 92, 0.6)
			.rect(lx - 4, 574, 184, 26, 0.96)
			.disc(lx + 34, 614, 28, 0.96)
			.disc(lx + 142, 614, 28, 0.96);
		return s.field(
			[1010 + random() * 60, 90 + random() * 10, 74],
			(_x, y, m) => (y > 596 ? 0.3 + 0.3 * m : 0.09 + 0.13 * m),
			{ isFlipped: flip, fade: [610, 770, 0.6] },
		);
	},
	/** A chip, its pins and tracks. */
	chip(random) {
		const s = new Sheet(),
			n = 7,
			long = times(7, () => [60 + random() * 200, 60 + random() * 200] as const);
		long.forEach(([left, right], i) => {
			const p = 218 + i * 47;
			s.rect(330 - left, p - 9, 120 + left, 20, 0.62)
				.disc(330 - left, p, 22, 0.8)
				.rect(830, p - 9, 120 + right, 20, 0.62)
				.disc(950 + right, p, 22, 0.8);
			const q = 498 + i * 47;
			s.rect(q - 8, 60 + (i % 2) * 24, 16, 120, 0.7)
				.rect(q - 8, 540, 16, 110 - (i % 2) * 24, 0.7)
				.disc(q, 58 + (i % 2) * 24, 18, 0.8)
				.disc(q, 652 - (i % 2) * 24, 18, 0.8);
		});
		for (let i = 0; i < n; i++) {
			const p = 218 + i * 47,
				q = 498 + i * 47;
			s.rect(418, p - 13, 40, 27, 0.95)
				.rect(822, p - 13, 40, 27, 0.95)
				.rect(q - 12, 144, 24, 36, 0.95)
				.rect(q - 12, 538, 24, 36, 0.95);
		}
		s.rect(446, 172, 388, 376, 0.9).rect(528, 252, 224, 216, 0.06).disc(480, 206, 14, 0.1);
		for (let i = 0; i < 4; i++)
			for (let j = 0; j < 4; j++) if (random() < 0.42) s.rect(540 + i * 52, 262 + j * 50, 44, 42, 0.5 + random() * 0.4);
		return s.field([640, 360, 98], 0.1, { fade: null });
	},
} satisfies Scenes;
