import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type ClientFile, clientFiles } from '../../../tests/e2e/client-files';

const scripts = clientFiles().filter(({ path }) => path.endsWith('.js'));
const weight = (file: ClientFile) => brotliCompressSync(file.content).length;

it('a page loads one script of at most 4 KB before anyone touches it', () => {
	const [entry, ...others] = scripts.filter((file) => file.isEntry && file.name === 'entry');
	expect(others).toEqual([]);
	expect(entry?.imports).toEqual([]);
	expect(entry && weight(entry)).toBeLessThanOrEqual(4 * 1024);
});

it.each([
	['what every page loads once it has been seen', 'visit', []],
	['what a first visit loads beside it', 'consent', ['visit']],
])('%s is one file, beside the script and what the bundler adds', (_what, name, beside) => {
	const [part, ...others] = scripts.filter((file) => file.name === name);
	expect(others).toEqual([]);
	const imported = part?.imports.filter((one) => !/entry\.client\.ts$|rolldown-runtime/.test(one)) ?? [];
	expect(imported.map((one) => one.match(/([a-z-]+?)(?:-[\w-]{8})?\.[jt]s$/)?.[1])).toEqual(beside);
	expect(part && weight(part)).toBeLessThanOrEqual(2.6 * 1024);
});

const CALCULATOR = ['calculator', 'limits'];
/**
 * Islands that have pages of their own, by the names of their files. Every page has the search, and one of these beside
 * it.
 */
const ISLANDS: Record<string, readonly string[]> = {
	chart: ['chart'],
	'filter-form': ['filter-form'],
	'duty-calculator': [...CALCULATOR, 'duty-calculator'],
	'mixing-calculator': [...CALCULATOR, 'mixing-calculator'],
	'unit-calculator': [...CALCULATOR, 'unit-calculator'],
	'rule-calculator': [...CALCULATOR, 'rule-calculator'],
};
/** Scripts that no page of a calculator has: photographs, the wall, the parts of a show. */
const NOT_BESIDE_A_CALCULATOR = ['lightbox', 'wall-form', 'parts-in-view'];

it.each(Object.entries(ISLANDS))(
	'what a page with the search and %s can load later weighs at most 75 KB, whatever is touched on it',
	(island, own) => {
		const others = new Set([
			...Object.values(ISLANDS)
				.flat()
				.filter((name) => !own.includes(name)),
			...(own.includes('calculator') ? NOT_BESIDE_A_CALCULATOR : []),
		]);
		for (const name of [...own, ...others]) expect(scripts.map((file) => file.name)).toContain(name);
		const later = scripts.filter((file) => !file.isEntry && !others.has(file.name ?? ''));
		expect(later.map(({ name }) => name)).toEqual(expect.arrayContaining(['search-field', island]));
		expect(later.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(75 * 1024);
	},
);

it('whatever is heavy and loaded later is the visit, the search, React, or one of these blocks', () => {
	const heavy = scripts.filter((file) => !file.isEntry && weight(file) > 1.6 * 1024).map(({ name }) => name ?? '');
	const known = new Set([...Object.values(ISLANDS).flat(), 'visit', 'search-field', 'react-root', 'jsx-runtime']);
	expect(heavy.filter((name) => !known.has(name))).toEqual([]);
});
