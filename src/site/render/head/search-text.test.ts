import { expect, test } from 'vitest';
import type { Head, SearchText } from '../screen';
import { documentDescription, documentTitle, MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from './search-text';

const SITE_LINE = 'Brume: News and data for the e-cigarette trade.';
const head = (title: string, description: string, search?: SearchText): Head => ({
	title,
	description,
	search,
	canonical: '/',
});
const titleOf = (title: string, search?: SearchText) => documentTitle(head(title, '', search), 'Brume');
const descriptionOf = (description: string, search?: SearchText) =>
	documentDescription(head('', description, search), 'Brume', 'News and data for the e-cigarette trade');

test('a title has the brand where both fit, then loses the brand, then its last words with an ellipsis', () => {
	const fits = 'A year after the ban, British shelves pass the letter';
	expect(titleOf(fits)).toBe(`${fits} | Brume`);
	const alone = 'A year after the ban, British shelves pass the letter of the law';
	expect(titleOf(alone)).toBe(alone);
	const long = 'Lin Yuwei builds batteries for six brands and keeps a cell from every single batch';
	expect(titleOf(long)).toBe('Lin Yuwei builds batteries for six brands and keeps a cell from…');
	expect(titleOf('Brume')).toBe('Brume');
});

test('a cut title ends with no half character and no dangling sign, in a script without blanks too', () => {
	expect(titleOf(`${'word '.repeat(11)}China, which denies the report`)).toMatch(/ China…$/);
	const han = titleOf('电子烟'.repeat(40));
	expect([han.length, han.endsWith('…')]).toEqual([MAX_TITLE, true]);
	expect(titleOf('😀'.repeat(60))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test('what an editor has written for an address is neither cut nor extended', () => {
	const long = 'word '.repeat(40).trim();
	expect(titleOf('Short', { title: long, isTitleFixed: true })).toBe(long);
	expect(titleOf('Short', { title: 'An editor’s own', isTitleFixed: true })).toBe('An editor’s own | Brume');
	expect(descriptionOf('A line.', { isDescriptionFixed: true, more: ['More.'] })).toBe('A line.');
});

test('a short description is followed by what the page says, and by what the site is', () => {
	expect(
		descriptionOf('Duty rates by market', { more: ['', 'Everything we have published on duty, from 82 markets.'] }),
	).toBe('Duty rates by market. Everything we have published on duty, from 82 markets.');
	expect(descriptionOf('Everything, newest first')).toBe(`Everything, newest first. ${SITE_LINE}`);
	expect(descriptionOf('', { more: ['One sentence that tells enough of it.'] })).toBe(
		`One sentence that tells enough of it. ${SITE_LINE}`,
	);
	expect(descriptionOf('').length).toBeLessThan(MIN_DESCRIPTION);
});

test('a long description ends with a sentence, else with a word and an ellipsis; "Ltd." ends no sentence', () => {
	const first = 'The latest draft drops the outright ban and asks every member state for a public register.';
	expect(descriptionOf(`${first} ${'What follows is told in the article at length. '.repeat(3)}`)).toBe(
		`${first} What follows is told in the article at length.`,
	);
	const words = descriptionOf('word '.repeat(60));
	expect(words).toMatch(/^(?:word )+word…$/);
	expect(words.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
	const firm = `${'A maker of devices and cartridges in the south of the country, Qinglu'.padEnd(110, 'u')} Co., Ltd. Shenzhen ${'and so on '.repeat(12)}`;
	expect(descriptionOf(firm)).toMatch(/…$/);
});
