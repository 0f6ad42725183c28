import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';
import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { compile } from '../../../editions/messages';
import { type CountedWords, relativeTime, relativeWords } from '../../../editions/relative-time';
import { timeWords } from './times';

const harness = createHarness();

const DAY = 86_400;
afterAll(() => {
	vi.unstubAllEnvs();
});

describe('relative times', () => {
	it('say in the browser what the server says, at every age', () => {
		for (const edition of editions) {
			vi.stubEnv('TZ', edition.time_zone);
			const words = JSON.parse(relativeWords(edition)) as CountedWords[];
			fc.assert(
				fc.property(
					fc.integer({ min: 1_500_000_000, max: 1_900_000_000 }),
					fc.oneof(fc.integer({ min: -60, max: 4 * DAY }), fc.integer({ min: 0, max: 900 * DAY })),
					(now, age) => {
						expect(timeWords(now - age, now, words, edition.language)).toBe(relativeTime(edition, now - age, now));
					},
				),
				{ numRuns: 2_000 },
			);
		}
	});

	it('count in a browser by the plurals of the language, of which Polish has three', () => {
		const [edition] = editions as [Edition];
		const words = compile(
			{ minutes_ago: '{n, plural, one {# minutę temu} few {# minuty temu} other {# minut temu}}' },
			'pl',
		) as Pick<Edition['words'], 'minutes_ago'>;
		const polish = { ...edition, locale: 'pl', language: 'pl', words: { ...edition.words, ...words } };
		const forms = JSON.parse(relativeWords(polish)) as CountedWords[];
		const now = 1_790_000_000;
		expect([1, 2, 5, 22].map((minutes) => timeWords(now - minutes * 60, now, forms, 'pl'))).toEqual([
			'1 minutę temu',
			'2 minuty temu',
			'5 minut temu',
			'22 minuty temu',
		]);
	});

	it('are set right on an old page and stay right while it is open', async () => {
		const now = Math.floor(Date.now() / 1000);
		const times = [30, 7_140, 3 * DAY - 30]
			.map((age) => `<p><time class="now" data-at="${now - age}">drawn long ago</time></p>`)
			.join('');
		harness.serve('/', harness.draw({ body: times, edition: 'es' }));
		const page = await harness.open();
		await page.clock.install({ time: now * 1000 });
		await page.goto('/');
		const words = async () =>
			(await page.locator('main time').allTextContents()).map((text) => text.replaceAll('\u00A0', ' '));
		const marked = () => page.locator('main time.now').allTextContents();
		await expect.poll(words).toEqual(['ahora mismo', 'hace 1 hora', 'hace 2 días']);
		expect(await marked()).toEqual(['ahora mismo']);
		await page.clock.runFor(60_000);
		await expect.poll(marked).toEqual([]);
		const [first, second, third] = await words();
		expect([first, second]).toEqual(['hace 1 minuto', 'hace 2 horas']);
		expect(third).toMatch(/^[A-Z][a-z]{2}\.\d\d(\.\d{4})?$/);
	});
});

describe('pictures', () => {
	const cover = (src: string, lazy = true) =>
		`<div class="cover"><img src="${src}" alt="" width="1280" height="720"${lazy ? ' loading="lazy"' : ''}></div>`;

	it('wait behind a ruled well, then show; a failed one shows the symbol', async () => {
		let answer = () => {};
		const asked = new Promise<void>((done) => {
			harness.serve('/slow.svg', (_request, response) => {
				answer = () =>
					response
						.setHeader('content-type', 'image/svg+xml')
						.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
				done();
			});
		});
		harness.serve('/', harness.draw({ body: cover('/slow.svg') + cover('/gone.png') + cover('/lead.png', false) }));
		harness.serve('/lead.png', (_request, response) => response.writeHead(404).end());
		const page = await harness.open({ expects: /404/ });
		await page.goto('/', { waitUntil: 'commit' });
		await asked;
		const [slow, gone, lead] = [0, 1, 2].map((i) => page.locator('.cover').nth(i));
		await page.locator('.cover.is-loading').first().waitFor();
		await page.locator('.cover.is-failed').nth(1).waitFor();
		expect(await slow?.getAttribute('class')).toBe('cover is-loading');
		expect(await gone?.getAttribute('class')).toBe('cover is-failed');
		expect(await lead?.getAttribute('class')).toBe('cover is-failed');
		answer();
		await page.waitForFunction(() => document.querySelectorAll('.cover.is-loading').length === 0);
		await expect.poll(() => slow?.locator('img').evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
	});

	it('never hide the lead, nor anything without the script', async () => {
		harness.serve('/', harness.draw({ body: cover('/never.svg', false) + cover('/never.svg') }));
		harness.serve('/never.svg', () => {});
		const page = await harness.open();
		await page.goto('/', { waitUntil: 'commit' });
		await page.locator('.cover.is-loading').waitFor();
		expect(await page.locator('.cover').first().getAttribute('class')).toBe('cover');
		const plain = await harness.open({ javaScriptEnabled: false });
		await plain.goto('/', { waitUntil: 'commit' });
		await plain.locator('.cover').nth(1).waitFor();
		expect(await plain.locator('.is-loading').count()).toBe(0);
	});

	it('are marked too when they join the page later', async () => {
		harness.serve('/never.svg', () => {});
		harness.serve('/', harness.draw({ body: '<h1>A page</h1>' }));
		const page = await harness.open();
		await page.goto('/');
		await page.evaluate(
			(html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
			cover('/never.svg'),
		);
		await page.locator('.cover.is-loading').waitFor();
	});
});

describe('the loading logo', () => {
	const LINKS =
		'<a id="on" href="/slow">On</a> <a id="file" href="/table.csv">Table</a> <a id="part" href="#part">Part</a>';

	it('shows while the next page takes its time, takes no click, and is gone when the page comes back', async () => {
		let answer = () => {};
		harness.serve('/slow', (_request, response) => {
			answer = () => response.setHeader('content-type', 'text/html').end(harness.draw({ body: '<h1>Slow</h1>' }));
		});
		harness.serve('/', harness.draw({ body: LINKS }));
		const page = await harness.open();
		await page.goto('/');
		// While the next page is awaited, the test cannot ask this one, so the page itself reports what it shows.
		const beacon = new Promise<string>((done) => {
			harness.serve('/shown', (request, response) => {
				done(text(request));
				response.writeHead(204);
				request.on('end', () => response.end());
			});
		});
		await page.evaluate(() => {
			new MutationObserver(() => {
				const logo = document.querySelector('.loading');
				const over = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
				// The mark itself, drawn or in letters, is hidden from screen readers.
				const words = [...(logo?.childNodes ?? [])].filter((one) => !(one as Element).querySelector?.('[aria-hidden]'));
				const label = words.map((one) => one.textContent).join('');
				if (logo && label)
					navigator.sendBeacon('/shown', [logo.getAttribute('role'), label, logo.contains(over)].join(' '));
			}).observe(document.body, { childList: true, subtree: true, characterData: true });
		});
		await page.locator('#on').click({ noWaitAfter: true });
		expect(await beacon).toBe('status Loading false');
		answer();
		await page.getByRole('heading', { name: 'Slow' }).waitFor();
		await page.goBack();
		await page.locator('#on').waitFor();
		await page.locator('.loading').waitFor({ state: 'detached' });
	});

	it('stays away from files, parts of the page, new tabs, and savers of data', async () => {
		harness.serve('/table.csv', (_request, response) => response.writeHead(204).end());
		harness.serve('/slow', (_request, response) => response.writeHead(204).end());
		harness.serve('/', harness.draw({ body: LINKS }));
		const page = await harness.open();
		await page.clock.install({ time: 0 });
		await page.goto('/');
		await page.clock.pauseAt(100_000);
		for (const link of ['#file', '#part']) {
			await page.locator(link).click();
			await page.clock.runFor(1_000);
			expect(await page.locator('.loading').count()).toBe(0);
		}
		await page.locator('#on').click({ modifiers: ['ControlOrMeta'] });
		await page.clock.runFor(1_000);
		expect(await page.locator('.loading').count()).toBe(0);
		await page.locator('#on').click();
		await page.clock.runFor(199);
		expect(await page.locator('.loading').count()).toBe(0);
		await page.clock.runFor(1);
		await page.locator('.loading').waitFor();
		// A page that never comes is given up.
		await page.clock.runFor(10_000);
		await page.locator('.loading').waitFor({ state: 'detached' });
		await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
		await page.locator('#on').click();
		await page.clock.runFor(1_000);
		expect(await page.locator('.loading').count()).toBe(0);
	});
});
