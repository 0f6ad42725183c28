/** Where the forms of a text lie: beside what they are about, over nothing of it. */
import { afterEach, expect, test } from 'vitest';
import { openEditorPage } from '../editor-page.fixture';

const { page, open, textbox, nextFrame } = openEditorPage();

const LINES = Array.from({ length: 40 }, (_, n) => `<p>Line ${n}</p>`).join('');
const figure =
	'<figure><img src="/media/a.webp" alt="A" width="300" height="200"><figcaption>Quay</figcaption></figure>';
const box = async (selector: string) => {
	const found = await page().locator(selector).first().boundingBox();
	if (!found) throw new Error(`${selector} is not drawn.`);
	return { top: found.y, bottom: found.y + found.height, left: found.x, right: found.x + found.width };
};
const FORM = '.editor__beside';
afterEach(() => page().setViewportSize({ width: 1280, height: 720 }));

test.each([
	['in the middle', 0.5],
	['near the foot', 0.8],
])('a list of pages lies below the linked words %s of the window, and is shortened for it', async (_, share) => {
	await page().setViewportSize({ width: 1280, height: 1000 });
	await open(`${LINES}<p>Aim</p>${LINES}`);
	const aim = page().getByText('Aim', { exact: true });
	await aim.evaluate((one, at) => scrollBy(0, one.getBoundingClientRect().top - innerHeight * at), share);
	await aim.dblclick();
	await nextFrame();
	await page().keyboard.press('ControlOrMeta+k');
	await page().locator('.po').first().waitFor();
	await nextFrame();
	const [words, form] = [await aim.boundingBox(), await box(FORM)];
	const isOver = form.top < (words?.y ?? 0) + (words?.height ?? 0) && form.bottom > (words?.y ?? 0);
	expect(isOver, 'the form lies over the words').toBe(false);
	expect(form.bottom).toBeLessThanOrEqual(1000);
	await page().keyboard.press('Escape');
});

test('on a phone a form lies at the foot of the window, and its picture above it', async () => {
	await page().setViewportSize({ width: 390, height: 800 });
	await open(`${LINES}${figure}${LINES}`, 'en', true);
	const image = page().locator('.editor__text img');
	await image.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 20));
	await image.click();
	await page().locator(FORM).waitFor();
	await expect.poll(async () => (await box('.editor__text figure')).bottom <= (await box(FORM)).top).toBe(true);
	const form = await box(FORM);
	expect([form.left, form.right, form.bottom]).toEqual([0, 390, 800]);
	expect(form.top).toBeGreaterThanOrEqual(320);
});

test.each([
	['the top', 0.2],
	['the foot', 0.9],
])('on a phone the list of pages lies at the foot, and words near %s of the window above it', async (_, share) => {
	await page().setViewportSize({ width: 390, height: 700 });
	await open(`${LINES}<p>Aim</p>${LINES}`);
	const aim = page().getByText('Aim', { exact: true });
	await aim.evaluate((one, at) => scrollBy(0, one.getBoundingClientRect().top - innerHeight * at), share);
	await aim.dblclick();
	await nextFrame();
	await page().keyboard.press('ControlOrMeta+k');
	await page().locator('.po').first().waitFor();
	const below = async () => {
		const words = await aim.boundingBox();
		return (words?.y ?? 0) + (words?.height ?? 0) <= (await box(FORM)).top;
	};
	await expect.poll(below, { message: 'whether the words are above the form' }).toBe(true);
	expect((await box(FORM)).bottom).toBe(700);
	await page().keyboard.press('Escape');
});

test('on a phone the menu of a slash leaves its line in sight', async () => {
	await page().setViewportSize({ width: 390, height: 800 });
	await open(LINES);
	await textbox().press('ControlOrMeta+Home');
	await page().keyboard.press('Enter');
	await page().keyboard.press('ArrowUp');
	await page().evaluate(() => scrollTo(0, 0));
	await page().keyboard.type('/');
	await page().getByRole('listbox').waitFor();
	await nextFrame();
	const line = await page().getByText('/', { exact: true }).boundingBox();
	expect((await box(FORM)).top).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 4);
});
