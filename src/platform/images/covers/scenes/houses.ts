import { type Field, round, Sheet, smooth, times, within } from '../sheet.ts';
import type { Scenes } from './scene.ts';

/** Factor by which darkness fades into the mist between two heights. */
const mistBelow = (from: number, to: number, share: number, y: number, mist: number, wave: number) =>
	1 - share * smooth(from, to, y + (mist - 0.5) * wave);

/** Buildings of law and of the trade. */
export const houses = {
	/** Works and warehouses in low mist. */
	works(random) {
		const sheet = new Sheet();
		const base = 640;
		let x = 130 + random() * 60;
		while (x < 1060) {
			const [kind, width, high, tone] = [random(), 120 + random() * 110, 190 + random() * 200, 0.45 + random() * 0.45];
			const top = base - high;
			if (kind < 0.3)
				for (const i of times(3, (at) => at))
					sheet.poly(
						[
							[x + (i * width) / 3, base],
							[x + (i * width) / 3, top],
							[x + ((i + 1) * width) / 3, top + 60],
							[x + ((i + 1) * width) / 3, base],
						],
						tone,
					);
			else if (kind < 0.5) sheet.tube(x + width / 2, width / 2, top, high).oval(x + width / 2, top, width / 2, 26, 0.5);
			else if (kind < 0.75) sheet.rect(x, top, width, high, tone).rect(x + width * 0.6, top - 80, 34, 90, 0.8);
			else
				sheet
					.rect(x, top, width, high, tone)
					.rect(x + width * 0.5, top - 54, width * 0.5, 60, tone)
					.rect(x + 18, top + 40, width - 36, 18, 0.08)
					.rect(x + 18, top + 84, width - 36, 18, 0.08);
			x += width * (0.9 + random() * 0.24);
		}
		return sheet.field([300 + random() * 680, 150 + random() * 50, 104 + random() * 30], 0.1, {
			fade: [430, 690, 0.9],
		});
	},
	/** A colonnade under a pediment. */
	colonnade(random) {
		const sheet = new Sheet();
		const columns = 5 + Math.floor(random() * 2);
		const pitch = 840 / (columns - 1);
		sheet
			.poly(
				[
					[150, 214],
					[640, 84],
					[1130, 214],
				],
				0.5,
			)
			.poly(
				[
					[300, 196],
					[640, 112],
					[980, 196],
				],
				0.2,
			)
			.rect(140, 214, 1000, 44, 0.86)
			.rect(170, 258, 940, 14, 0.06);
		for (const i of times(columns, (at) => at)) {
			const cx = 220 + i * pitch;
			sheet
				.rect(cx - 52, 272, 104, 22, 0.92)
				.tube(cx, 38, 294, 300)
				.rect(cx - 52, 588, 104, 26, 0.92);
		}
		sheet.rect(120, 614, 1040, 30, 0.8).rect(80, 644, 1120, 40, 0.6);
		const gap = Math.floor(random() * (columns - 1));
		return sheet.field([220 + pitch * (gap + 0.5), 400 + random() * 40, 62 + random() * 14], 0.09, {
			fade: [520, 760, 0.75],
		});
	},
	/** An arcade. */
	arcade(random) {
		const [arches, left, right] = [4 + Math.floor(random() * 2), 150, 1130];
		const pitch = (right - left) / arches;
		const open = pitch * 0.35;
		const spring = 350;
		return {
			lamp: [left + pitch * (Math.floor(random() * arches) + 0.5), 420 + random() * 40, open * 0.8],
			tone(x, y, mist) {
				const air = 0.09 + 0.12 * mist;
				if (y < 110 || x < left || x > right) return air;
				if (y < 160) return 0.86;
				if (y < 174) return 0.05;
				const fade = mistBelow(470, 740, 0.85, y, mist, 220);
				const u = ((x - left) % pitch) - pitch / 2;
				const isOpen = y > spring ? Math.abs(u) < open : Math.hypot(u, y - spring) < open;
				const isRim = y > spring ? Math.abs(u) < open + 22 : Math.hypot(u, y - spring) < open + 22;
				if (isOpen) return u < -open * 0.7 ? 0.55 * fade : air;
				return (isRim ? 0.94 : 0.56) * fade;
			},
		};
	},
	/** The benches of a chamber, in a half circle. */
	chamber(random) {
		const cx = 610 + random() * 60;
		const cy = 640;
		const taken = times(400, () => random());
		return {
			lamp: [cx, cy - 60, 84 + random() * 16],
			tone(x, y, mist) {
				const air = 0.1 + 0.14 * mist;
				const distance = Math.hypot(x - cx, (y - cy) * 1.12);
				const angle = Math.atan2(cy - y, x - cx) / Math.PI;
				if (angle < 0 || distance > 640) return air;
				const row = Math.floor((distance - 150) / 80);
				const deep = (distance - 150) / 80 - row;
				if (row < 0 || row >= 6 || deep > 0.68) return air;
				const place = angle * (9 + row * 4);
				const within = place % 1;
				if (within < 0.12 || within > 0.88 || angle < 0.02 || angle > 0.98) return air;
				const isEmpty = (taken[row * 50 + Math.floor(place)] ?? 1) < 0.16;
				return (0.34 + (0.58 * deep) / 0.68) * (isEmpty ? 0.3 : 1) * (1 - 0.5 * smooth(560, 720, y) * mist);
			},
		};
	},
	/** Steps that rise to a column. */
	steps(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		for (const i of times(8, (at) => at)) {
			const top = 600 - i * 46;
			sheet
				.rect(180 + i * 96, top, 1100 - i * 96, 700, 0.3 + i * 0.06)
				.rect(180 + i * 96, top, 1100 - i * 96, 14, 0.94);
		}
		sheet.rect(958, 232, 150, 26, 0.95).tube(1033, 50, 64, 170).rect(958, 40, 150, 26, 0.95);
		return sheet.field([400 + random() * 120, 200 + random() * 50, 96 + random() * 30], 0.1, {
			isFlipped,
			fade: [520, 760, 0.7],
		});
	},
	/** A vaulted hall. */
	hall(random) {
		const cx = 600 + random() * 80;
		const cy = 610;
		return {
			lamp: [cx, cy - 110 - random() * 40, 86 + random() * 20],
			tone(x, y, mist) {
				const board = Math.floor(((x - cx) / (y - cy + 60)) * 1.6 + 40) % 2;
				if (y > cy) return 0.16 + 0.5 * board * (1 - 0.4 * mist);
				const ring = (Math.hypot(x - cx, (y - cy) * 1.08) / 600) * 5;
				if (ring >= 5) return 0.72 - 0.2 * mist;
				if (Math.floor(ring) % 2 === 1) return 0.1 + 0.1 * mist;
				return within(0.3 + 0.5 * (ring % 1)) * (1 - 0.56 * smooth(300, 640, y) * mist);
			},
		};
	},
	/** A lighthouse on a headland. */
	headland(random) {
		const cx = 760 + random() * 160;
		const [top, base] = [170, 520];
		const beam = (x: number, y: number) => x < cx && Math.abs(y - (top - 26)) < 30 + ((cx - x) / 760) * 190;
		return {
			lamp: [cx, top - 26, 74 + random() * 16],
			tone(x, y, mist) {
				const land = base - 20 + (Math.abs(x - cx) / 260) ** 1.7 * 46;
				const half = 36 + (y - top) * 0.09;
				if (y > 610) return 0.2 + 0.34 * mist;
				if (y > land) return Math.max(0.12, 0.9 - 0.75 * smooth(land, 720, y + (mist - 0.5) * 120));
				if (y > top - 8 && y < top + 8 && Math.abs(x - cx) < 58) return 0.95;
				if (y > top && y < base && Math.abs(x - cx) < half)
					return Math.floor((y - top) / 62) % 2 ? 0.2 : round((x - cx) / half) * 0.9 + 0.08;
				return beam(x, y) ? 0.03 : 0.1 + 0.1 * mist;
			},
		} satisfies Field;
	},
} satisfies Scenes;
