import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportHarness, openImportHarness, reasons } from '../../../tests/import-harness';
import { cleanHtml } from '../../platform/html/clean-html';
import { ImportError } from '../core/import-error';
import type { SourceItem } from '../core/source';
import { feedSource } from './feed';

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="c" xmlns:dc="d" xmlns:media="m"><channel>
	<title>Old mist</title><link>https://feed.example/</link><language>en</language>
	<image><title>A sign</title><link>https://feed.example/sign</link></image>
	<item><title>Rates &amp; rules</title><link>https://feed.example/2024/05/rates.html</link>
		<guid isPermaLink="false">tag:feed.example,2024:1</guid><pubDate>Thu, 02 May 2024 09:30:00 +0000</pubDate>
		<dc:creator>Ana Ruiz</dc:creator><category>Regulation</category><category>Europe</category>
		<description>In short.</description>
		<content:encoded><![CDATA[<p>Whole <b>text</b>, see <a href="/2024/05/short.html">the other</a>.</p><script>x()</script>]]></content:encoded>
		<media:content url="https://far.example/a.jpg" medium="image"><media:title>Not the title</media:title></media:content>
		<enclosure url="https://cdn.example/a.mp3" length="1" type="audio/mpeg"/></item>
	<item><title>Short</title><link>https://feed.example/2024/05/short.html</link>
		<author>ben@feed.example (Ben Oduya)</author><description>&lt;p&gt;All there is.&lt;/p&gt;</description></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Haze</title><link rel="self" href="https://haze.example/feed"/>
	<link href="https://haze.example/"/><updated>2024-06-01T00:00:00Z</updated>
	<entry><id>urn:1</id><title type="html">A &lt;b&gt;bold&lt;/b&gt; one</title><link href="https://haze.example/one"/>
		<published>2024-05-02T09:30:00Z</published><updated>2024-06-01T08:00:00Z</updated>
		<author><name>Ana Ruiz</name></author><author><name>Ben Oduya</name></author><category term="laws" label="Laws"/>
		<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Said <em>so</em> &amp; so.</p></div></content></entry>
</feed>`;

describe('a feed that was saved', () => {
	let harness: ImportHarness;
	const run = async (name: string, text: string) => {
		const file = join(harness.folder, name);
		await writeFile(file, text);
		return harness.bring(feedSource(file), { images: undefined });
	};
	const rows = (site: string) => harness.pieces(`feed:${site}:`);
	beforeAll(async () => {
		harness = await openImportHarness();
	});
	afterAll(async () => {
		await harness.close();
	});

	test('as RSS comes in with text, people, sections and sound', async () => {
		const report = await run('rss.xml', RSS);
		const [rates, short] = await rows('feed.example');
		expect(rates).toMatchObject({
			title: 'Rates & rules',
			seo_url: 'rates',
			standfirst: 'In short.',
			type: 'regulation',
			authors: ['Ana Ruiz'],
			tags: ['europe'],
			import_key: 'feed:feed.example:tag:feed.example,2024:1',
		});
		expect(rates?.html).toBe(
			'<p>Whole <strong>text</strong>, see <a href="/news/short">the other</a>.</p>\n<p><a href="https://cdn.example/a.mp3" rel="noopener">cdn.example/a.mp3</a></p>',
		);
		expect(Number(rates?.published_at)).toBe(Date.UTC(2024, 4, 2, 9, 30) / 1000);
		expect(short).toMatchObject({ html: '<p>All there is.</p>', standfirst: '', authors: ['Ben Oduya'] });
		const summary = report.changed.find((line) => line.reason === 'summary_only');
		expect(summary?.examples).toEqual(['Short: https://feed.example/2024/05/short.html']);
		expect(reasons(report.left_out)).toMatchObject({ picture_foreign: 1 });
		expect(await harness.query(sql`select target from redirect where source = '/2024/05/rates.html'`)).toEqual([
			{ target: '/news/rates' },
		]);
	});

	test('as Atom comes in with its markup, its dates and everybody who signed', async () => {
		await run('atom.xml', ATOM);
		const [one] = await rows('haze.example');
		expect(one).toMatchObject({ title: 'A bold one', html: '<p>Said <em>so</em> &amp; so.</p>', tags: ['laws'] });
		expect(one?.authors).toEqual(['Ana Ruiz', 'Ben Oduya']);
		expect(Number(one?.revised_at)).toBe(Date.UTC(2024, 5, 1, 8) / 1000);
	});

	test('that gives two pieces one name brings the first, and names the other', async () => {
		const piece = (title: string) =>
			`<item><title>${title}</title><link>https://twice.example/${title}</link><guid>same</guid><description>x</description></item>`;
		const report = await run(
			'twice.xml',
			`<rss><channel><link>https://twice.example</link>${piece('first')}${piece('second')}</channel></rss>`,
		);
		expect((await rows('twice.example')).map((row) => row.title)).toEqual(['first']);
		expect(report.left_out).toContainEqual(expect.objectContaining({ reason: 'number_taken', examples: ['second'] }));
	});

	test('of pieces that others wrote knows each by its own name', async () => {
		const entry = (name: string) =>
			`<entry><source><id>urn:planet</id><title>Of theirs</title><link href="https://planet.example/"/><updated>2024-01-01T00:00:00Z</updated>
				<author><name>Their desk</name></author></source><id>urn:${name}</id><title>${name}</title><link href="https://planet.example/${name}"/>
				<updated>2024-05-02T09:30:00Z</updated><content type="html">&lt;p&gt;${name}&lt;/p&gt;</content></entry>`;
		const head = '<title>Planet</title><link href="https://planet.example/"/>';
		await run('planet.xml', `<feed>${head}${entry('one')}${entry('two').replace(/<id>urn:two<\/id>/, '')}</feed>`);
		expect(await rows('planet.example')).toMatchObject([
			{ title: 'one', html: '<p>one</p>', authors: [], import_key: 'feed:planet.example:urn:one' },
			{ title: 'two', import_key: 'feed:planet.example:https://planet.example/two' },
		]);
	});

	test('leads on from a path of its own, and from none that all pieces share', async () => {
		const piece = (path: string) =>
			`<item><title>${path}</title><link>https://shared.example${path}</link><description>See &lt;a href="/story.php?id=2"&gt;it&lt;/a&gt;</description></item>`;
		const items = ['/story.php?id=1', '/story.php?id=2', '/told?utm_source=rss'].map(piece).join('');
		await run('shared.xml', `<rss><channel><link>https://shared.example</link>${items}</channel></rss>`);
		expect(
			await harness.query(sql`select source from redirect where source = any('{/story.php,/told}') order by source`),
		).toEqual([{ source: '/told' }]);
		for (const { html } of await rows('shared.example'))
			expect(html).toContain('https://shared.example/story.php?id=2');
	});

	test('of the oldest kind names its document type, and declares nothing in it', async () => {
		const oldest = (type: string) =>
			`<?xml version="1.0"?><!DOCTYPE rss ${type}><rss version="0.91"><channel><link>https://oldest.example</link><item><title>Old</title><link>https://oldest.example/old</link></item></channel></rss>`;
		await run(
			'oldest.xml',
			oldest('PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://far.example/rss.dtd"'),
		);
		expect(await rows('oldest.example')).toMatchObject([{ title: 'Old' }]);
		await expect(run('oldest.xml', oldest('[<!ENTITY a "aaaa">]'))).rejects.toThrow('document type');
	});

	test('again changes nothing', async () => {
		expect((await run('rss.xml', RSS)).came_in.articles).toEqual({ created: 0, updated: 0, unchanged: 2 });
		expect((await run('atom.xml', ATOM)).came_in.articles).toEqual({ created: 0, updated: 0, unchanged: 1 });
	});
});

test('any feed is read or refused in a sentence, and its texts become clean', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'brume-feed-'));
	const file = join(folder, 'feed.xml');
	const part = fc.constantFrom(
		...['<item>', '</item>', '<entry>', '</entry>', '<title>', '</title>', '<link>', '</link>', '<link href="/a"/>'],
		...['<content type="xhtml">', '</content>', '<content:encoded>', '</content:encoded>', '<p>', '</p>', '<guid>'],
		...['</guid>', '<author>', '</author>', '<name>', '</name>', 'words', '&amp;', '<![CDATA[<b onclick="x">]]>'],
	);
	const around = fc.constantFrom('rss', 'feed', 'html');
	try {
		await fc.assert(
			fc.asyncProperty(around, fc.array(part, { maxLength: 30 }), async (name, parts) => {
				await writeFile(file, `<${name}>${parts.join('')}</${name}>`);
				const items: SourceItem[] = [];
				const failed = await (async () => {
					for await (const event of feedSource(file, true).events()) if (event.kind === 'item') items.push(event);
				})().catch((error: unknown) => error);
				if (failed !== undefined) expect(failed).toBeInstanceOf(ImportError);
				for (const { content } of items) expect(cleanHtml(cleanHtml(content))).toBe(cleanHtml(content));
			}),
			{ numRuns: 200 },
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
