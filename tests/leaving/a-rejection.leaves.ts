import { expect, test } from 'vitest';

test('begins a promise that is rejected when the next file runs, and waits for it nowhere', () => {
	const rejectLater = new Promise((_done, fail) => setTimeout(() => fail(new Error('too late')), 200));
	expect(rejectLater).toBeInstanceOf(Promise);
});
