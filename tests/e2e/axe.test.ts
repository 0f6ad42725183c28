import { expect, test } from 'vitest';
import { axeViolations } from './axe';
import { createHarness } from './island-harness';

const harness = createHarness();

test('the checker of accessibility finds what is wrong, as it is asked: everywhere, in a part, by kind, without a rule', async () => {
	harness.serve(
		'/',
		harness.draw({ body: '<h1>A page</h1><p id="pale" style="color:#ddd">Pale</p><img src="/media/a.jpg">' }),
	);
	const page = await harness.open({ expects: /style/ });
	await page.goto('/');
	// The policy of the page takes no styles of an element from its text.
	await page.locator('#pale').evaluate((element) => element.style.setProperty('color', '#ddd'));
	const ids = async (check?: Parameters<typeof axeViolations>[1]) =>
		(await axeViolations(page, check)).map(({ id }) => id).toSorted();
	expect(await ids({ include: ['main'] })).toEqual(['color-contrast', 'image-alt']);
	expect(await ids({ include: ['h1'] })).toEqual([]);
	expect(await ids({ rules: ['image-alt'] })).toEqual(['image-alt']);
	expect(await ids({ tags: ['wcag2aa'], include: ['main'] })).toEqual(['color-contrast']);
	expect(await ids({ include: ['main'], without: ['image-alt'] })).toEqual(['color-contrast']);
	expect(await axeViolations(page, { rules: ['image-alt'] })).toEqual([{ id: 'image-alt', where: ['img'] }]);
});
