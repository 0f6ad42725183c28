import { expect, test, vi } from 'vitest';

test('leaves the environment, the clock and a function changed, and an interval running', () => {
	setInterval(() => {}, 60_000);
	setInterval(() => {}, 60_000).unref();
	clearInterval(setInterval(() => {}, 60_000));
	process.env.BRUME_LEFT = 'yes';
	process.env.TZ = process.env.TZ === 'Asia/Tokyo' ? 'UTC' : 'Asia/Tokyo';
	vi.useFakeTimers();
	Math.random = () => 0.5;
	expect(Math.random()).toBe(0.5);
});
