import { expect, it } from 'vitest';
import { editorBytes, FIRST_SCREENS, firstScreenBytes, laterParts } from '../../tests/e2e/newsroom-weight';

it.each(FIRST_SCREENS)('the first screen, %s with words and styles, weighs at most 180 KB', (screen) => {
	expect(firstScreenBytes(screen)).toBeLessThanOrEqual(180 * 1024);
});

it('the editor of texts weighs at most 95 KB more, and comes after the screen it stands on', () => {
	const bytes = editorBytes();
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThanOrEqual(95 * 1024);
});

it('whatever else is loaded later weighs at most 60 KB a part', () => {
	const parts = laterParts();
	expect(parts.length).toBeGreaterThan(10);
	expect(parts.filter((bytes) => bytes > 60 * 1024)).toEqual([]);
});
