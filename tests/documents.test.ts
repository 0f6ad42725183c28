import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function* pages(folder: string): Generator<string> {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) yield* pages(path);
		else if (name.endsWith('.md')) yield path;
	}
}

test('the documents name no file that is not there', () => {
	const missing: string[] = [];
	for (const page of [join(root, 'README.md'), join(root, 'CONTRIBUTING.md'), ...pages(join(root, 'docs'))]) {
		const text = readFileSync(page, 'utf8');
		for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)) {
			if (!existsSync(join(dirname(page), target as string))) missing.push(`${relative(root, page)}: ${target}`);
		}
		for (const [, named] of text.matchAll(/`((?:src|tests|scripts|docs|public|\.ci)\/[\w./-]*\w)`/g)) {
			if (!existsSync(join(root, named as string))) missing.push(`${relative(root, page)}: ${named}`);
		}
	}
	expect(missing).toEqual([]);
});

test('a decision has the number of its file in its title, and no number is given twice', () => {
	const folder = join(root, 'docs/decisions');
	const names = readdirSync(folder).sort();
	const titles = names.map((name) => readFileSync(join(folder, name), 'utf8').split('\n', 1)[0] ?? '');
	expect(
		titles.filter((title, n) => !/^# \d{3}: [A-Z]/.test(title) || title.slice(2, 5) !== names[n]?.slice(0, 3)),
	).toEqual([]);
	expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length);
});
