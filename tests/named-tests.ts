import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasTest } from './test-titles';

const root = join(import.meta.dirname, '..');

/** Headings of a page, as links name them. */
const anchorsOf = (text: string): string[] =>
	[...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
		words
			.toLowerCase()
			.replace(/[^\p{L}\p{N} -]/gu, '')
			.replaceAll(' ', '-'),
	);

/**
 * What is wrong with one of the things that a cell of a table names: a test by its file and title, or a section of a page in
 * `docs/`. A test that several files run is named by the file in `tests/` that declares it.
 * @param part `` `file.test.ts`: title `` as the title is written there, or `[words](page.md#section)`
 * @returns a sentence; undefined where the test or the section is there
 */
export function errorIn(part: string): string | undefined {
	const link = /^\[[^\]]+\]\(([\w-]+\.md)#([\w-]+)\)$/.exec(part);
	if (link) {
		const [, file = '', anchor = ''] = link;
		const path = join(root, 'docs', file);
		if (!existsSync(path)) return `${file} is not there`;
		return anchorsOf(readFileSync(path, 'utf8')).includes(anchor) ? undefined : `${file} has no section ${anchor}`;
	}
	const [, file = '', title = ''] = /^`((?:tests\/[\w./-]+|[\w./-]+\.test)\.tsx?)`: (.+)$/.exec(part) ?? [];
	if (file === '') return `"${part}" names no test and no page`;
	if (!existsSync(join(root, file))) return `${file} is not there`;
	return hasTest(file, title) ? undefined : `${file} has no test "${title}"`;
}
