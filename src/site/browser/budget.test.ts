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

/** Blocks that come alive on pages of their own kind, by the name of their file. The search stands on every page. */
const ISLANDS = ['chart', 'filter-form', 'calculator'];

it.each(ISLANDS.filter((name) => scripts.some((file) => file.name === name)))(
	'what a page with the search and %s can load later weighs at most 75 KB, whatever is touched on it',
	(island) => {
		const others = new Set(ISLANDS.filter((name) => name !== island));
		const later = scripts.filter((file) => !file.isEntry && !others.has(file.name ?? ''));
		expect(later.map(({ name }) => name)).toContain('search-field');
		expect(later.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(75 * 1024);
	},
);

it('whatever is heavy and loaded later is the search, React, or one of these blocks', () => {
	const heavy = scripts.filter((file) => !file.isEntry && weight(file) > 1.6 * 1024).map(({ name }) => name ?? '');
	const known = new Set([...ISLANDS, 'search-field', 'react-root', 'jsx-runtime']);
	expect(heavy.filter((name) => !known.has(name))).toEqual([]);
});
