import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../free-port';
import { type Figure, median } from './table';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse finds: scores of the categories from 0 to 100, seconds, the layout shift, milliseconds, KB. */
export interface LighthouseResult {
	scores: number[];
	lcp: number;
	cls: number;
	tbt: number;
	bytes: number;
}

/** Runs Lighthouse for a phone with its default throttling. @returns the median of three runs */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
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
	const runs: LighthouseResult[] = [];
	try {
		for (let i = 0; i < RUNS; i += 1) {
			const result = await lighthouse(url, {
				port,
				output: 'json',
				logLevel: 'silent',
				onlyCategories: [...CATEGORIES],
				// A demonstration is never open to search engines.
				skipAudits: ['is-crawlable'],
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
	return {
		scores: CATEGORIES.map((_category, i) => middle((run) => run.scores[i] ?? 0)),
		lcp: middle((run) => run.lcp),
		cls: middle((run) => run.cls),
		tbt: middle((run) => run.tbt),
		bytes: middle((run) => run.bytes),
	};
}

/**
 * Lighthouse for a phone, default throttling, the median of three runs.
 * @param maxLcp most seconds,
 * @param maxTransfer most KB before scrolling; without them only the scores are wanted
 */
export async function measureLighthouse(
	url: string,
	name: string,
	maxLcp?: number,
	maxTransfer?: number,
): Promise<Figure[]> {
	const { scores, lcp, cls, tbt, bytes } = await runLighthouse(url);
	const figures: Figure[] = [
		{
			what: `Lighthouse mobile, ${name}: performance, accessibility, best practices, SEO`,
			value: scores.join(', '),
			target: '≥ 99 each',
			holds: scores.every((score) => score >= 99),
		},
	];
	if (maxLcp === undefined || maxTransfer === undefined) return figures;
	return [
		...figures,
		{
			what: `${name}: largest contentful paint`,
			value: `${lcp.toFixed(2)} s`,
			target: `≤ ${maxLcp} s`,
			holds: lcp <= maxLcp,
		},
		{
			what: `${name}: layout shift; blocking time`,
			value: `${cls.toFixed(3)}; ${tbt.toFixed(0)} ms`,
			target: '0; ≤ 30 ms',
			holds: cls === 0 && tbt <= 30,
		},
		{
			what: `${name}: transfer before scrolling, with fonts`,
			value: `${bytes.toFixed(0)} KB`,
			target: `≤ ${maxTransfer} KB`,
			holds: bytes <= maxTransfer,
		},
	];
}
