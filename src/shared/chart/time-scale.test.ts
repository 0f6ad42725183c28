import { describe, expect, test } from 'vitest';
import type { ChartModel, ChartPoint } from './chart-model';
import { dayOf, firstOfMonth, monthOf } from './days';
import { placeLabels } from './place-labels';
import { axisTicks } from './ticks';
import { periodsOf, timeScale } from './time-scale';

const month = (key: string, value: number): ChartPoint => {
	const first = monthOf(dayOf(`${key}-01`));
	return {
		key,
		from: firstOfMonth(first),
		to: firstOfMonth(first + 1),
		value,
		label: key,
		short: key,
		shown: '',
		said: [],
	};
};
const model = (points: ChartPoint[], more: Partial<ChartModel> = {}): ChartModel => ({
	slug: 's',
	title: 'S',
	measure: 'S',
	shape: 'line',
	months: 1,
	points,
	subject: null,
	unit: 'u',
	decimals: 0,
	today: dayOf('2026-11-20'),
	todayShown: '20 Nov 2026',
	page: '/s',
	locale: 'en-GB',
	...more,
});
const EXPORTS = ['2023-08', '2023-09', '2024-07', '2025-01', '2025-02', '2026-01', '2026-02'].map((key, i) =>
	month(key, i),
);

describe('a scale of time', () => {
	test('joins neighbouring months alone, and knows where none is held', () => {
		const { runs, coverage, years } = timeScale(model(EXPORTS));
		expect(runs.map((run) => run.map((point) => point.key))).toEqual([
			['2023-08', '2023-09'],
			['2024-07'],
			['2025-01', '2025-02'],
			['2026-01', '2026-02'],
		]);
		expect(coverage.filter((span) => !span.isHeld).map(({ from, to }) => monthOf(to) - monthOf(from))).toEqual([
			1, 9, 5, 10, 1,
		]);
		expect(years.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026]);
	});

	test('a period is counted back from the newest value, and is offered only where there is more', () => {
		expect(timeScale(model(EXPORTS), 12).points.map((point) => point.key)).toEqual(['2026-01', '2026-02']);
		expect(timeScale(model(EXPORTS), 24).points.map((point) => point.key)).toHaveLength(5);
		expect(periodsOf(model(EXPORTS))).toEqual([12, 24]);
		expect(periodsOf(model(EXPORTS.slice(3)))).toEqual([12]);
		expect(periodsOf(model(EXPORTS, { shape: 'bars' }))).toEqual([]);
	});

	test('steps end today or behind what is announced, and one that began earlier holds at the start of a period', () => {
		const step = (iso: string): ChartPoint => ({
			...month(iso.slice(0, 7), 1),
			key: iso,
			from: dayOf(iso),
			to: dayOf(iso) + 1,
		});
		const steps = model([step('2022-07-01'), step('2024-01-01'), step('2026-01-01')], { shape: 'step', months: 0 });
		expect(timeScale(steps).to).toBeGreaterThan(steps.today);
		expect(timeScale(steps, 24).points.map((point) => point.key)).toEqual(['2024-01-01', '2026-01-01']);
		const announced = model([step('2026-01-01'), step('2027-06-01')], { shape: 'step', months: 0 });
		expect(timeScale(announced).to).toBeGreaterThan(dayOf('2027-06-01'));
	});
});

test.each([
	[[877, 1020], 4, 0, [0, 500, 1000, 1500]],
	[[877, 1020], 5, 0, [0, 250, 500, 750, 1000, 1250]],
	[[0.16, 0.32], 5, 2, [0, 0.1, 0.2, 0.3, 0.4]],
	[[3, 2], 4, 0, [0, 1, 2, 3]],
	[[-4, 6], 4, 0, [-5, 0, 5, 10]],
	[[0], 4, 0, [0]],
])('an axis for %j', (values, count, decimals, ticks) => {
	expect(axisTicks(values, count, decimals)).toEqual(ticks);
});

test('words take the first place that is free, and none where they would lie over others', () => {
	const frame = { left: 0, right: 100, top: 0, bottom: 100 };
	const word = { width: 40, height: 10 };
	expect(
		placeLabels(
			[
				{ ...word, places: [{ x: 10, y: 10 }] },
				{
					...word,
					places: [
						{ x: 20, y: 12 },
						{ x: 55, y: 12 },
					],
				},
				{ ...word, places: [{ x: 70, y: 50 }] },
				{ ...word, places: [{ x: 0, y: 80 }] },
			],
			frame,
			[{ left: 0, right: 5, top: 85, bottom: 90 }],
		),
	).toEqual([{ x: 10, y: 10 }, { x: 55, y: 12 }, undefined, undefined]);
});
