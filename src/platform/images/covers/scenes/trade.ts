import { drawPerson } from '../person.ts';
import { floor, Sheet } from '../sheet.ts';
import type { Scenes } from './scene.ts';

export const trade = {
	/** A cash register with its drawer out. */
	till(random) {
		const s = new Sheet();
		const flip = random() < 0.5;
		s.rect(846, 120, 96, 200, (x, y) => (y % 42 < 17 && x > 862 && x < 924 ? 0.6 : 0.04));
		s.rect(620, 250, 44, 60, 0.9)
			.rect(500, 140, 284, 116, 0.92)
			.rect(524, 164, 236, 66, 0.1)
			.rect(552, 184, 18, 34, 0.8)
			.rect(600, 184, 18, 34, 0.8)
			.rect(648, 184, 18, 34, 0.8)
			.rect(696, 184, 18, 34, 0.8);
		s.poly(
			[
				[420, 440],
				[910, 440],
				[860, 300],
				[470, 300],
			],
			0.58,
		);
		for (let i = 0; i < 6; i++)
			for (let j = 0; j < 3; j++)
				s.rect(492 - j * 9 + i * (58 + j * 4), 318 + j * 40, 38, 22, random() < 0.2 ? 0.95 : 0.12);
		s.rect(400, 440, 530, 92, 0.84)
			.rect(400, 484, 530, 16, 0.3)
			.rect(370, 532, 590, 74, 0.95)
			.rect(610, 556, 110, 24, 0.2)
			.rect(120, 606, 1040, 34, 0.62);
		return s.field([270 + random() * 60, 240 + random() * 60, 108 + random() * 26], 0.09, {
			isFlipped: flip,
			fade: [600, 760, 0.7],
		});
	},
	/** Three shelves with one place empty. */
	shelf(random, { level }) {
		const s = new Sheet(),
			er = ['top', 'middle', 'bottom'].indexOf(level),
			gx = 380 + random() * 420;
		for (let k = 0; k < 3; k++) {
			const y = 226 + k * 200;
			let x = 176;
			while (x < 1060) {
				const w = 46 + random() * 46,
					h = 84 + random() * 72,
					d = 0.3 + random() * 0.55;
				if (!(k === er && x + w > gx && x < gx + 150)) {
					if (random() < 0.5)
						s.tube(x + w / 2, w / 2, y - h, h, d + 0.12, 0.04).tube(x + w / 2, w / 5, y - h - 28, 30, 0.95);
					else s.rect(x, y - h - 10, w, h + 10, d).rect(x + w * 0.18, y - h * 0.66, w * 0.64, 26, 0.08);
				}
				x += w + 12;
			}
			s.rect(140, y, 1000, 30, 0.95);
		}
		s.rect(140, 40, 24, 616, 0.9)
			.rect(1116, 40, 24, 616, 0.9)
			.rect(gx + 44, 232 + er * 200, 66, 22, 0.06);
		return s.field([gx + 75, 150 + er * 200, 68], 0.1, { fade: [640, 760, 0.5] });
	},
	/** A shop counter, a hanging lamp. */
	counter(random, { people }) {
		const s = new Sheet();
		const flip = random() < 0.5;
		for (const y of [190, 330, 450]) {
			for (let i = 0; i < 7; i++) {
				const hh = 50 + random() * 50;
				s.rect(700 + i * 62, y - hh, 42, hh, 0.3 + random() * 0.5);
			}
			s.rect(680, y, 460, 22, 0.9);
		}
		for (const person of people)
			drawPerson(
				s,
				{ ...person, clothes: 'apron' },
				{ cx: 520, cy: 268, head: 80, shoulders: 190, shade: 0.7, light: -1 },
			);
		s.rect(150, 486, 980, 40, 0.97)
			.rect(190, 526, 900, 200, (x) => (Math.floor((x - 190) / 75) % 2 ? 0.5 : 0.62))
			.rect(220, 420, 120, 66, 0.85)
			.rect(236, 434, 88, 30, 0.1)
			.rect(262, 400, 40, 22, 0.85);
		s.rect(264, 0, 12, 96, 0.9).poly(
			[
				[226, 150],
				[250, 92],
				[290, 92],
				[314, 150],
			],
			0.95,
		);
		return s.field([270, 186, 66], 0.1, { isFlipped: flip, fade: [640, 770, 0.55] });
	},
	/** An exhibition stand. */
	stand(random) {
		const s = new Sheet(),
			flip = random() < 0.5,
			q = random();
		s.rect(320, 210, 640, 390, 0.26)
			.rect(290, 120, 700, 92, 0.92)
			.rect(340, 150, 240 + q * 160, 32, 0.1)
			.rect(290, 120, 34, 490, 0.92)
			.rect(956, 120, 34, 490, 0.92);
		for (let i = 0; i < 4; i++)
			s.poly(
				[
					[420 + i * 150, 212],
					[450 + i * 150, 212],
					[494 + i * 150, 400],
					[376 + i * 150, 400],
				],
				0.1,
			);
		s.rect(640, 290, 260, 160, 0.95)
			.rect(662, 312, 216, 116, 0.08)
			.poly(
				[
					[690, 410],
					[740, 350],
					[790, 390],
					[850, 330],
					[850, 424],
					[690, 424],
				],
				0.6,
			);
		s.rect(390, 440, 210, 26, 0.95)
			.rect(404, 466, 182, 144, 0.74)
			.tube(440, 18, 384, 56, 0.95)
			.tube(486, 18, 372, 68, 0.95)
			.tube(532, 18, 394, 46, 0.95)
			.rect(760, 520, 90, 20, 0.9)
			.line(805, 536, 770, 610, 14, 0.9)
			.line(805, 536, 840, 610, 14, 0.9);
		return s.field([150 + random() * 30, 250 + random() * 60, 80 + random() * 20], floor(606), {
			isFlipped: flip,
			fade: null,
		});
	},
} satisfies Scenes;
