import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../free-port';
import { type Figure, median } from './table';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse for a phone, default throttling, the median of three runs.
 * @param lcp most seconds,
 * @param transfer most KB before scrolling; without them only the scores are wanted
 */
export async function measureLighthouse(url: string, name: string, lcp?: number, transfer?: number): Promise<Figure[]> {
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
		args: [
			`--remote-debugging-port=${port}`,
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
	const runs: { scores: number[]; lcp: number; cls: number; tbt: number; bytes: number }[] = [];
	try {
		for (let i = 0; i < RUNS; i += 1) {
			const result = await lighthouse(url, {
				port,
				output: 'json',
				logLevel: 'silent',
				onlyCategories: [...CATEGORIES],
			});
			if (!result) throw new Error('Lighthouse gave no result.');
			const { categories, audits } = result.lhr;
			const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
			runs.push({
				scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
				lcp: number('largest-contentful-paint') / 1000,
				cls: number('cumulative-layout-shift'),
				tbt: number('total-blocking-time'),
				bytes: number('total-byte-weight') / 1000,
			});
		}
	} finally {
		await browser.close();
	}
	const middle = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
	const scores = CATEGORIES.map((_category, i) => middle((run) => run.scores[i] ?? 0));
	const figures: Figure[] = [
		{
			what: `Lighthouse mobile, ${name}: performance, accessibility, best practices, SEO`,
			value: scores.join(', '),
			target: '≥ 99 each',
			holds: scores.every((score) => score >= 99),
		},
	];
	if (lcp === undefined || transfer === undefined) return figures;
	return [
		...figures,
		{
			what: `${name}: largest contentful paint`,
			value: `${middle((run) => run.lcp).toFixed(2)} s`,
			target: `≤ ${lcp} s`,
			holds: middle((run) => run.lcp) <= lcp,
		},
		{
			what: `${name}: layout shift; blocking time`,
			value: `${middle((run) => run.cls).toFixed(3)}; ${middle((run) => run.tbt).toFixed(0)} ms`,
			target: '0; ≤ 30 ms',
			holds: middle((run) => run.cls) === 0 && middle((run) => run.tbt) <= 30,
		},
		{
			what: `${name}: transfer before scrolling, with fonts`,
			value: `${middle((run) => run.bytes).toFixed(0)} KB`,
			target: `≤ ${transfer} KB`,
			holds: middle((run) => run.bytes) <= transfer,
		},
	];
}
