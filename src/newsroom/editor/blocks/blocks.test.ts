/** Blocks that a form brings into a text: charts of series, calculators, videos, posts of networks. */
import { expect, test } from 'vitest';
import { openEditorPage } from '../editor-page.fixture';

const { page, open, saved, textbox, nextFrame, begin, pageErrors } = openEditorPage();

const tool = (name: string) => page().getByRole('button', { name, exact: true });
const chart = (slug: string) => page().locator(`.editor__text [data-series="${slug}"]`);

test('a series is found by words and stands in the text as its chart', async () => {
	await begin();
	await page().keyboard.type('Of exports');
	await tool('series').click();
	const field = page().getByRole('combobox', { name: 'series_search' });
	await page()
		.getByRole('option', { name: /Vape prices/ })
		.waitFor();
	await field.fill('exports Vape');
	await page()
		.getByRole('option', { name: /Vape exports/ })
		.click();
	await expect.poll(saved).toBe('<p>Of exports</p>\n<figure data-series="exports"></figure>');
	await chart('exports').getByRole('img', { name: 'series: Vape exports' }).waitFor();
	expect(await field.count()).toBe(0);
	expect(pageErrors).toEqual([]);
});

test('the chosen series takes the place of the chart that is selected', async () => {
	await open('<figure data-series="exports"></figure><p>Below</p>');
	await chart('exports').getByRole('img').click();
	await nextFrame();
	expect(await tool('series').getAttribute('aria-pressed')).toBe('true');
	await tool('series').click();
	await page()
		.getByRole('option', { name: /Vape prices/ })
		.click();
	await expect.poll(saved).toBe('<figure data-series="prices"></figure>\n<p>Below</p>');
	await chart('prices').getByRole('img', { name: 'series: Vape prices' }).waitFor();
});

test('no other word is a series, and a chart of one that the edition lacks says so', async () => {
	await begin();
	await tool('series').click();
	const field = page().getByRole('combobox', { name: 'series_search' });
	await field.fill('no-such-series');
	await page().getByText('Nothing is found.', { exact: true }).waitFor();
	await field.press('Enter');
	await field.press('Escape');
	expect((await page().evaluate(() => window.saved)) ?? '').not.toContain('data-series');
	await open('<figure data-series="no-such-series"></figure><figure data-series="away"></figure><p>Below</p>');
	await chart('no-such-series').getByText('▲ series_wrong no-such-series').waitFor();
	expect(await chart('away').textContent()).toBe('series: away');
	await tool('series').click();
	await field.fill('fails');
	await page().getByRole('option', { name: 'The search failed. Press Enter to try again.' }).waitFor();
	await field.press('Escape');
});

const calculator = (name: string) => page().locator(`.editor__text [data-calculator="${name}"]`);

test('a calculator is found by its words, says what it is, and is changed where it stands', async () => {
	await begin();
	await page().keyboard.type('Of bottles');
	await tool('calculator').click();
	const field = page().getByRole('combobox', { name: 'calculator_search' });
	await page()
		.getByRole('option', { name: /Excise duty/ })
		.waitFor();
	await field.fill('bottle nicotine');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p>Of bottles</p>\n<figure data-calculator="shot"></figure>');
	await calculator('shot').getByText('calculator: Nicotine shot', { exact: true }).waitFor();
	await calculator('shot').getByText('What to add to a bottle', { exact: true }).waitFor();
	await calculator('shot').click();
	await nextFrame();
	expect(await tool('calculator').getAttribute('aria-pressed')).toBe('true');
	await tool('calculator').click();
	await page()
		.getByRole('option', { name: /Excise duty/ })
		.click();
	await expect.poll(saved).toBe('<p>Of bottles</p>\n<figure data-calculator="excise"></figure>');
	expect(pageErrors).toEqual([]);
});

test('a calculator that readers do not have says so, and no other word is one', async () => {
	await open('<figure data-calculator="quota"></figure><figure data-calculator="roulette"></figure><p>Below</p>');
	await calculator('quota').getByText('▲ calculator_wrong quota').waitFor();
	expect(await page().locator('.editor__text figure').count()).toBe(1);
	await tool('calculator').click();
	await page().getByRole('combobox', { name: 'calculator_search' }).fill('roulette');
	await page().getByText('Nothing is found.', { exact: true }).waitFor();
	await page().keyboard.press('Enter');
	await page().keyboard.press('Escape');
	expect((await page().evaluate(() => window.saved)) ?? '').not.toContain('roulette');
});

test.each([
	['a list', '<ul><li>Words</li><li>b</li></ul>'],
	['a quotation', '<blockquote><p>Words</p><p>b</p></blockquote>'],
])('within %s a chart and a calculator come below it', async (_, box) => {
	await open(`${box}<p>Below</p>`);
	await textbox().press('ControlOrMeta+Home');
	await nextFrame();
	await tool('calculator').click();
	await page()
		.getByRole('option', { name: /Excise duty/ })
		.click();
	await tool('series').click();
	await page()
		.getByRole('option', { name: /Vape prices/ })
		.click();
	const [series, excise] = ['<figure data-series="prices"></figure>', '<figure data-calculator="excise"></figure>'];
	await expect.poll(saved).toBe(`${box}\n${series}\n${excise}\n<p>Below</p>`);
});

test('a video is inserted by its address, with a caption, and changed where it stands', async () => {
	await begin();
	await page().keyboard.type('See');
	await tool('video').click();
	const address = page().getByLabel('video_address');
	await address.fill('https://site.example/film');
	await page().getByRole('group', { name: 'video' }).getByRole('button', { name: 'insert' }).click();
	await page().getByText('video_wrong').waitFor();
	await address.fill('youtu.be/dQw4w9WgXcQ?t=90');
	await page().getByLabel('caption').fill('A film');
	await page().keyboard.press('Enter');
	const video = (key: string, caption: string) =>
		`<p>See</p>\n<figure data-video="${key}"><figcaption>${caption}</figcaption></figure>`;
	await expect.poll(saved).toBe(video('youtube:dQw4w9WgXcQ;t=90', 'A film'));
	// It is selected: the tool opens the form of this one.
	await tool('video').click();
	expect(await address.inputValue()).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
	await address.fill('https://vimeo.com/123456789');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe(video('vimeo:123456789', 'A film'));
	await page().keyboard.press('ControlOrMeta+z');
	await expect.poll(saved).toBe(video('youtube:dQw4w9WgXcQ;t=90', 'A film'));
	expect(pageErrors).toEqual([]);
});

test('the caption of a video keeps its links while its address changes', async () => {
	const caption = 'By <a href="/news/a">us</a>';
	await open(`<figure data-video="vimeo:123456789"><figcaption>${caption}</figcaption></figure><p>Below</p>`);
	await page().locator('.editor__text figcaption').click();
	await nextFrame();
	await tool('video').click();
	expect(await page().getByLabel('caption').inputValue()).toBe('By us');
	await page().getByLabel('video_address').fill('https://vimeo.com/987654321');
	await page().keyboard.press('Enter');
	await expect
		.poll(saved)
		.toBe(`<figure data-video="vimeo:987654321"><figcaption>${caption}</figcaption></figure>\n<p>Below</p>`);
});

test('a post of a network becomes a quotation with author, day and link', async () => {
	await begin('es');
	await page().keyboard.type('Antes');
	await tool('post').click();
	const form = page().getByRole('group', { name: 'post', exact: true });
	await form.getByRole('button', { name: 'insert' }).click();
	await form.getByText('words missing').waitFor();
	await form.getByLabel('post_words').fill('We open in Porto.\n\nCome & see.');
	await form.getByRole('button', { name: 'insert' }).click();
	await form.getByText('author missing').waitFor();
	await form.getByLabel('post_author').fill('Malm Vape, Bluesky');
	await form.getByLabel('post_day').fill('2026-03-03');
	await form.getByLabel('post_link').fill('javascript:alert(1)');
	await form.getByLabel('post_link').press('Enter');
	await form.getByText('no web address').waitFor();
	await form.getByLabel('post_link').fill('social.example/malm/1');
	await form.getByLabel('post_link').press('Enter');
	const source =
		'<a href="https://social.example/malm/1" rel="noopener"><cite>Malm Vape, Bluesky, <time datetime="2026-03-03">3 de marzo de 2026</time></cite></a>';
	await expect
		.poll(saved)
		.toBe(`<p>Antes</p>\n<blockquote><p>We open in Porto.</p><p>Come &amp; see.</p><p>${source}</p></blockquote>`);
	expect(pageErrors).toEqual([]);
});

test.each([
	[{ post_day: '2026-12-31' }, '<cite>A. Writer, <time datetime="2026-12-31">31 December 2026</time></cite>'],
	[
		{ post_link: 'https://social.example/1' },
		'<a href="https://social.example/1" rel="noopener"><cite>A. Writer</cite></a>',
	],
	[{}, '<cite>A. Writer</cite>'],
])('a post of which %o is known', async (known, source) => {
	await begin();
	await tool('post').click();
	for (const [name, value] of Object.entries({ post_words: 'Words', post_author: 'A. Writer', ...known }))
		await page().getByLabel(name).fill(value);
	await page().getByLabel('post_author').press('Enter');
	await expect.poll(saved).toBe(`<blockquote><p>Words</p><p>${source}</p></blockquote>`);
});

test('these forms are left by Escape and leave the text as it is', async () => {
	await open('<p>Words</p>');
	await textbox().press('ControlOrMeta+Home');
	for (const name of ['series', 'calculator', 'video', 'post']) {
		await tool(name).click();
		await page().getByRole('group', { name, exact: true }).waitFor();
		await page().keyboard.press('Escape');
		await expect.poll(() => page().getByRole('group', { name, exact: true }).count()).toBe(0);
		await expect.poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('text');
	}
	expect(await page().evaluate(() => window.saved)).toBeUndefined();
});
