import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltFile, buildFiles } from '../../../tests/e2e/island-rig';

let files: BuiltFile[];
beforeAll(async () => {
	files = await buildFiles();
});

const weight = (file: BuiltFile) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length;

it('a page loads one script of at most 4 KB before anyone touches it', () => {
	const [entry, ...others] = files.filter((file) => file.type === 'chunk' && file.isEntry && file.name === 'entry');
	expect(others).toEqual([]);
	expect(entry?.type === 'chunk' && entry.imports).toEqual([]);
	expect(entry && weight(entry)).toBeLessThanOrEqual(4 * 1024);
});

it('everything that can be loaded later weighs at most 75 KB', () => {
	const later = files.filter((file) => file.type === 'chunk' && !file.isEntry);
	expect(later.length).toBeGreaterThan(0);
	expect(later.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(75 * 1024);
});
