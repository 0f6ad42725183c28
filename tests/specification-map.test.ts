import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from './test-titles';

const root = join(import.meta.dirname, '..');
const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8');

/** Rows of the tables: what is stated, and each test by its file and title. */
const rows = map
	.split('\n')
	.filter((line) => line.startsWith('| ') && !line.startsWith('| statement'))
	.map((line) => {
		const [, statement = '', cell = ''] = line.split('|').map((part) => part.trim());
		const tests = cell.split('<br>').map((one) => /^`([\w./-]+\.test\.tsx?)`: (.+)$/.exec(one)?.slice(1) ?? []);
		return { statement, tests };
	});

test('the map of the specification goes through all its sections, and every row names tests that are there', () => {
	expect([...map.matchAll(/^## (\d)\./gm)].map((match) => Number(match[1]))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
	expect(rows.length).toBeGreaterThan(100);
	const failures = rows.flatMap(({ statement, tests }) =>
		tests.flatMap(([file = '', title = '']) => {
			if (!file) return [`${statement}: names no test`];
			if (!existsSync(join(root, file))) return [`${statement}: ${file} is not there`];
			return hasTest(file, title) ? [] : [`${statement}: ${file} has no test "${title}"`];
		}),
	);
	expect(failures).toEqual([]);
});
