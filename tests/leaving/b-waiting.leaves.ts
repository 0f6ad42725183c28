import { expect, test } from 'vitest';

test('is there when the promise of the file before it is rejected', async () => {
	const begun = performance.now();
	await expect.poll(() => performance.now() - begun, { interval: 50 }).toBeGreaterThan(400);
});
