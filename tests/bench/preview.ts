import { chromium, type Page } from '@playwright/test';
import { demoFragment } from '../demonstration';
import { browserArguments, browserPath } from '../e2e/browser';
import { startServer } from '../e2e/server';
import { type Figure, median, percentile } from './table';

/** Changes that are measured, after some that are not. */
const CHANGES = 60;
const FIRST = 5;
/** Words of a text, as in the bench of writing. */
const TEXTS = [1_100, 14_000] as const;
/** Milliseconds from the last change to the page that shows it, at the 95th of a hundred. */
const MAX_DELAY_MS = 500;
/** Milliseconds between a page that was drawn and the next change. */
const REST = 300;

const paragraphs = (words: number) =>
	Array.from({ length: Math.ceil(words / 50) }, () => `<p>${'duty on liquid is due '.repeat(10).trim()}</p>`).join('');

/**
 * By kind of change: the field that is changed, the keys pressed before it, and the elements of the page of which the
 * last shows it.
 */
const CHANGED = {
	headline: { field: 'Headline', first: 'ControlOrMeta+a', shown: 'main h1' },
	text: { field: 'Text', first: 'ControlOrMeta+End', shown: 'main .prose-body p' },
} as const;

/** Waits in the page until a place of the preview says a word. @returns milliseconds since the last key */
const untilShown = (page: Page, place: string, word: string) =>
	page.evaluate(
		([selector, wanted]) =>
			new Promise<number>((done, fail) => {
				const begun = performance.now();
				const look = () => {
					const shown = document.querySelector<HTMLIFrameElement>('.pvw iframe')?.contentDocument;
					const text = [...(shown?.querySelectorAll(selector) ?? [])].at(-1)?.textContent ?? '';
					if (performance.now() - begun > 20_000) fail(new Error(`No preview says ${wanted}: ${text.slice(-80)}`));
					else if (text.includes(wanted)) done(performance.now() - (window as unknown as { lastKey: number }).lastKey);
					else requestAnimationFrame(look);
				};
				look();
			}),
		[place, word] as const,
	);

/** Types a word and waits for it, again and again. @returns milliseconds from its last key to its page */
async function redraw(page: Page, { field, first, shown }: (typeof CHANGED)[keyof typeof CHANGED]): Promise<number[]> {
	const spent: number[] = [];
	for (let n = 0; n < FIRST + CHANGES; n += 1) {
		const word = `w${n}q`;
		await page.getByRole('textbox', { name: field, exact: true }).press(first);
		await page.keyboard.type(` ${word}`);
		const ms = await untilShown(page, shown, word);
		if (n >= FIRST) spent.push(ms);
		await page.waitForTimeout(REST);
	}
	return spent;
}

/** Milliseconds that the server took for each page since the last time it was asked. */
const answers = (page: Page) =>
	page.evaluate(() => {
		const found = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/rehearse'));
		performance.clearResourceTimings();
		return found.map(({ duration }) => duration);
	});

/** How soon the preview beside a draft shows what was typed last, in a browser. */
export async function measurePreview(databaseUrl: string): Promise<Figure[]> {
	const server = await startServer({ DATABASE_URL: databaseUrl });
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
	const figures: Figure[] = [];
	try {
		const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
		await page.addInitScript(() => {
			performance.setResourceTimingBufferSize(5_000);
			addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { lastKey: timeStamp }), true);
		});
		await page.goto(`${server.url}/admin${demoFragment(server)}`);
		await page.getByRole('button', { name: 'Marta Oyelaran' }).click();
		await page.locator('#heading').waitFor();
		for (const words of TEXTS) {
			const made = await page.request.post(`${server.url}/admin/api/article`, {
				data: { edition: 'en', type: 'regulation', title: 'Looked at', html: paragraphs(words) },
				headers: { origin: server.url },
			});
			const { id } = ((await made.json()) as { data: { id: number } }).data;
			await page.goto(`${server.url}/admin/article/${id}`);
			await page.getByRole('button', { name: 'Preview', exact: true }).click();
			await page.frameLocator('.pvw iframe').locator('main h1').waitFor();
			for (const [what, changed] of Object.entries(CHANGED)) {
				await answers(page);
				const spent = await redraw(page, changed);
				const server = await answers(page);
				const p95 = percentile(spent, 0.95);
				figures.push({
					what: `${words.toLocaleString('en')} words, ${what}: last key to the page that shows it (its answer p50 ${median(server).toFixed(0)} ms, p95 ${percentile(server, 0.95).toFixed(0)} ms)`,
					value: `p50 ${median(spent).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
					target: `p95 ≤ ${MAX_DELAY_MS} ms`,
					holds: p95 <= MAX_DELAY_MS,
				});
			}
		}
	} finally {
		await browser.close();
		await server.stop();
	}
	return figures;
}
