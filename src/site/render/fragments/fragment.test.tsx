import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { article } from '../../../data/tables/article';
import { media } from '../../../data/tables/media';
import { defaultEdition, editionByCode } from '../../../editions/editions';
import { logLeftOut } from '../../../shared/left-out';
import { useMoment, usePage } from '../contexts';
import { each } from '../each';
import { drawPage } from '../entry.server';
import { stylesBy } from '../page-styles';
import type { Head, Site } from '../screen';
import { fragment } from './fragment';

const NOW = Date.UTC(2030, 5, 12, 9, 30) / 1000;

describe('fragments of a page', () => {
	let site: Site;
	let opened: TestSite;
	beforeAll(async () => {
		opened = await openTestSite();
		const { settings } = opened;
		site = {
			url: settings.site_url,
			is_public: false,
			brand: settings.brand,
			mark: undefined,
			view_cookie: 'view_',
			assets: { css: [], fonts: [], js: '/app.js', pageStyles: stylesBy(() => '/page.css') },
			api: { paths: {} },
		};
	});
	afterAll(() => opened.stop());

	const head: Head = { title: 'A page', description: 'Of some words.', canonical: '/a-page' };
	/** The body of a page that is drawn with a view alone. */
	const drawn = (view: ReactElement, { now = NOW, edition = defaultEdition, formToken = 'token' } = {}) => {
		const html = drawPage({ edition, site, now, formToken, head, layout: { styles: [], isEmpty: true }, view });
		return /<body>(.*)<\/body>/s.exec(html)?.[1];
	};

	test('one is drawn once for equal properties, in each edition', () => {
		let count = 0;
		const Counted = fragment('test-counted', ({ words }: { words: string }) => {
			count += 1;
			return (
				<p lang={usePage().edition.language}>
					{words} {count}
				</p>
			);
		});
		const page = () => (
			<>
				<Counted words="a" />
				<Counted words="b" />
			</>
		);
		const spanish = editionByCode('es');
		expect(drawn(page())).toBe('<p lang="en">a 1</p><p lang="en">b 2</p>');
		expect(drawn(page())).toBe('<p lang="en">a 1</p><p lang="en">b 2</p>');
		expect(drawn(<Counted words="b" />, { edition: spanish })).toBe('<p lang="es">b 3</p>');
		expect(drawn(<Counted words="b" />)).toBe('<p lang="en">b 2</p>');
	});

	test('one is drawn again once its words are no longer true, and so is what is around it', () => {
		const Age = fragment('test-age', () => {
			const now = useMoment((moment) => moment + 60 - (moment % 60));
			return <p>{Math.floor((now % 3_600) / 60)} minutes</p>;
		});
		const Around = fragment('test-around', () => (
			<section>
				<Age />
			</section>
		));
		const minutes = [0, 59, 60, 61, 120].map((seconds) => drawn(<Around />, { now: NOW + seconds }));
		expect(minutes).toEqual([30, 30, 31, 31, 32].map((minute) => `<section><p>${minute}\u00A0minutes</p></section>`));
	});

	test('one that reads the time itself is kept for no other page', () => {
		const Clock = fragment('test-clock', () => <p>{usePage().now}</p>);
		const Around = fragment('test-around-clock', () => (
			<div>
				<Clock />
			</div>
		));
		expect([0, 1].map((seconds) => drawn(<Around />, { now: NOW + seconds }))).toEqual([
			`<div><p>${NOW}</p></div>`,
			`<div><p>${NOW + 1}</p></div>`,
		]);
	});

	test('one from which something was left out is drawn again', () => {
		const lines: unknown[] = [];
		logLeftOut((line) => lines.push(line));
		let isBroken = true;
		const Item = ({ id }: { id: number }) => {
			if (isBroken && id === 2) throw new Error('This cannot be drawn now.');
			return <li>{id}</li>;
		};
		const List = fragment('test-list', () => (
			<ul>
				{each([{ id: 1 }, { id: 2 }], 'tests', ({ id }) => (
					<Item key={id} id={id} />
				))}
			</ul>
		));
		const Around = fragment('test-around-list', () => (
			<div>
				<List />
			</div>
		));
		expect(drawn(<Around />)).toBe('<div><ul><li>1</li></ul></div>');
		expect(lines).toHaveLength(1);
		isBroken = false;
		expect(drawn(<Around />)).toBe('<div><ul><li>1</li><li>2</li></ul></div>');
	});

	test('one is drawn from plain data alone: elements and functions are not told apart by their text', () => {
		expectTypeOf(fragment<{ words: string; list: { at: number | null }[] }>)
			.parameter(0)
			.toBeString();
		expectTypeOf(fragment<{ children: ReactElement }>)
			.parameter(0)
			.toBeNever();
		expectTypeOf(fragment<{ list: { words: () => string }[] }>)
			.parameter(0)
			.toBeNever();
	});

	test('forms in one have the token of their page', () => {
		const Form = fragment('test-form', () => <input type="hidden" value={usePage().formToken} />);
		expect(['one', 'a"$&b'].map((formToken) => drawn(<Form />, { formToken }))).toEqual([
			'<input type="hidden" value="one"/>',
			'<input type="hidden" value="a&quot;$&amp;b"/>',
		]);
	});

	test('a text is never taken for the place of one', () => {
		const Text = fragment('test-text', ({ words }: { words: string }) => <p>{words}</p>);
		const first = String.fromCodePoint(0xf0000);
		const words = [`\u0001at_${first}`, `\u0001from_${first}`, `\u0001to_${first}`, '\u0001', '\u0002', '\u0002token'];
		expect(
			drawn(
				<div>
					{words.map((one) => (
						<Text key={one} words={one} />
					))}
				</div>,
			),
		).toBe(`<div>${words.map((one) => `<p>${one}</p>`).join('')}</div>`);
	});

	test('a site that is configured otherwise shows it at once', async () => {
		const names = async () =>
			[
				...(await (await opened.app.request('/')).text()).matchAll(
					/<a class="logo"[^>]*>.*?aria-label="([^"]*)"|© \d+ ([^.]*)\./gs,
				),
			].map((found) => found[1] ?? found[2]);
		const { brand } = opened.settings;
		const { name } = brand;
		expect(new Set(await names())).toEqual(new Set([name]));
		Object.assign(brand, { name: 'Vapour Weekly' });
		expect(new Set(await names())).toEqual(new Set(['Vapour Weekly']));
		Object.assign(brand, { name });
		expect(new Set(await names())).toEqual(new Set([name]));
	});
});

describe('the front page', () => {
	test('says how old its stories are at every moment, and its forms carry the moment they were drawn', async () => {
		let now = NOW;
		const site = await openTestSite({}, () => now);
		const read = async () => (await site.app.request('/')).text();
		await site.db.write((tx) =>
			tx.execute(`update article set published_at = ${NOW - 90} where id =
				(select id from article where edition = 'en' and status = 'published' and kind = 'news' order by published_at desc limit 1)`),
		);
		const ages = (html: string) =>
			new Set([...html.matchAll(/>(?:<span[^>]*>)*(\d+.minutes? ago)/g)].map(([, age]) => age?.replace('\u00A0', ' ')));
		const tokens = (html: string) => [...html.matchAll(/name="made" value="([^"]+)"/g)].map(([, token]) => token);
		const first = await read();
		expect(ages(first)).toEqual(new Set(['1 minute ago']));
		now += 30;
		const second = await read();
		expect(ages(second)).toEqual(new Set(['2 minutes ago']));
		expect(tokens(first).length).toBeGreaterThan(1);
		expect(new Set(tokens(first)).size).toBe(1);
		expect(new Set(tokens(second)).size).toBe(1);
		expect(tokens(second)[0]).not.toBe(tokens(first)[0]);
		await site.stop();
	});

	test('and other pages are the same to the byte whether their parts were kept, pictures and a picture as word mark included', async () => {
		const site = await openTestSite({}, () => NOW);
		const file = {
			name: 'abcdefghijkl.webp',
			kind: 'image',
			content_type: 'image/webp',
			bytes: 1,
			width: 1600,
			height: 900,
		} as const;
		await site.db.write(async (tx) => {
			const [picture] = await tx
				.insert(media)
				.values({ ...file, sha256: 'a' })
				.returning();
			await tx.update(article).set({ cover_id: picture?.id ?? null });
		});
		Object.assign(site.settings.brand, { logo: file.name });
		for (const path of ['/', '/es', '/news', '/news/list/company', '/license', '/topic', '/tool/calculate']) {
			const read = async () => (await site.app.request(path)).text();
			const first = await read();
			expect(await read(), path).toBe(first);
			const ahead = first.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
			expect(new Set(ahead).size, path).toBe(ahead.length);
			expect(ahead.length, path).toBeGreaterThan(0);
		}
		await site.stop();
	});
});
