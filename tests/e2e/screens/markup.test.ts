import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../../src/editions/address';
import { editions } from '../../../src/editions/editions';
import { openBrowser } from '../browser';
import { articles, screens } from './screens';
import { serverOfFile } from './server-of-file';

const url = serverOfFile();

const html = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// What the writer of the document decides, not a question of validity.
		'no-trailing-whitespace': 'off',
		'long-title': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		'tel-non-breaking': 'off',
		'doctype-style': 'off',
		// A list without bullets loses its role in one browser unless it is named again.
		'no-redundant-role': 'off',
	},
});

describe.each(editions)('every screen of the edition $code', (edition) => {
	test('dressed in its fonts part by part, on a first visit, looks as it does dressed at once', {
		timeout: 120_000,
	}, async () => {
		const browser = await openBrowser();
		const faults: Record<string, string[]> = {};
		const [article = ''] = await articles(url(), edition.code);
		const paths = [
			'/',
			'/news',
			'/news/data',
			'/topic/tpe',
			'/license',
			'/tool/calculate',
			'/search/nicotine',
			'/about/subscribe',
			'/404',
		].map((path) => pathOf(edition, path));
		for (const path of [article, ...paths]) {
			const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
			const page = await context.newPage();
			await page.goto(url() + path);
			await page.locator('html.is-dressed:not(.has-fonts)').waitFor({ state: 'attached' });
			const odd = await page.evaluate(() => {
				const all = [...document.querySelectorAll('body *')].filter((element) =>
					[...element.childNodes].some((child) => child instanceof Text && child.data.trim()),
				);
				const faces = () => all.map((element) => getComputedStyle(element).fontFamily);
				const before = faces();
				document.documentElement.classList.add('has-fonts');
				const after = faces();
				return all.filter((_, i) => before[i] !== after[i]).map((element) => element.outerHTML.slice(0, 80));
			});
			if (odd.length > 0) faults[path] = odd.slice(0, 3);
			await context.close();
		}
		expect(faults).toEqual({});
	});

	test('is valid HTML', { timeout: 120_000 }, async () => {
		const faults: Record<string, string[]> = {};
		const validate = async (path: string) => {
			const report = await html.validateString(await (await fetch(url() + path)).text());
			const found = report.results.flatMap((result) =>
				result.messages.map((message) => `${message.line}:${message.column} ${message.ruleId} ${message.message}`),
			);
			if (found.length > 0) faults[path] = found.slice(0, 8);
		};
		await Promise.all((await screens(url(), edition)).map(validate));
		expect(faults).toEqual({});
	});
});
