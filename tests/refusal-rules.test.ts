/** Whatever is refused names the rule that was broken: no answer says no more than that something cannot be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources';

/** Matches refusals with codes that mean nothing without a rule. Other codes have a sentence of their own. */
const BARE = /new Refusal\(\s*'(?:invalid|state|taken|in_use|same)'([\s\S]*?)\);?\n/g;

test('every refusal of these codes in the source names its rule', () => {
	let count = 0;
	const bare: string[] = [];
	for (const file of sourceFiles()) {
		if (!file.startsWith('src/') || file.includes('.test.')) continue;
		for (const [whole] of readFileSync(join(root, file), 'utf8').matchAll(BARE)) {
			count += 1;
			if (!/\brule\b/.test(whole) && !whole.includes('sentence')) bare.push(`${file}: ${whole.trim()}`);
		}
	}
	expect(count).toBeGreaterThan(80);
	expect(bare).toEqual([]);
});
