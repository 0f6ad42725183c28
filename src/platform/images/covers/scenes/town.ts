import { drawPerson } from '../person.ts';
import { round, Sheet, within } from '../sheet.ts';
import type { Scenes } from './scene.ts';

export const town = {
	/** Three people at a table, no two alike. */
	people(random, { people }) {
		const s = new Sheet();
		const light = random() < 0.5 ? 1 : -1;
		const seats = [
			{ cx: 392, cy: 306, shade: 0.92 },
			{ cx: 888, cy: 292, shade: 0.62 },
			{ cx: 640, cy: 250, shade: 0.34 },
		];
		seats.forEach(({ cx, cy, shade }, i) => {
			const [person, width] = [people[i], random()];
			if (person)
				drawPerson(s, person, {
					cx,
					cy: cy + (random() - 0.5) * 40,
					head: 78 + width * 10,
					shoulders: 150 + width * 100,
					shade,
					light,
				});
		});
		s.rect(60, 600, 1160, 34, 0.96)
			.rect(60, 634, 1160, 90, 0.4)
			.poly(
				[
					[420, 600],
					[520, 566],
					[660, 566],
					[590, 600],
				],
				0.06,
			)
			.poly(
				[
					[760, 600],
					[800, 570],
					[930, 570],
					[910, 600],
				],
				0.06,
			);
		return s.field([800, 96 + random() * 14, 56 + random() * 8], 0.1, { fade: [640, 760, 0.5] });
	},
	/** Narrow houses at night, a street lamp. */
	street(random) {
		const s = new Sheet();
		const flip = random() < 0.5;
		let x = 300;
		while (x < 1230) {
			const w = 130 + random() * 60,
				top = 150 + random() * 130,
				d = 0.34 + random() * 0.42,
				g = random();
			s.rect(x, top, w - 6, 460 - (top - 150), d);
			if (g < 0.4)
				s.poly(
					[
						[x - 6, top + 4],
						[x + w / 2, top - 84],
						[x + w, top + 4],
					],
					d + 0.16,
				);
			else if (g < 0.7) s.rect(x - 6, top - 26, w + 6, 30, 0.94);
			else s.rect(x + w * 0.2, top - 44, w * 0.6, 48, d).rect(x + w * 0.34, top - 74, w * 0.32, 34, d);
			for (let k = 0; top + 40 + k * 92 < 500; k++)
				for (let j = 0; j < 2; j++)
					s.rect(x + 24 + j * (w - 90), top + 36 + k * 92, 36, 52, random() < 0.34 ? 0.97 : 0.07);
			s.rect(x + w / 2 - 22, 534, 44, 76, 0.95);
			x += w;
		}
		s.rect(214, 200, 20, 410, 0.95).rect(160, 186, 74, 18, 0.95).rect(190, 590, 68, 24, 0.95);
		return s.field(
			[176, 196, 74],
			(x, y, m) =>
				y > 610 ? (Math.floor(((x - 640) / (y - 520)) * 2.4 + 40) % 2 ? 0.5 : 0.28) + 0.1 * m : 0.1 + 0.13 * m,
			{ isFlipped: flip, fade: null },
		);
	},
	/** A microphone. */
	microphone(random) {
		const s = new Sheet(),
			cx = 560 + random() * 160,
			hr = 150,
			side = random() < 0.5 ? -1 : 1;
		for (let i = 0; i < 3; i++)
			s.rect(0, 0, 1280, 560, (x, y) => {
				const d = Math.hypot(x - cx, y - 230),
					a = Math.abs(Math.atan2(y - 230, Math.abs(x - cx)));
				const b = 220 + i * 74;
				return d > b && d < b + 26 && a < 0.52 - i * 0.06 ? 0.66 - i * 0.16 : -1;
			});
		s.oval(cx, 220, hr, hr * 1.08, (x, y) => {
			const g = (Math.floor((x - cx + y) / 24) + Math.floor((x - cx - y) / 24)) & 1,
				e = Math.hypot((x - cx) / hr, (y - 220) / hr);
			return within((g ? 0.88 : 0.3) * (0.7 + 0.3 * Math.abs((x - cx) / hr)) + (e > 0.94 ? 0.4 : 0), 0, 0.97);
		});
		s.rect(cx - 158, 208, 316, 38, 0.96)
			.poly(
				[
					[cx - 112, 352],
					[cx + 112, 352],
					[cx + 96, 404],
					[cx - 96, 404],
				],
				0.95,
			)
			.poly(
				[
					[cx - 88, 404],
					[cx + 88, 404],
					[cx + 58, 730],
					[cx - 58, 730],
				],
				(x, y) => 0.05 + round((x - cx) / (88 - (y - 404) * 0.09)) * 0.9,
			)
			.rect(cx - 16, 470, 32, 64, 0.06);
		return s.field([cx + side * 330, 420 + random() * 60, 92 + random() * 24], 0.09, { fade: [600, 780, 0.5] });
	},
} satisfies Scenes;
