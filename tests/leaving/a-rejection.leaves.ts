import { expect, test } from 'vitest';

test.each([new Error('too late'), new DOMException('given up', 'AbortError')])(
	'begins a promise that is rejected when the next file runs, and waits for it nowhere: %s',
	(reason) => {
		const rejectLater = new Promise((_done, fail) => setTimeout(() => fail(reason), 200));
		expect(rejectLater).toBeInstanceOf(Promise);
	},
);
