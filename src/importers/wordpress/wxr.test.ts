import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportError } from '../core/import-error';
import type { SourceEvent } from '../core/source';
import type { XmlLimits } from '../core/xml/xml';
import { readWxr, WXR_LIMITS } from './wxr';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'brume-wxr-'));
});
afterAll(async () => {
	await rm(folder, { recursive: true, force: true });
});

async function read(text: string | Uint8Array, limits: XmlLimits = WXR_LIMITS): Promise<SourceEvent[]> {
	const file = join(folder, 'export.xml');
	await writeFile(file, text);
	const events: SourceEvent[] = [];
	for await (const event of readWxr(file, undefined, limits)) events.push(event);
	return events;
}

const around = (inside: string) =>
	`<rss xmlns:wp="w" xmlns:content="c"><channel><link>https://a.example/</link><wp:wxr_version>1.2</wp:wxr_version>${inside}</channel></rss>`;
const item = (inside: string) => around(`<item><wp:post_id>1</wp:post_id>${inside}</item>`);

describe('readWxr', () => {
	test('tells the site once, then what it holds, in order', async () => {
		const events = await read(
			around(
				'<wp:author><wp:author_login>a</wp:author_login></wp:author><item><wp:post_id>1</wp:post_id></item><item><wp:post_id>2</wp:post_id></item>',
			),
		);
		expect(events.map((event) => (event.kind === 'item' ? event.id : event.kind))).toEqual(['site', 'author', 1, 2]);
		expect(events[0]).toMatchObject({ url: 'https://a.example' });
	});

	test('keeps texts as they are, in sections and out of them, across the pieces the file is read in', async () => {
		const long = 'ñ电 '.repeat(60_000);
		const [, one] = await read(
			item(
				`<title>a &amp; b &lt;i&gt; &nbsp;&#233;</title><content:encoded><![CDATA[<p>]]&gt; ${long}</p>]]></content:encoded>`,
			),
		);
		expect(one).toMatchObject({ title: 'a & b <i> \u00a0é', content: `<p>]]&gt; ${long}</p>` });
	});

	test('a password of blanks is none, and one with blanks keeps them', async () => {
		const of = async (text: string) => (await read(item(`<wp:post_password>${text}</wp:post_password>`)))[1];
		expect(await of('\n\t<![CDATA[ ]]>\n')).toMatchObject({ password: '' });
		expect(await of('<![CDATA[ open sesame]]>')).toMatchObject({ password: ' open sesame' });
	});

	test('takes away characters XML forbids, and reads other encodings', async () => {
		const [, one] = await read(item('<content:encoded>a\u0000b\u000bc</content:encoded>'));
		expect(one).toMatchObject({ content: 'abc' });
		const latin = Buffer.from(
			`<?xml version="1.0" encoding="ISO-8859-1"?>${item('<title>caf\u00e9</title>')}`,
			'latin1',
		);
		expect((await read(latin))[1]).toMatchObject({ title: 'café' });
		expect((await read(`\ufeff${item('<title>x</title>')}`))[1]).toMatchObject({ title: 'x' });
	});

	test('drops references to characters that XML forbids, counts them, and keeps the others', async () => {
		const file = join(folder, 'references.xml');
		const filler = 'x'.repeat(65_400);
		let dropped = 0;
		// Such a reference may stand across the pieces in which the file is read.
		for (let shift = 0; shift < 12; shift += 1) {
			await writeFile(
				file,
				item(`<title>a&#8;b &#x1F;&#xD800;&#0;c &#233;&#xe9;&#x1F642;</title><a>${filler.slice(shift)}&#11;&#8;y</a>`),
			);
			const events: SourceEvent[] = [];
			dropped = 0;
			const count = () => {
				dropped += 1;
			};
			for await (const event of readWxr(file, undefined, WXR_LIMITS, undefined, count)) events.push(event);
			expect(events[1]).toMatchObject({ title: 'ab c éé🙂' });
			expect(dropped).toBe(6);
		}
		await expect(read(item('<title>a & b</title>'))).rejects.toThrow('not a sound WordPress export');
	});

	test.each([
		['a file that ends too early', around('<item>').slice(0, -20), 'not a sound WordPress export'],
		['tags that cross', around('<item><title></item></title>'), 'line 1'],
		['no XML at all', 'hello', 'not a sound WordPress export'],
		['an empty file', '', 'not a sound WordPress export'],
		['XML of another kind', '<feed><entry/></feed>', 'not a WordPress export'],
		[
			'entities of its own',
			`<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${item('<title>&b;</title>')}`,
			'document type',
		],
		['something external', `<!DOCTYPE rss SYSTEM "file:///etc/passwd">${item('')}`, 'document type'],
		['an unknown entity', item('<title>&xxe;</title>'), 'entity'],
		['an encoding nobody knows', `<?xml version="1.0" encoding="x-klingon"?>${item('')}`, 'x-klingon'],
	])('refuses %s', async (_, text, sentence) => {
		const refusal = await read(text).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(ImportError);
		expect(String(refusal)).toContain(sentence);
	});

	test.each([
		['elements nested too deeply', item('<a>'.repeat(30) + '</a>'.repeat(30)), WXR_LIMITS, 'nested too deeply'],
		[
			'a text that does not end',
			item(`<content:encoded><![CDATA[${'x'.repeat(200_000)}`),
			{ ...WXR_LIMITS, text: 100_000 },
			'too long',
		],
		[
			'an item of many long texts',
			item(`<a>${'x'.repeat(90_000)}</a>`.repeat(3)),
			{ ...WXR_LIMITS, text: 100_000 },
			'too large',
		],
		['a file beyond the limit', item(''), { ...WXR_LIMITS, file: 50 }, 'too large'],
	])('refuses %s', async (_, text, limits, sentence) => {
		await expect(read(text, limits)).rejects.toThrow(sentence);
	});

	test('says when there is no such file', async () => {
		await expect(async () => {
			for await (const _ of readWxr(join(folder, 'none.xml')));
		}).rejects.toThrow(/none\.xml cannot be read/);
	});
});
