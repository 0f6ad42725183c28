import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf, takeSlug } from '../../shared/address/slugs';
import { dateOf } from './dates';
import { fileKey } from './pictures/attachments';
import { fileUnder } from './sections';
import type { SourceItem } from './source';
import { titleWords } from './survey';
import { languageOf } from './text/language';

describe('slugOf', () => {
	test.each([
		['La señal de los Ángeles: ¡ya!', 'la-senal-de-los-angeles-ya'],
		["It's Straße & Łódź", 'its-strasse-lodz'],
		['Επίπεδο Ώρα', 'epipedo-ora'],
		['Щука ёж Київ', 'shchuka-yozh-kiiv'],
		['معرض', 'mard'],
		['שלום', 'shlvm'],
		['ＡＢＣ ½', 'abc-1-2'],
		['电子烟', ''],
		['---', ''],
	])('%s → %s', (text, slug) => {
		expect(slugOf(text)).toBe(slug);
	});

	test('is plain, short, and its own slug', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ maxLength: 400 })), (text) => {
				const slug = slugOf(text);
				expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
				expect(slug.length).toBeLessThanOrEqual(120);
				expect(slugOf(slug)).toBe(slug);
			}),
		);
	});

	test('gives every piece another one', () => {
		const taken = new Set(['a']);
		expect([takeSlug('a', taken), takeSlug('a', taken), takeSlug('b', taken)]).toEqual(['a-2', 'a-3', 'b']);
	});
});

describe('languageOf', () => {
	test.each([
		['Rates rise in April', undefined],
		['', undefined],
		['افتتح المعرض أبوابه', 'ar'],
		['نمایشگاه پژوهش گشایش یافت', 'fa'],
		['התערוכה נפתחה', 'he'],
		['Ставки растут', 'ru'],
		['Ставки зростають і їх більше', 'uk'],
		['Η έκθεση άνοιξε', 'el'],
		['电子烟监管', 'zh'],
		['電子タバコの規制について', 'ja'],
		['전자담배 규제', 'ko'],
		['A long English sentence that names 电子烟 once', undefined],
	])('%s', (text, language) => {
		expect(languageOf(text)).toBe(language);
	});
});

describe('fileUnder', () => {
	const category = (name: string, domain = 'category') => ({ domain, name, slug: slugOf(name) });

	test.each([
		['Company', 'company'],
		['EMPRESAS', 'company'],
		['Product', 'product'],
		['Regulación', 'regulation'],
		['AI', 'ai'],
		['Inteligencia artificial', 'ai'],
		['Gardening', undefined],
	])('%s', (name, type) => {
		expect(fileUnder([category(name)]).type).toBe(type);
	});

	test('takes the first section, makes tags of the rest once each, and tells the format', () => {
		const filing = fileUnder([
			category('Travel'),
			category('Product'),
			category('Company'),
			category('travel', 'post_tag'),
			category('Uncategorized'),
			{ domain: 'post_format', name: 'Aside', slug: 'post-format-aside' },
			category('Menu', 'nav_menu'),
			category('电子烟', 'post_tag'),
		]);
		expect(filing).toMatchObject({ type: 'product', format: 'aside', hadOtherCategories: true });
		expect(filing.tags.map((tag) => tag.name)).toEqual(['Travel', 'Company', '电子烟']);
		for (const tag of filing.tags) expect(tag.slug).toMatch(/^[a-z0-9-]+$/);
	});
});

describe('dateOf', () => {
	const item = (fields: Partial<SourceItem>) => ({ date: '', date_gmt: '', pub_date: '', ...fields }) as SourceItem;
	const EXPORTED = 'Fri, 01 Nov 2024 08:00:00 +0000';

	test.each([
		[{ date_gmt: '2024-05-02 09:30:00' }, { at: 1_714_642_200, from: 'gmt' }],
		[
			{ date_gmt: '0000-00-00 00:00:00', pub_date: 'Thu, 02 May 2024 09:30:00 +0000', date: '2024-05-02 11:30:00' },
			{ at: 1_714_642_200, from: 'feed' },
		],
		[
			{ date_gmt: '0000-00-00 00:00:00', pub_date: 'Mon, 30 Nov -0001 00:00:00 +0000', date: '2024-05-02 09:30:00' },
			{ at: 1_714_642_200, from: 'local' },
		],
		[{ date_gmt: '2024-02-31 09:30:00' }, { at: 1_730_448_000, from: 'export' }],
	])('%j', (fields, date) => {
		expect(dateOf(item(fields), EXPORTED)).toEqual(date);
	});

	test('is nothing when nothing says when', () => {
		expect(dateOf(item({}), 'yesterday')).toEqual({ at: undefined, from: 'none' });
	});
});

test('the sizes of a picture are one picture', () => {
	for (const name of ['/u/A-300x200.jpg', '/u/a-scaled.jpg', '/u/a-e1612345678901.jpg', '/u/a.jpg'])
		expect(fileKey(name)).toBe('/u/a.jpg');
	expect(fileKey('/u/a-2x.jpg')).toBe('/u/a-2x.jpg');
});

test('a title is words', () => {
	expect(titleWords(' Markup <em>here</em> &amp; a < b\n ')).toBe('Markup here & a < b');
});
