/** A text that no page, letter or answer names any more leaves the catalogues: somebody would translate it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { enWords } from '../src/editions/words/en/en';
import { root, sourceFiles } from './sources';

/** Keys that are values of data ("EUR/ml", 404) are asked for by what a row holds. */
const NAME = /^[a-z][a-zA-Z0-9_]*$/;

function namesOf(texts: object, path: string): { name: string; at: string }[] {
	return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => [
		...(NAME.test(name) ? [{ name, at: `${path}${name}` }] : []),
		...(typeof text === 'object' && text !== null && !Array.isArray(text) ? namesOf(text, `${path}${name}.`) : []),
	]);
}

test('every text of the catalogues is named somewhere in the source', () => {
	const named = new Set<string>();
	for (const file of sourceFiles())
		if (!file.startsWith('src/editions/words/'))
			for (const [name] of readFileSync(join(root, file), 'utf8').matchAll(/[a-zA-Z_]\w*/g)) named.add(name);
	const all = namesOf(enWords, '');
	expect(all.length).toBeGreaterThan(900);
	expect(all.filter(({ name }) => !named.has(name)).map(({ at }) => at)).toEqual([]);
});
