/** The addresses of a site of WordPress lead on in one hop to what readers look for there. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultEdition } from '../../src/editions/editions';
import { importFrom } from '../../src/importers/core/import';
import { wordpressSource } from '../../src/importers/wordpress/wordpress';
import { diskStorage } from '../../src/platform/storage/disk';
import { type ImportHarness, openImportHarness } from '../import-harness';
import { openTestFront, type TestFront } from '../site';

let site: TestFront;
/** Holds the folder of pictures. */
let harness: ImportHarness;

const category = (slug: string, name: string) => `<category domain="category" nicename="${slug}">${name}</category>`;
const ITEMS = `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>old-laws</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Old laws</wp:cat_name></wp:category>
<wp:category><wp:category_nicename>port-laws</wp:category_nicename><wp:category_parent>old-laws</wp:category_parent><wp:cat_name>Port laws</wp:cat_name></wp:category>
<item><title>Stamps that rise</title><link>https://mist.example/blog/2024/05/02/stamps-that-rise/</link><dc:creator>ana</dc:creator>
	<content:encoded><![CDATA[<p>Words.</p><p><img src="https://mist.example/blog/wp-content/uploads/2024/05/plant-300x200.jpg" class="wp-image-51"></p>]]></content:encoded>
	<wp:post_id>41</wp:post_id><wp:post_date>2024-05-02 10:00:00</wp:post_date><wp:post_date_gmt>2024-05-02 08:00:00</wp:post_date_gmt>
	<wp:post_name>stamps-that-rise</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
	${category('old-laws', 'Old laws')}${category('port-laws', 'Port laws')}<category domain="post_tag" nicename="old-duty">Old duty</category>
	<category domain="post_tag" nicename="se%c3%b1al">Señal</category>
	<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>stamps-rise</wp:meta_value></wp:postmeta></item>
<item><title>Who they were</title><link>https://mist.example/blog/team/</link><dc:creator>ana</dc:creator><content:encoded><![CDATA[<p>Us.</p>]]></content:encoded>
	<wp:post_id>42</wp:post_id><wp:post_date_gmt>2024-05-02 08:00:00</wp:post_date_gmt><wp:post_name>team</wp:post_name>
	<wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
<item><title>plant</title><link>https://mist.example/blog/2024/05/02/stamps-that-rise/plant/</link><wp:post_id>51</wp:post_id><wp:post_parent>41</wp:post_parent>
	<wp:post_name>plant</wp:post_name><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type>
	<wp:attachment_url>https://mist.example/blog/wp-content/uploads/2024/05/plant.jpg</wp:attachment_url></item>`;

beforeAll(async () => {
	harness = await openImportHarness();
	site = await openTestFront();
	const file = join(harness.folder, 'addresses.xml');
	await writeFile(
		file,
		`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><title>Mist</title><link>https://mist.example/blog</link>
		<wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_id>2</wp:author_id><wp:author_login>ana</wp:author_login>
		<wp:author_display_name>Ana Ruiz</wp:author_display_name></wp:author>${ITEMS}</channel></rss>`,
	);
	await importFrom(wordpressSource(file, false), {
		edition: defaultEdition,
		target: { db: site.db, storage: diskStorage(join(site.settings.dataDir, 'media')) },
		images: join(harness.folder, 'uploads'),
		fetch: undefined,
		overwrite: false,
		now: Math.floor(Date.now() / 1000),
		onProgress: () => {},
	});
	await site.knownQuery.settled();
});
afterAll(async () => {
	await site.stop();
	await harness.close();
});

const ARTICLE = /^\/news\/stamps-that-rise$/;
const TAG = (slug: string) => new RegExp(`^/tag/detail/${slug}$`);

const ADDRESSES: readonly [kind: string, path: string, to: RegExp][] = [
	['a post', '/blog/2024/05/02/stamps-that-rise/', ARTICLE],
	['a post without a slash at its end', '/blog/2024/05/02/stamps-that-rise', ARTICLE],
	['a post in other case', '/blog/2024/05/02/Stamps-That-RISE/', ARTICLE],
	['a post by its number', '/blog/?p=41', ARTICLE],
	['a post by a slug that it had', '/blog/2024/05/02/stamps-rise/', ARTICLE],
	['the feed of a post', '/blog/2024/05/02/stamps-that-rise/feed/', ARTICLE],
	['a post for phones', '/blog/2024/05/02/stamps-that-rise/amp/', ARTICLE],
	['a post for phones, by a query', '/blog/2024/05/02/stamps-that-rise/?amp=1', ARTICLE],
	['a post for phones, by a bare query', '/blog/2024/05/02/stamps-that-rise/?amp', ARTICLE],
	['a further page of a post', '/blog/2024/05/02/stamps-that-rise/2/', ARTICLE],
	['a further page of its comments', '/blog/2024/05/02/stamps-that-rise/comment-page-2/', ARTICLE],
	['the trackback of a post', '/blog/2024/05/02/stamps-that-rise/trackback/', ARTICLE],
	['the frame of a post', '/blog/2024/05/02/stamps-that-rise/embed/', ARTICLE],
	['a post with what counts its readers', '/blog/2024/05/02/stamps-that-rise/?utm_source=x', ARTICLE],
	['the page of a picture', '/blog/2024/05/02/stamps-that-rise/plant/', ARTICLE],
	['the page of a picture, by its number', '/blog/?attachment_id=51', ARTICLE],
	['a page', '/blog/team/', /^\/about\/team$/],
	['a page by its number', '/blog/?page_id=42', /^\/about\/team$/],
	['a category', '/blog/category/old-laws/', TAG('old-laws')],
	['a category in another', '/blog/category/old-laws/port-laws/', TAG('port-laws')],
	['the feed of a category', '/blog/category/old-laws/feed/', TAG('old-laws')],
	['a further page of a category', '/blog/category/old-laws/page/2/', TAG('old-laws')],
	['a tag', '/blog/tag/old-duty/', TAG('old-duty')],
	['the feed of a tag', '/blog/tag/old-duty/feed/', TAG('old-duty')],
	['an author', '/blog/author/ana/', /^\/author\/ana-ruiz$/],
	['the feed of an author', '/blog/author/ana/feed/', /^\/author\/ana-ruiz$/],
	['a category by its number', '/blog/?cat=3', TAG('old-laws')],
	['a category by its number, a further page', '/blog?cat=3&paged=2', TAG('old-laws')],
	['a tag by a query', '/blog/?tag=old-duty', TAG('old-duty')],
	['a tag by a query, outside ASCII', '/blog/?tag=se%C3%B1al', TAG('senal')],
	['an author by their number', '/blog/?author=2', /^\/author\/ana-ruiz$/],
	['the feed of an author by their number', '/blog/?feed=rss2&author=2', /^\/author\/ana-ruiz$/],
	['a month by a query', '/blog/?m=202405', /^\/news/],
	['a day by a query', '/blog/?m=20240502', /^\/news/],
	['the feed of the site by a query', '/blog/?feed=rss2', /^\/feed\.xml$/],
	['a year', '/blog/2024/', /^\/news/],
	['a month', '/blog/2024/05/', /^\/news/],
	['a day', '/blog/2024/05/02/', /^\/news/],
	['a further page of a month', '/blog/2024/05/page/2/', /^\/news/],
	['the feed of the site', '/blog/feed/', /^\/feed\.xml$/],
	['its Atom feed', '/blog/feed/atom/', /^\/feed\.xml$|^\/atom\.xml$/],
	['the feed of comments', '/blog/comments/feed/', /^\/feed\.xml$/],
	['a further page of the site', '/blog/page/3/', /^\/news|^\/$/],
	['a further page of the site, by a query', '/blog/?paged=3', /^\/news|^\/$/],
	['a stored picture', '/blog/wp-content/uploads/2024/05/plant.jpg', /^\/media\//],
	['a stored picture in another size', '/blog/wp-content/uploads/2024/05/plant-300x200.jpg', /^\/media\//],
	['the site', '/blog/', /^\/$/],
];

test.each(ADDRESSES)('%s leads on in one hop: %s', async (_kind, path, to) => {
	const answer = await fetch(site.url + path, { redirect: 'manual' });
	// A slash at the end is taken away by the same answer, which keeps the method.
	expect([301, 308]).toContain(answer.status);
	const next = new URL(answer.headers.get('location') ?? '', site.url);
	expect(next.pathname).toMatch(to);
	expect((await fetch(next, { redirect: 'manual' })).status).toBe(200);
});
