import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { demoFragment } from '../demonstration';
import { browserArguments, browserPath } from '../e2e/browser';
import { type RunningServer, startServer } from '../e2e/server';
import { type Figure, median, percentile } from './table';

/** Keys that are measured, after some that are not. */
const KEYS = 120;
const FIRST = 20;
/** Milliseconds between two keys: some eight a second. */
const PACE = 120;
/** Words of a text, and the milliseconds of script that one of its keys may take in the middle. */
const TEXTS = [
	{ words: 1_100, maxMs: 4 },
	{ words: 14_000, maxMs: 8 },
] as const;
/** People of the demonstration; the first is measured, the others type beside her. */
const PEOPLE = ['Marta Oyelaran', 'Tomasz Wierzba', 'Ruben Achterberg'] as const;

/** What the page notes of itself, by key. */
interface Notes {
	/** From the key to the frame that shows it. */
	painted: number[];
	/** Moments at which the journal held what was typed by then, or let go of it because the server had it. */
	kept: number[];
	keys: number[];
}

/** Notes keys, frames and what the journal has written; it runs in the page before anything else. */
function note(): void {
	const notes: Notes = { painted: [], kept: [], keys: [] };
	Object.assign(window, { notes });
	addEventListener(
		'keydown',
		({ timeStamp }) => {
			notes.keys.push(performance.now());
			// A task behind the frame runs when it is on its way to the screen.
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => notes.painted.push(performance.now() - timeStamp);
				port2.postMessage('');
			});
		},
		true,
	);
	const { put, delete: drop } = IDBObjectStore.prototype;
	const noteWhenDone = ({ transaction }: IDBObjectStore) =>
		transaction.addEventListener('complete', () => notes.kept.push(performance.now()));
	IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
		noteWhenDone(this);
		return put.apply(this, given);
	};
	IDBObjectStore.prototype.delete = function (...given: Parameters<typeof drop>) {
		noteWhenDone(this);
		return drop.apply(this, given);
	};
}
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

/** Milliseconds of script so far. */
async function scriptOf(devtools: CDPSession): Promise<number> {
	const { metrics } = await devtools.send('Performance.getMetrics');
	return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Types some keys at a steady pace. @returns milliseconds of script that each took */
async function typeKeys(page: Page, devtools: CDPSession, keys: number): Promise<number[]> {
	const spent: number[] = [];
	for (let n = 0; n < keys; n += 1) {
		const before = await scriptOf(devtools);
		await page.keyboard.press(n % 6 === 5 ? 'Space' : 'e');
		await new Promise((give) => setTimeout(give, PACE));
		spent.push((await scriptOf(devtools)) - before);
	}
	return spent;
}

const paragraphs = (words: number) =>
	Array.from({ length: Math.ceil(words / 50) }, () => `<p>${'duty on liquid is due '.repeat(10).trim()}</p>`).join('');

/** Somebody of the demonstration before an article. */
async function sit(
	browser: Browser,
	server: RunningServer,
	person: string,
): Promise<{ context: BrowserContext; page: Page }> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	const page = await context.newPage();
	await page.addInitScript(note);
	await page.goto(`${server.url}/admin${demoFragment(server)}`);
	await page.getByRole('button', { name: person }).click();
	await page.locator('#heading').waitFor();
	return { context, page };
}

/**
 * A textarea with the same words, and nothing else.
 * @returns in the middle: milliseconds from a key to its frame, and of the script that a key took
 */
async function bareTextarea(browser: Browser, words: number): Promise<{ paint: number; script: number }> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	const page = await context.newPage();
	await page.addInitScript(note);
	await page.goto('data:text/html,<textarea style="width:44rem;height:30rem;font:1.2rem serif"></textarea>');
	const text = paragraphs(words).replaceAll(/<\/p>/g, '\n').replaceAll('<p>', '');
	await page.locator('textarea').fill(text);
	await page.locator('textarea').press('Control+End');
	const devtools = await context.newCDPSession(page);
	await devtools.send('Performance.enable');
	const script = await typeKeys(page, devtools, FIRST + KEYS);
	const { painted } = await notesOf(page);
	await context.close();
	return { paint: median(painted.slice(FIRST)), script: median(script.slice(FIRST)) };
}

/** From each key to the first of these moments behind it. */
const delays = (keys: readonly number[], moments: readonly number[]) =>
	keys.flatMap((key) => moments.find((moment) => moment >= key) ?? []).map((moment, n) => moment - (keys[n] ?? 0));

/**
 * What a key costs in the editor of a draft, alone and with two colleagues who type in the same text, beside a bare
 * textarea; and when what was typed is in the journal and at the server.
 */
export async function measureWriting(databaseUrl: string): Promise<Figure[]> {
	const server = await startServer({ DATABASE_URL: databaseUrl });
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
	const figures: Figure[] = [];
	try {
		const seats = [];
		for (const person of PEOPLE) seats.push(await sit(browser, server, person));
		const [own, ...others] = seats as [(typeof seats)[number], ...typeof seats];
		for (const { words, maxMs } of TEXTS) {
			const bare = await bareTextarea(browser, words);
			for (const writers of [1, 3]) {
				const made = await own.page.request.post(`${server.url}/admin/api/article`, {
					data: { edition: 'en', type: 'regulation', title: `Typed in ${words} words`, html: paragraphs(words) },
					headers: { origin: server.url },
				});
				const { id } = ((await made.json()) as { data: { id: number } }).data;
				const here = [own, ...(writers > 1 ? others : [])];
				for (const { page } of here) {
					await page.goto(`${server.url}/admin/article/${id}`);
					await page.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+End');
				}
				let isOver = false;
				const beside = here.slice(1).map(async ({ page }) => {
					for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowUp');
					while (!isOver) await page.keyboard.type('beside them ', { delay: PACE });
				});
				const devtools = await own.context.newCDPSession(own.page);
				await devtools.send('Performance.enable');
				await typeKeys(own.page, devtools, FIRST);
				const { keys: before } = await notesOf(own.page);
				const sent: number[] = [];
				const origin = await own.page.evaluate(() => performance.timeOrigin);
				own.page.on('response', (response) => {
					if (response.request().method() === 'POST' && response.url().endsWith('/steps'))
						sent.push(performance.timeOrigin + performance.now() - origin);
				});
				const script = await typeKeys(own.page, devtools, KEYS);
				const { keys, painted, kept } = await notesOf(own.page);
				isOver = true;
				await Promise.all(beside);
				await devtools.detach();
				const name = `${words.toLocaleString('en')} words, ${writers === 1 ? 'alone' : 'two others typing'}`;
				const measured = keys.slice(before.length);
				const paint = median(painted.slice(before.length)) / bare.paint;
				const [journal, arrived] = [kept, sent].map((moments) => percentile(delays(measured, moments), 0.95)) as [
					number,
					number,
				];
				figures.push(
					{
						what: `${name}: script of a key (p95 ${percentile(script, 0.95).toFixed(1)} ms; a bare textarea p50 ${bare.script.toFixed(1)} ms)`,
						value: `p50 ${median(script).toFixed(1)} ms`,
						target: `p50 ≤ ${maxMs} ms`,
						holds: median(script) <= maxMs,
					},
					{
						what: `${name}: key to paint ÷ a bare textarea (${bare.paint.toFixed(1)} ms)`,
						value: `${paint.toFixed(2)} ×`,
						target: '≤ 1.5 ×',
						holds: paint <= 1.5,
					},
					{
						what: `${name}: a key until the journal has it`,
						value: `p95 ${journal.toFixed(0)} ms`,
						target: 'p95 ≤ 50 ms',
						holds: journal <= 50,
					},
					{
						what: `${name}: a key until the server has it`,
						value: `p95 ${arrived.toFixed(0)} ms`,
						target: 'p95 ≤ 1000 ms',
						holds: arrived <= 1_000,
					},
				);
			}
		}
	} finally {
		await browser.close();
		await server.stop();
	}
	return figures;
}
