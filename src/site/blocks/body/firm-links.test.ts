import { describe, expect, test } from 'vitest';
import { linkFirms } from './firm-links';

const yunhe = { slug: 'yunhe', names: ['Yunhe Ceramics', 'Yunhe'] };
const arbor = { slug: 'arbor', names: ['Arbor & Vane', 'Arbor'] };
const linked = (html: string, ...firms: Parameters<typeof linkFirms>[1]) =>
	linkFirms(html, firms.length > 0 ? firms : [yunhe], (slug) => `/company/${slug}`);
const link = (slug: string, name: string) => `<a class="firm" href="/company/${slug}">${name}</a>`;

describe('mentions of firms', () => {
	test('lead to the firm once, by its whole name before a short one', () => {
		expect(linked('<p>Yunhe fires. Yunhe Ceramics sells. Yunhe Ceramics ships.</p>')).toBe(
			`<p>Yunhe fires. ${link('yunhe', 'Yunhe Ceramics')} sells. Yunhe Ceramics ships.</p>`,
		);
		expect(linked('<p>At Yunhe, nobody sleeps.</p>')).toBe(`<p>At ${link('yunhe', 'Yunhe')}, nobody sleeps.</p>`);
	});

	test.each([
		['a link', '<p><a href="/x">Yunhe</a> again</p>'],
		['a heading', '<h2>Yunhe again</h2>'],
		['a quotation', '<blockquote><p>Yunhe pays.</p><cite>Ada, Yunhe</cite></blockquote>'],
		['a caption', '<table><caption>Yunhe, cores</caption><thead><tr><th scope="col">Yunhe</th></tr></thead></table>'],
		['the caption of a picture', '<figure><img src="/media/x" alt="Yunhe"><figcaption>Yunhe</figcaption></figure>'],
		['a longer word', '<p>Yunhes and AYunhe</p>'],
		['an attribute', '<p><span title="Yunhe">x</span></p>'],
	])('stay as they are in %s', (_where, html) => {
		expect(linked(html)).toBe(html);
		expect(linked(`${html}<p>Yunhe</p>`)).toBe(`${html}<p>${link('yunhe', 'Yunhe')}</p>`);
	});

	test('are found with their signs, and a longer name is not cut by a shorter one', () => {
		expect(linked('<p>Arbor &amp; Vane</p>', arbor)).toBe(`<p>${link('arbor', 'Arbor &amp; Vane')}</p>`);
		const vane = { slug: 'vane', names: ['Vane'] };
		expect(linked('<p>Arbor &amp; Vane and Yunhe</p>', vane, arbor, yunhe)).toBe(
			`<p>${link('arbor', 'Arbor &amp; Vane')} and ${link('yunhe', 'Yunhe')}</p>`,
		);
	});

	test('cannot bring markup of their own', () => {
		const hostile = { slug: '"><script>', names: ['<b>Evil</b>', 'Evil'] };
		expect(linked('<p>Evil</p>', hostile)).toBe(
			'<p><a class="firm" href="/company/&quot;&gt;&lt;script&gt;">Evil</a></p>',
		);
	});
});
