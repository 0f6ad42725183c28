import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { defaultEdition } from '../../src/editions/editions';
import { importFrom } from '../../src/importers/core/import';
import { wordpressSource } from '../../src/importers/wordpress/wordpress';
import type { Database } from '../../src/platform/db/db';
import { diskStorage } from '../../src/platform/storage/disk';
import type { Figure } from './table';

const POSTS = 50_000;
const WORDS =
	'duty stamp register filler laboratory notice bottle label customs broker harbour warehouse cartridge ceramic emission ledger auditor standard decree premium'.split(
		' ',
	);

/** An export of many posts of ordinary length, written as a stream. */
async function writeExport(path: string): Promise<void> {
	const file = createWriteStream(path);
	const write = async (text: string) => {
		if (!file.write(text)) await once(file, 'drain');
	};
	await write(
		'<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Bench</title><link>https://old.example</link><language>en</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>',
	);
	await write(
		'<wp:author><wp:author_id>1</wp:author_id><wp:author_login>desk</wp:author_login><wp:author_display_name>The desk</wp:author_display_name></wp:author>',
	);
	for (let id = 1; id <= POSTS; id += 1) {
		const sentence = (n: number) =>
			Array.from({ length: 14 }, (_, i) => WORDS[(id * 7 + n * 13 + i * 5) % WORDS.length]).join(' ');
		const body = Array.from(
			{ length: 8 },
			(_, n) =>
				`<!-- wp:paragraph --><p>${sentence(n)}, <strong>${sentence(n + 3)}</strong>. ${sentence(n + 5)}.</p><!-- /wp:paragraph -->`,
		).join('\n');
		const day = String((id % 27) + 1).padStart(2, '0');
		await write(
			`<item><title>Post ${id}: ${sentence(1)}</title><link>https://old.example/2024/05/${day}/post-${id}/</link><pubDate>Wed, ${day} May 2024 10:00:00 +0000</pubDate><dc:creator><![CDATA[desk]]></dc:creator><content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-${day} 10:00:00</wp:post_date><wp:post_date_gmt>2024-05-${day} 10:00:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky><category domain="category" nicename="regulation"><![CDATA[Regulation]]></category><category domain="post_tag" nicename="${WORDS[id % WORDS.length]}"><![CDATA[${WORDS[id % WORDS.length]}]]></category></item>`,
		);
	}
	await write('</channel></rss>');
	file.end();
	await once(file, 'finish');
}

/** Posts a second from an export of 50,000, and whether memory grows with their number. */
export async function measureImport(db: Database, folder: string): Promise<Figure[]> {
	const path = join(folder, 'export.xml');
	await writeExport(path);
	const samples: { done: number; rss: number }[] = [];
	const start = performance.now();
	await importFrom(wordpressSource(path), {
		edition: defaultEdition,
		target: { db, storage: diskStorage(join(folder, 'media')) },
		images: undefined,
		fetch: undefined,
		overwrite: false,
		now: Math.floor(Date.now() / 1000),
		onProgress: (stage, done) => {
			if (stage === 'import') samples.push({ done, rss: process.memoryUsage.rss() / 1_000_000 });
		},
	});
	const seconds = (performance.now() - start) / 1000;
	const rate = POSTS / seconds;
	// The highest resident memory in the second fifth and in the last: growth between them would be growth with the
	// number of posts.
	const highest = (from: number, to: number) =>
		Math.max(...samples.filter((one) => one.done >= POSTS * from && one.done <= POSTS * to).map((one) => one.rss));
	const [early, late] = [highest(0.2, 0.4), highest(0.8, 1)];
	return [
		{
			what: 'import of 50,000 WordPress posts, both passes (PostgreSQL)',
			value: `${rate.toFixed(0)} posts/s, ${seconds.toFixed(0)} s`,
			target: '≥ 200 posts/s',
			holds: rate >= 200,
		},
		{
			what: 'the same: resident memory in the second and in the last fifth',
			value: `${early.toFixed(0)} and ${late.toFixed(0)} MB`,
			target: 'flat (≤ 1.25 ×)',
			holds: late <= early * 1.25,
		},
	];
}
