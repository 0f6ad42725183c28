/** What a reader does with keyboard and pointer, in the words that every engine understands. */
import { expect } from 'vitest';
import type { Journey } from './journey';
import { type Visitor, waitFor } from './visitor';

const focus = (visitor: Visitor, selector: string) =>
	visitor.read(`(document.querySelector(${JSON.stringify(selector)}).focus(), true)`);
const text = (selector: string) =>
	`(document.querySelector(${JSON.stringify(selector)})?.innerText ?? '').replace(/\\s+/g, ' ')`;

/** Takes the bar about cookies away, which would cover what is pressed. */
async function refuseCookies(visitor: Visitor): Promise<void> {
	await waitFor(visitor, `document.querySelector('.cookie [data-choose=none]') !== null`, 'the bar about cookies');
	await visitor.click('.cookie [data-choose=none]');
	await waitFor(visitor, `document.querySelector('.cookie') === null`, 'the bar that goes');
}

const PAGES = ['/', '/news', '/news/data', '/topic', '/license', '/calendar', '/tool/calculate', '/search/duty'];

export const reading: readonly Journey[] = [
	{
		name: 'cookies are refused, and the bar does not come back',
		async run(visitor) {
			await visitor.open('/news');
			await refuseCookies(visitor);
			await visitor.open('/topic');
			await waitFor(visitor, `document.readyState === 'complete'`, 'the page');
			expect(await visitor.read(`document.querySelectorAll('.cookie').length`)).toBe(0);
		},
	},
	{
		name: 'every kind of page is set in our letters, fits a phone and a desk, and leaves no picture out',
		async run(visitor) {
			for (const width of [390, 1280]) {
				await visitor.resize(width, 900);
				for (const page of PAGES.flatMap((one) => [one, `/es${one === '/' ? '' : one}`])) {
					await visitor.open(page);
					await waitFor(visitor, `document.fonts.status === 'loaded'`, `letters of ${page}`);
					const found = await visitor.read(`({
						status: document.querySelector('h1') !== null,
						ours: document.fonts.check('600 20px Newsreader') && document.fonts.check('500 14px Archivo'),
						wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
						weight: getComputedStyle(document.querySelector('h1')).fontWeight,
						broken: [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
					})`);
					expect({ page, width, ...(found as object) }).toMatchObject({ status: true, ours: true, wide: 0, broken: 0 });
				}
			}
			await visitor.resize(1280, 900);
		},
	},
	{
		name: 'a list to choose from has our borders and letters',
		async run(visitor) {
			await visitor.open('/tool/calculate');
			const style = await visitor.read(`(({ appearance, webkitAppearance, fontFamily, minHeight }) =>
				({ appearance: appearance || webkitAppearance, fontFamily, minHeight }))
				(getComputedStyle(document.querySelector('main select')))`);
			expect(style).toMatchObject({ appearance: 'none', fontFamily: expect.stringMatching(/Archivo/) });
		},
	},
	{
		name: 'the search suggests, its list is walked by keys, and Enter leads there',
		async run(visitor) {
			await visitor.open('/news');
			await focus(visitor, '#q-mast');
			await visitor.type('yunhe');
			await waitFor(visitor, `document.querySelector('.sug-i') !== null`, 'suggestions');
			await visitor.press('ArrowDown');
			await waitFor(
				visitor,
				`document.querySelector('#q-mast').getAttribute('aria-activedescendant')`,
				'a chosen suggestion',
			);
			await visitor.press('Enter');
			await waitFor(visitor, `location.pathname === '/company/yunhe-ceramics'`, 'the company');
		},
	},
	{
		name: 'a calculator follows what is typed, with focus and caret',
		async run(visitor) {
			await visitor.open('/tool/calculate?market=DE&date=2026-06-01&quantity=100');
			const field = `document.querySelector('input[name=ml]')`;
			await focus(visitor, 'input[name=ml]');
			await visitor.read(`(${field}.select(), true)`);
			await visitor.type('20');
			await waitFor(visitor, `${text('.result [role=status]')}.includes('€640.00')`, 'the result of 20 ml');
			await visitor.type('5');
			await waitFor(visitor, `${text('.result [role=status]')}.includes('€6,560.00')`, 'the result of 205 ml');
			expect(await visitor.read(`${field} === document.activeElement && ${field}.selectionStart`)).toBe(3);
			await waitFor(visitor, `new URLSearchParams(location.search).get('ml') === '205'`, 'the address of the result');
		},
	},
	{
		name: 'a chart reads its values by keys, and the address keeps what is read',
		async run(visitor) {
			await visitor.open('/news/data/china-exports-monthly');
			await focus(visitor, '.chart [data-plot]');
			await visitor.press('Home');
			await waitFor(visitor, `${text('.chart .readout')}.startsWith('August 2023')`, 'the first value');
			await visitor.press('End');
			await visitor.press('ArrowLeft');
			await waitFor(visitor, `${text('.chart .readout')}.startsWith('January 2026')`, 'the last but one');
			await waitFor(visitor, `location.search === '?at=2026-01'`, 'the address of the value');
		},
	},
	{
		name: 'a list follows what is typed, and Back takes it back',
		async run(visitor) {
			await visitor.open('/license');
			const rows = `document.querySelector('table tbody').innerText`;
			const all = JSON.stringify(await visitor.read<string>(rows));
			await focus(visitor, '[data-island=filters] form input[type=search]');
			await visitor.type('tech');
			await waitFor(visitor, `location.pathname === '/license/find-tech'`, 'the address');
			await waitFor(visitor, `${rows} !== ${all}`, 'other rows');
			await visitor.read('(history.back(), true)');
			await waitFor(visitor, `location.pathname === '/license' && ${rows} === ${all}`, 'the list as it was');
		},
	},
	{
		name: 'the menu opens and closes, and pictures of a show are looked through',
		async run(visitor) {
			await visitor.resize(390, 800);
			await visitor.open('/topic/tpe');
			await visitor.click('.wrap > [data-panel=panel-menu]');
			await waitFor(visitor, `document.querySelector('#panel-menu').checkVisibility()`, 'the menu');
			await visitor.press('Escape');
			await waitFor(visitor, `!document.querySelector('#panel-menu').checkVisibility()`, 'the menu that closes');
			await visitor.resize(1280, 900);
			await visitor.open('/topic/tpe');
			await focus(visitor, 'a[aria-label^="Enlarge the picture"], .gallery a, .photos a');
			await visitor.press('Enter');
			await waitFor(visitor, `document.querySelector('dialog[open]') !== null`, 'the pictures');
			await visitor.press('ArrowRight');
			await waitFor(
				visitor,
				`/Picture 2 of/.test(document.querySelector('dialog[open]').innerText)`,
				'the second picture',
			);
			await visitor.press('Escape');
			await waitFor(visitor, `document.querySelector('dialog[open]') === null`, 'the page again');
		},
	},
	{
		name: 'an address that is none is told beside its field, and what was typed stays',
		async run(visitor) {
			await visitor.open('/about/subscribe');
			await focus(visitor, 'main input[type=email]');
			await visitor.type('nobody@');
			await visitor.press('Enter');
			await waitFor(
				visitor,
				`document.readyState === 'complete' && document.querySelector('main [aria-invalid=true]') !== null &&
				document.querySelector('main input[type=email]').value === 'nobody@'`,
				'the fault, with what was typed',
			);
		},
	},
];
