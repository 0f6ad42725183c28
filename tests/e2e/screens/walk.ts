/** Every screen at one width: what a browser and a checker of accessibility find wrong with it. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Edition } from '../../../src/editions/edition';
import { limit } from '../../pace';
import { openBrowser } from '../browser';
import { ContrastChecker } from '../contrast-checker';
import { keepPicture, watchMachine } from '../evidence';
import { screens } from './screens';
import { serverOfFile } from './server-of-file';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Pages that are looked at side by side: while one waits for its fonts, another one is checked. */
const SIDE_BY_SIDE = 2;

/** Pixels of a step: pictures load lazily 1,250 px before they are seen, and 1,250 after. */
const STEP = 2_400;

/** Scrolls to the end, so that what loads lazily has loaded. */
const scrollThrough = (page: Page) =>
	page.evaluate(async (step) => {
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		for (let y = 0; y < document.body.scrollHeight; y += step) {
			scrollTo(0, y);
			await frame();
		}
		scrollTo(0, 0);
		await frame();
	}, STEP);

interface Walk {
	url: string;
	width: number;
	light: ContrastChecker;
	dark: ContrastChecker;
}

/** Looks at each path in turn in one tab. @returns what is wrong, by path */
async function look(paths: string[], { url, width, light, dark }: Walk): Promise<Record<string, string[]>> {
	const browser = await openBrowser();
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		colorScheme: 'light',
		reducedMotion: 'reduce',
	});
	const page = await context.newPage();
	const failures: Record<string, string[]> = {};
	let [path, found]: [string, string[]] = ['', []];
	page.on('console', (message) => {
		if (message.type() !== 'error' || (path.endsWith('/404') && message.text().includes('404'))) return;
		found.push(`console: ${message.text()}`);
	});
	page.on('pageerror', (error) => found.push(`error: ${error.message}`));
	page.on('request', (request) => {
		if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
			found.push(`foreign request: ${request.url()}`);
	});
	await ContrastChecker.prepare(page);
	await page.addInitScript(() =>
		document.addEventListener('securitypolicyviolation', (event) =>
			console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
		),
	);
	const inspect = async () => {
		const response = await page.goto(url + path, { waitUntil: 'load' });
		if (response?.status() !== (path.endsWith('/404') ? 404 : 200)) found.push(`status ${response?.status()}`);
		await page.evaluate(() => document.fonts.ready);
		await scrollThrough(page);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
		if (overflow > width) found.push(`wider than the screen: ${overflow} px`);
		for (const { id, where } of await light.violations(page, TAGS))
			found.push(`axe (light) ${id}: ${where.join(' | ')}`);
		// The tree and the words are the same in both schemes: in the dark one only the colours differ.
		if (width >= 992) {
			await page.emulateMedia({ colorScheme: 'dark' });
			for (const { id, where } of await dark.contrastViolations(page))
				found.push(`axe (dark) ${id}: ${where.join(' | ')}`);
		}
		if ((await context.cookies()).length > 0) found.push('a cookie before any choice');
		if (await page.evaluate(() => localStorage.length + sessionStorage.length))
			found.push('something stored before any choice');
	};
	for (path of paths) {
		found = [];
		await inspect().catch((error: unknown) => found.push(`not inspected: ${error}`));
		if (found.length > 0) failures[path] = [...found, `a picture: ${await keepPicture(page, `${path} ${width}`)}`];
		await page.emulateMedia({ colorScheme: 'light' });
	}
	await context.close();
	return failures;
}

/** To be called in a file of tests of its own: the files of a run are shared out among its workers. */
export function walkScreens(width: number, editions: readonly Edition[]): void {
	const url = serverOfFile();
	const [light, dark] = [new ContrastChecker(), new ContrastChecker()];
	const rules = 'axe clean, no console error, no policy violation, no foreign request, nothing stored';
	test.each(editions)(
		`every screen of the edition $code at ${width} px: ${rules}`,
		{ timeout: limit(900_000) },
		async (edition) => {
			const aboutMachine = watchMachine();
			const paths = await screens(url(), edition);
			expect(paths.length).toBeGreaterThan(50);
			const shares = Array.from({ length: SIDE_BY_SIDE }, (_, share) =>
				paths.filter((_path, n) => n % SIDE_BY_SIDE === share),
			);
			const failures = await Promise.all(shares.map((share) => look(share, { url: url(), width, light, dark })));
			expect(Object.assign({}, ...failures), aboutMachine()).toEqual({});
		},
	);
}
