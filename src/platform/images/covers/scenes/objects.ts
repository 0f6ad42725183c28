import { Sheet, times } from '../sheet.ts';
import type { Scenes } from './scene.ts';

/** Adds the table, plinth or floor under a single object. */
const stands = (sheet: Sheet, y: number): Sheet => sheet.rect(120, y, 1040, 26, 0.62);

/** Single things of the trade. */
export const objects = {
	/** A laboratory balance with a bottle on it. */
	scales(random) {
		const sheet = stands(new Sheet(), 612);
		const isFlipped = random() < 0.5;
		sheet
			.rect(420, 470, 440, 142, 0.94)
			.rect(456, 506, 210, 70, 0.08)
			.rect(700, 520, 120, 16, 0.4)
			.rect(700, 552, 80, 16, 0.4);
		for (const i of times(5, (at) => at)) sheet.rect(474 + i * 36, 520, 20, 42, random() < 0.5 ? 0.9 : 0.6);
		sheet.rect(470, 440, 340, 30, 0.7).oval(640, 436, 190, 22, 0.94).oval(640, 430, 180, 16, 0.3);
		sheet
			.tube(640, 66, 250, 180, 0.95, 0.04)
			.tube(640, 34, 200, 54, 0.95)
			.rect(574, 310, 132, 70, 0.07)
			.rect(594, 330, 70, 14, 0.7);
		return sheet.field([280 + random() * 60, 230 + random() * 60, 100 + random() * 26], 0.09, {
			isFlipped,
			fade: [610, 770, 0.7],
		});
	},
	/** A round tin of pouches, open. */
	tin(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		sheet
			.oval(560, 520, 300, 120, 0.94)
			.rect(260, 430, 600, 92, 0.94)
			.oval(560, 430, 300, 120, 0.5)
			.oval(560, 430, 272, 104, 0.08);
		for (const i of times(16, (at) => at)) {
			const angle = (i / 16) * Math.PI * 2;
			const [x, y] = [560 + Math.cos(angle) * 172, 430 + Math.sin(angle) * 62];
			sheet.oval(x, y, 46, 22, 0.5 + random() * 0.3).oval(x, y, 34, 12, 0.2);
		}
		sheet
			.oval(940, 570, 236, 70, 0.94)
			.oval(940, 552, 236, 66, 0.66)
			.oval(940, 552, 176, 44, 0.12)
			.rect(860, 544, 160, 16, 0.7);
		return sheet.field([900 + random() * 80, 210 + random() * 50, 98 + random() * 28], 0.09, {
			isFlipped,
			fade: [640, 780, 0.6],
		});
	},
	/** A device taken apart, its parts in a row. */
	parts(random) {
		const sheet = stands(new Sheet(), 596);
		const isFlipped = random() < 0.5;
		sheet
			.poly(
				[
					[176, 330],
					[224, 330],
					[244, 400],
					[244, 596],
					[156, 596],
					[156, 400],
				],
				0.86,
			)
			.rect(184, 300, 32, 34, 0.95);
		sheet
			.rect(300, 380, 110, 216, 0.3)
			.rect(300, 380, 18, 216, 0.9)
			.rect(392, 380, 18, 216, 0.9)
			.rect(318, 500, 74, 96, 0.66)
			.rect(346, 340, 18, 170, 0.8);
		for (const i of times(6, (at) => at)) sheet.line(470, 420 + i * 30, 550, 436 + i * 30, 12, 0.92);
		sheet.rect(464, 390, 10, 206, 0.7).rect(546, 390, 10, 206, 0.7);
		sheet
			.tube(660, 50, 330, 266, 0.95, 0.04)
			.rect(640, 310, 40, 24, 0.9)
			.rect(610, 376, 100, 20, 0.08)
			.rect(610, 520, 100, 20, 0.08);
		sheet.rect(770, 420, 130, 176, 0.6);
		for (const i of times(3, (at) => at))
			sheet.rect(784, 440 + i * 50, 40 + random() * 50, 30, 0.94).disc(880, 456 + i * 50, 8, 0.05);
		sheet.rect(960, 300, 150, 296, 0.92).rect(986, 326, 98, 130, 0.1).disc(1035, 520, 22, 0.4);
		return sheet.field([640 + random() * 120, 170 + random() * 40, 88 + random() * 22], 0.09, {
			isFlipped,
			fade: [600, 770, 0.7],
		});
	},
	/** A heating coil between two posts. */
	coil(random) {
		const sheet = stands(new Sheet(), 600);
		const isFlipped = random() < 0.5;
		const turns = 6 + Math.floor(random() * 3);
		const pitch = 560 / turns;
		sheet.rect(300, 180, 44, 420, 0.9).rect(936, 180, 44, 420, 0.9).rect(260, 560, 760, 40, 0.94);
		for (const i of times(turns, (at) => at))
			sheet.line(360 + i * pitch + pitch * 0.5, 250, 360 + (i + 1) * pitch, 470, 14, 0.36);
		sheet.rect(340, 326, 600, 62, 0.24);
		for (const i of times(turns, (at) => at))
			sheet.line(360 + i * pitch, 470, 360 + i * pitch + pitch * 0.5, 250, 30, 0.95);
		sheet.line(322, 250, 372, 470, 24, 0.95).line(900, 470, 958, 250, 24, 0.95);
		return sheet.field([540 + random() * 200, 150 + random() * 20, 76 + random() * 16], 0.09, {
			isFlipped,
			fade: [600, 770, 0.7],
		});
	},
	/** A tunnel furnace with trays on their way out. */
	furnace(random) {
		const sheet = new Sheet();
		const isFlipped = random() < 0.5;
		sheet
			.rect(150, 170, 620, 330, 0.92)
			.rect(190, 120, 90, 60, 0.8)
			.rect(420, 60, 54, 116, 0.7)
			.rect(190, 230, 300, 90, 0.5);
		for (const i of times(5, (at) => at)) sheet.disc(216 + i * 60, 274, 18, random() < 0.4 ? 0.95 : 0.1);
		sheet.poly(
			[
				[620, 500],
				[620, 350],
				[660, 300],
				[730, 300],
				[770, 350],
				[770, 500],
			],
			0.05,
		);
		sheet.rect(80, 500, 1120, 36, 0.95);
		for (const i of times(14, (at) => at)) sheet.disc(110 + i * 84, 562, 24, 0.6);
		for (const i of times(3, (at) => at)) {
			const x = 800 + i * 130;
			sheet.rect(x, 476, 110, 22, 0.86);
			for (const j of times(4, (at) => at)) sheet.tube(x + 17 + j * 26, 10, 436, 40, 0.95);
		}
		return sheet.field([695, 420, 60], 0.09, { isFlipped, fade: [600, 760, 0.6] });
	},
	/** A ribbed bottle cap with an arrow on top, over its thread. */
	cap(random) {
		const sheet = stands(new Sheet(), 606);
		const isFlipped = random() < 0.5;
		sheet.tube(640, 250, 520, 86, 0.9, 0.04).tube(640, 132, 430, 96, 0.95);
		for (const i of times(3, (at) => at)) sheet.rect(508, 452 + i * 22, 264, 8, 0.1);
		sheet
			.rect(450, 190, 380, 210, (x) => (Math.floor((x - 450) / 19) % 2 ? 0.95 : 0.5))
			.oval(640, 190, 190, 56, 0.72)
			.oval(640, 186, 168, 42, 0.12)
			.rect(440, 388, 400, 26, 0.95);
		sheet.line(556, 186, 712, 186, 16, 0.95).poly(
			[
				[700, 158],
				[762, 186],
				[700, 214],
			],
			0.95,
		);
		return sheet.field([300 + random() * 40, 230 + random() * 70, 94 + random() * 24], 0.09, {
			isFlipped,
			fade: [610, 770, 0.7],
		});
	},
} satisfies Scenes;
