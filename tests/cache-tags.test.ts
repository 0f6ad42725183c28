import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources';

test('only one file makes the names of what answers show', () => {
	const makers = sourceFiles().filter((file) => /as CacheTag\b/.test(readFileSync(join(root, file), 'utf8')));
	expect(makers).toEqual(['src/shared/cache-tags.ts']);
});
