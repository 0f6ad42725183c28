import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { defaultEdition } from '../../editions/editions';
import { drawPage } from '../render/entry.server';
import { stylesBy } from '../render/page-styles';
import type { Layout } from '../render/screen';

/** New Year's Eve in London, and the new year already where the editions are. */
const NOW = Date.UTC(2030, 11, 31, 23, 30) / 1000;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite(
		{
			COOKIE_PREFIX: 'lamp',
			BRAND_NAME: 'Lumen',
			BRAND_SITE_ZH: 'https://zh.lumen.example/',
			BRAND_SITE_RU: 'https://ru.lumen.example/',
		},
		() => NOW,
	);
});
afterAll(() => site.stop());

// React parts neighbouring texts by empty comments.
const page = async (path: string) => (await (await site.app.request(path)).text()).replaceAll('<!-- -->', '');
const part = (html: string, from: string, to: string) =>
	html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)));
const text = (html: string) =>
	html
		.replace(/<span class="vh"[^>]*>[^<]*<\/span>/g, '')
		.replace(/<[^>]*>/g, '')
		.trim();
/** What the links of a fragment of HTML say and where they lead. */
const links = (html: string) =>
	[...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map((match) => [
		text(match[2] ?? '').replace(' ↗', ''),
		match[1],
	]);

describe('the header', () => {
	test('the English menu leads to its eight screens and to the Chinese site, in a new window', async () => {
		const menu = part(await page('/'), '<nav class="nav"', '</nav>');
		expect(links(menu)).toEqual([
			['Home', '/'],
			['Company', '/news/list/company'],
			['Product', '/news/list/product'],
			['Regulation', '/news/list/regulation'],
			['China', '/license'],
			['Data', '/news/data'],
			['Exhibition', '/topic'],
			['Interview', '/news/interview'],
			[expect.stringMatching(/\S/), 'https://zh.lumen.example/'],
		]);
		expect(menu.match(/target="_blank"/g)).toHaveLength(1);
		expect(menu).toContain('<a href="/" aria-current="page">');
	});

	test('the Spanish menu has the same items in Spanish and leads nowhere outside', async () => {
		const menu = part(await page('/es'), '<nav class="nav"', '</nav>');
		expect(links(menu).map(([, href]) => href)).toEqual([
			'/es',
			'/es/news/list/company',
			'/es/news/list/product',
			'/es/news/list/regulation',
			'/es/license',
			'/es/news/data',
			'/es/topic',
			'/es/news/interview',
		]);
		expect(links(menu).map(([words]) => words)).toEqual(expect.arrayContaining(['Inicio', 'China', 'Datos']));
		expect(menu).not.toContain('_blank');
	});

	test.each([
		['/', '/about/subscribe', '/search'],
		['/es', '/es/about/subscribe', '/es/search'],
	])('%s leads to the newsletter and has the search box', async (path, newsletter, search) => {
		const mast = part(await page(path), '<div class="mast"', '<nav class="nav"');
		expect(links(mast).map(([, href]) => href)).toContain(newsletter);
		expect(mast).toContain(`action="${search}"`);
	});

	test('the title bar and the tabs show where the page says so, with the current tab marked', async () => {
		const tabs = (html: string) => links(part(html, 'data-tabs=""', '</nav>'));
		const news = await page('/news/list/ai');
		expect(tabs(news).map(([words]) => words)).toEqual(['Company', 'Product', 'Regulation', 'Lumen Ai']);
		expect(part(news, 'data-tabs=""', '</nav>')).toMatch(/<a href="\/news\/list\/ai" aria-current="page">/);
		expect(news).toMatch(/<div class="tbar k-ai">/);
		expect(tabs(await page('/es/news/list/ai')).at(-1)?.[0]).toBe('Lumen Ai');
		for (const path of ['/', '/china', '/about/policy'])
			expect([path, (await page(path)).includes('data-tabs=""')]).toEqual([path, false]);
	});
});

describe('the footer', () => {
	test.each([
		['/', ['en', 'es', 'zh'], 'Minors may not access this site', 'outside mainland China'],
		['/es', ['es', 'en', 'zh', 'ru'], 'menores', 'China continental'],
	])(
		'%s has social links, mail, sign-up, languages, the notice of age, and the year',
		async (path, languages, minors, china) => {
			const footer = part(await page(path), '<footer', '</footer>');
			expect(links(footer).map(([words]) => words)).toEqual(expect.arrayContaining(['Twitter', 'YouTube']));
			expect(footer).toContain('href="mailto:');
			expect(footer).toMatch(/<form[^>]* method="post">.*<input [^>]*id="footer-email" type="email"[^>]* name="email"/);
			const switcher = part(footer, '<nav class="langs"', '</nav>');
			expect([...switcher.matchAll(/<a [^>]*lang="(\w+)"/g)].map((match) => match[1])).toEqual(languages);
			for (const outside of switcher.match(/<a [^>]*lang="(?:zh|ru)"[^>]*>/g) ?? [])
				expect(outside).toContain('target="_blank"');
			expect(footer).toContain(minors);
			expect(footer).toContain(china);
			// The year of the edition's own clock.
			expect(text(footer)).toContain('© 2031 Lumen');
			expect(footer).toContain('data-top="" hidden');
		},
	);
});

test('the newsletter pop-up has its rule with a link, a submit and Decline', async () => {
	for (const [path, policy, decline] of [
		['/dialogs', '/about/policy', 'Decline'],
		['/es/dialogs', '/es/about/policy', 'Rechazar'],
	] as const) {
		const dialog = part(await page(path), 'data-dialog="letter"', '</template>');
		expect(part(dialog, '<p class="rule">', '</p>')).toContain(`href="${policy}"`);
		expect(dialog).toMatch(/<button[^>]*type="submit"/);
		expect(dialog).toMatch(new RegExp(`data-close="">${decline}</button>`));
	}
});

test.each(['', '/es'])('%s/dialogs holds what all pages share of dialogs, and no page does', async (prefix) => {
	const answer = await site.app.request(`${prefix}/dialogs`);
	const names = (html: string) => [...html.matchAll(/data-dialog="([^"]+)"/g)].map(([, name]) => name);
	const shared = await answer.text();
	expect(names(shared)).toEqual(['consent-bar', 'consent', 'letter', 'thanks']);
	expect(shared).toMatch(/^<template.*<\/template>$/s);
	expect(answer.headers.get('x-robots-tag')).toBe('noindex');
	expect(answer.headers.get('cache-control')).toMatch(/^public, .*s-maxage=/);
	for (const path of ['/news', '/about/subscribe']) {
		const html = await page(prefix + path);
		expect(html).toContain(`data-dialogs="${prefix}/dialogs"`);
		expect(html.includes('data-pop-up=""')).toBe(path === '/news');
		expect(names(html).filter((name) => !name?.startsWith('language-'))).toEqual([]);
	}
});

test('name and title of the site are the brand, and a card is a summary where a page does not say otherwise', async () => {
	for (const path of ['/about/policy', '/es/about/terms', '/search']) {
		const html = await page(path);
		expect(html).toContain('<meta property="og:site_name" content="Lumen"/>');
		expect(html).toContain('<meta name="twitter:card" content="summary"/>');
		expect(html).toMatch(/<title>[^<]+ \| Lumen<\/title>/);
	}
	expect(await page('/news')).not.toContain('Brume Ai');
});

test('the cookie of the visitor token is the prefix and _view_', async () => {
	expect(await page('/')).toContain('data-consent="lamp_view_"');
});

describe('a page drawn with', () => {
	const drawn = (layout: Layout) => {
		const head = { title: 'A page', description: 'A page', canonical: '/' };
		const assets = { css: [], fonts: [], pageStyles: stylesBy((name) => name), js: '/entry.js' };
		const own = {
			url: site.settings.site_url,
			is_public: false,
			brand: site.settings.brand,
			mark: undefined,
			view_cookie: 'lamp_view_',
			assets,
			api: { paths: {} },
		};
		return drawPage({
			edition: defaultEdition,
			site: own,
			now: NOW,
			formToken: '',
			head,
			layout,
			view: createElement('p', {}, 'Alone'),
		});
	};

	test('the empty layout has the page area alone', () => {
		expect(drawn({})).toMatch(/<header.*<main.*Alone.*<footer/s);
		expect(drawn({ isEmpty: true })).toContain('<body><p>Alone</p></body>');
	});

	test('a title bar leads where the page says, in the colour of its section', () => {
		const html = drawn({
			bar: { title: 'Figures', link: '/news/data', eventNews: false, background: 'data', art: 'a' },
		});
		expect(html).toContain('<h1><a href="/news/data">Figures</a></h1>');
		expect(html).toContain('class="tbar k-data"');
	});
});
