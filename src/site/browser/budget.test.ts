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

it('everything that can be loaded later weighs at most 75 KB', () => {
	const later = scripts.filter((file) => !file.isEntry);
	expect(later.length).toBeGreaterThan(0);
	expect(later.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(75 * 1024);
});
