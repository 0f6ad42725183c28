import { afterEach, expect, test, vi } from 'vitest';
import { openTestSite } from '../../tests/site';

/** We promise six seconds; the delays that a busy machine adds to our own deadline must fit into the rest. */
const ANSWERED_MS = 4_000;

afterEach(() => {
	vi.useRealTimers();
});

test('a write whose database answers nobody is refused with two seconds to spare', async () => {
	const site = await openTestSite();
	let begun = () => {};
	const waits = new Promise<void>((done) => {
		begun = done;
	});
	site.db.writeAlone = () => {
		begun();
		return new Promise(() => {});
	};
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const init = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email: 'late@press.example' }),
	};
	let answer: Response | undefined;
	const asked = Promise.resolve(site.app.request('/api/v2/email/create', init)).then((response) => {
		answer = response;
	});
	await waits;
	vi.advanceTimersByTime(ANSWERED_MS);
	vi.useRealTimers();
	// A longer deadline would never pass, because the fake clock on which it was set has stopped.
	await expect.poll(() => [answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
	await asked;
	await site.stop();
});
