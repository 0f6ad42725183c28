/**
 * Every word that readers of the old site could read is found again, or the report names its piece as one that has lost
 * something. With WORDPRESS_EXPORTS, a folder, it is tried with the exports in it too.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportError } from '../../src/importers/core/import-error';
import { around, item, meta } from '../../src/importers/wordpress/wxr.fixture';
import { EXPORT, type ImportHarness, openImportHarness } from '../import-harness';
import { type Place, type ShownPost, shownPosts, wordsOf } from './shown-words';

let harness: ImportHarness;
beforeAll(async () => {
	harness = await openImportHarness();
});
afterAll(async () => {
	await harness.close();
});

/** Findings that say that words of a piece are gone; those whose words stay explain nothing. */
const GONE = ['held_data', 'wordpress_block', 'code_dropped', 'encoded', 'number_taken', 'unknown_type', 'no_content'];
/** States of posts that an import leaves out. */
const LEFT = ['trash', 'auto-draft', 'inherit'];

interface Row extends Record<string, unknown> {
	import_key: string;
	words: string;
}

/** Words of each post that are neither in its row nor covered by a finding, by where they were. */
async function lostWords(posts: readonly ShownPost[], file: string, key: string): Promise<string[]> {
	const report = await harness.run({ file, images: undefined, lenient: true, site: `https://${key}` });
	const start = `wordpress:${key}:%`;
	const rows = await harness.query<Row>(sql`select import_key,
			concat_ws(' ', title, standfirst, html, cover_alt, cover_caption) as words from article where import_key like ${start}
		union all select import_key, concat_ws(' ', title, description, html) from page where import_key like ${start}`);
	const named = [...report.changed, ...report.left_out]
		.filter(({ reason }) => GONE.includes(reason))
		.flatMap(({ examples }) => examples);
	const isNamed = ({ link, title }: ShownPost) =>
		named.some((example) => example === title || (link !== '' && example.includes(`: ${link}`)));
	return posts.flatMap((post) => {
		if (LEFT.includes(post.status) || post.id === 0 || isNamed(post)) return [];
		const row = rows.find(({ import_key }) => import_key.endsWith(`:${post.id}`));
		const found = new Set(wordsOf(row?.words ?? ''));
		return Object.entries(post.words).flatMap(([place, words]) => {
			const missing = [...words].filter((word) => !found.has(word));
			return missing.length > 0 ? [`${post.id} “${post.title}”, ${place}: ${missing.slice(0, 20).join(' ')}`] : [];
		});
	});
}

const notes = JSON.stringify([{ id: 'n1', content: 'A ledger of <em>harbour</em> stamps' }]).replaceAll('"', '\\"');
const elementor = JSON.stringify([
	{
		elType: 'section',
		elements: [
			{ elType: 'widget', widgetType: 'heading', settings: { title: 'Pods above the counter' } },
			{
				elType: 'widget',
				widgetType: 'text-editor',
				settings: { editor: '<p>Shelves were <b>emptied</b> overnight.</p>' },
			},
			{
				elType: 'widget',
				widgetType: 'toggle',
				settings: { tabs: [{ tab_title: 'Why', tab_content: '<p>Nobody asked.</p>' }] },
			},
		],
	},
]);
/** A post of each kind by which WordPress and its extensions keep words elsewhere than in a paragraph. */
const SHAPES: readonly [string, readonly Place[]][] = [
	[
		item(
			1,
			'Notes of the editor',
			'<!-- wp:paragraph --><p>Duty rose<sup data-fn="n1" class="fn"><a href="#n1" id="n1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
			meta('footnotes', notes.replaceAll('\\"', '"')),
		),
		['body', 'note'],
	],
	[
		item(
			2,
			'Notes in brackets',
			'<p>Ports closed[efn_note]Gazette, page nine.[/efn_note] early ((Counted by <em>hand</em>.)).</p>',
		),
		['body'],
	],
	[
		item(
			3,
			'Data of a block',
			'<!-- wp:acf/fact {"name":"acf/fact","data":{"text":"Nine ports closed on Monday","_text":"field_1"}} /-->',
		),
		['block'],
	],
	[item(4, 'Another block', '<!-- wp:lazyblock/box {"words":"Labels arrived a week late"} /-->'), ['block']],
	[
		item(
			5,
			'Built',
			'<p>An older copy.</p>',
			meta('_elementor_data', elementor) + meta('_elementor_edit_mode', 'builder'),
		),
		['builder'],
	],
	[
		item(6, 'Rows', '[vc_row][vc_column][vc_column_text]Filled at <b>night</b>.[/vc_column_text][/vc_column][/vc_row]'),
		['body'],
	],
	[item(7, 'Modules', '[et_pb_section][et_pb_text]Sealed by morning.[/et_pb_text][/et_pb_section]'), ['body']],
	[
		item(
			8,
			'Captions',
			'[caption id="x" width="300"]<img src="https://mist.example/gone.jpg" width="300"> The shed at noon[/caption]<figure class="wp-block-gallery"><figure><img src="https://mist.example/a.jpg"><figcaption>Bottles in rows</figcaption></figure></figure>',
			'<excerpt:encoded>What the shed holds</excerpt:encoded>',
		),
		['body', 'excerpt'],
	],
	[
		item(
			9,
			'A table',
			'<table><caption>Rates</caption><tr><th>Port</th><td>Twelve cents</td></tr></table><dl><dt>Pod</dt><dd>A small tank</dd></dl><details><summary>More</summary>Hidden until asked</details>',
		),
		['body'],
	],
];

const OWN = SHAPES.map(([post]) => post).join('');
const others = process.env.WORDPRESS_EXPORTS ?? '';
const files = [EXPORT, ...(others === '' ? [] : (await readdir(others)).map((name) => join(others, name)))];

test('of every shape in which words are held', async () => {
	const file = join(harness.folder, 'shapes.xml');
	await writeFile(file, around(OWN));
	const posts = shownPosts(around(OWN));
	// What is looked for is there: a pattern that finds nothing would lose nothing.
	for (const [at, [, places]] of SHAPES.entries())
		for (const place of places) expect([at + 1, place, posts[at]?.words[place].size]).not.toEqual([at + 1, place, 0]);
	expect(await lostWords(posts, file, 'shapes.example')).toEqual([]);
});

test.each(files.map((file, at) => [file, `words-${at}.example`] as const))('of %s', async (file, key) => {
	const posts = shownPosts(await readFile(file, 'utf8'));
	// A file that is no sound export is refused whole, in one sentence.
	const lost = await lostWords(posts, file, key).catch((error: unknown) => {
		if (file === EXPORT || !(error instanceof ImportError)) throw error;
		return [];
	});
	expect(lost).toEqual([]);
});

test('what is private is counted, and in no report', async () => {
	const file = join(harness.folder, 'private.xml');
	const comment =
		'<wp:comment><wp:comment_author>Olga Privata</wp:comment_author><wp:comment_author_email>olga@reader.example</wp:comment_author_email><wp:comment_content>Between us alone</wp:comment_content></wp:comment>';
	const closed = '<wp:post_password>opensesame</wp:post_password>';
	await writeFile(
		file,
		around(
			item(1, 'With comments', '<p>Words.</p>', comment + comment) + item(2, 'Closed', '<p>Shut.</p>', closed),
		).replace(
			'<wp:author_login>ana</wp:author_login>',
			'<wp:author_login>ana@desk.example</wp:author_login><wp:author_email>ana@desk.example</wp:author_email>',
		),
	);
	const report = await harness.run({ file, images: undefined, site: 'https://private.example' });
	expect(report.left_out.find(({ reason }) => reason === 'comment')?.count).toBe(2);
	expect(report.left_out.find(({ reason }) => reason === 'author_mail')?.count).toBe(1);
	expect(report.changed.find(({ reason }) => reason === 'password')?.count).toBe(1);
	for (const secret of ['Privata', 'reader.example', 'desk.example', 'Between us', 'opensesame'])
		expect(JSON.stringify(report)).not.toContain(secret);
});
