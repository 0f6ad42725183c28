import type { Locator } from '@playwright/test';

/** Seconds that a swipe takes, and for which the finger rests before it lets go. */
const SWIPE = { moves: 0.1, rests: 0.2 };

/**
 * A finger that goes sideways over what is shown, and rests before it lets go: the browser takes a tap that follows
 * for the end of a throw otherwise.
 * @param by pixels; to the left where below 0
 */
export async function swipe(target: Locator, by: number): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error(`${target} is not shown`);
	const session = await target.page().context().newCDPSession(target.page());
	const y = box.y + box.height / 2;
	const from = box.x + box.width / 2 - by / 2;
	const begun = Date.now() / 1000 - SWIPE.moves - SWIPE.rests;
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, x?: number) =>
		session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: x === undefined ? [] : [{ x, y }],
			timestamp: begun + after,
		});
	await touch('touchStart', 0, from);
	for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', SWIPE.moves * part, from + by * part);
	await touch('touchEnd', SWIPE.moves + SWIPE.rests);
	await session.detach();
}
