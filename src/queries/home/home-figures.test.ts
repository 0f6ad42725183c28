import { expect, test } from 'vitest';
import type { DataSeries } from '../series/data-series';
import { newestPoint } from './home-figures';

const series = (frequency: DataSeries['frequency'], values: Record<string, number>): DataSeries => ({
	id: 1,
	slug: 's',
	chart: 'bar',
	unit: 'USD m',
	decimals: 0,
	frequency,
	codes: [],
	markets: [],
	highlight: null,
	source: [],
	retrieved_on: '2026-11-21',
	texts: {},
	updated_at: 0,
	points: Object.entries(values).map(([period, value]) => ({ key: period, period, value, label: {}, note: null })),
});

test('a month is compared with the same month a year before, or with nothing', () => {
	const months = series('month', { '2026-02-01': 754, '2025-02-01': 498, '2026-01-01': 940 });
	expect(newestPoint(months, '2026-11-21')).toMatchObject({ point: { value: 754 }, earlier: { value: 498 } });
	expect(newestPoint(series('month', { '2026-02-01': 754, '2026-01-01': 940 }), '2026-11-21')).toMatchObject({
		point: { value: 754 },
		earlier: null,
	});
});

test('an event is compared with the one before, and what is only scheduled does not count yet', () => {
	const steps = series('year', { '2025-01-01': 0.96, '2026-01-01': 1.44, '2027-01-01': 1.8 });
	expect(newestPoint(steps, '2026-11-21')).toMatchObject({ point: { value: 1.44 }, earlier: { value: 0.96 } });
	expect(newestPoint(steps, '2027-01-01')).toMatchObject({ point: { value: 1.8 }, earlier: { value: 1.44 } });
	expect(newestPoint(steps, '2024-01-01')).toBeUndefined();
});

test('a comparison of places has no newest value', () => {
	expect(newestPoint(series('category', { '2026-01-01': 1 }), '2026-11-21')).toBeUndefined();
});
