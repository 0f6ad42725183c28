import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { socialCardUrl } from '../../src/editions/urls';
import type { Database } from '../../src/platform/db/db';
import { articleById } from '../../src/queries/article/article';
import { coverUrl } from '../../src/shared/address/cover-url';
import { contextFor, edit } from '../actors';

/** Returns a word that is in the title, the address and the text of one article, and nowhere else. */
const markOf = (number: number) => `quinoa${number}`;
const BYTES = Buffer.from('%PDF-1.4 quinoa');
const now = () => Math.floor(Date.now() / 1000);

/** A published article, and every place where readers find it. */
export interface TestArticle {
	id: number;
	/** The word by which it is found. */
	mark: string;
	/** Addresses that name it. */
	pages: string[];
	/** Addresses that are its own: they answer with it, or not at all. */
	own: string[];
}

/**
 * Makes an article of the demonstration that shows wherever an article can.
 * @param number distinguishes several of them
 * @param folders data folders of the nodes, which each get its file
 */
export async function makeArticle(db: Database, number: number, folders: readonly string[]): Promise<TestArticle> {
	const [row] = await db.writeAlone<{
		id: number;
		tag: string;
		author: string;
		firm: string;
		before: string;
		other: string;
		market: string;
		market_name: string;
		topic: string;
		topic_id: number;
	}>(
		sql`select a.id, t.slug as tag, u.slug as author, c.slug as firm,
			(select n.seo_url from article n where n.edition = 'en' and n.type = a.type and n.status = 'published'
				and n.published_at < a.published_at order by n.published_at desc limit 1) as before,
			(select n.seo_url from article n where n.edition = 'en' and n.type = 'regulation' and n.status = 'published'
				order by n.published_at limit 1) as other,
			m.slug as market, m.texts->'en'->>'name' as market_name, e.slug as topic, e.id as topic_id
		from article a join article_tag at on at.article_id = a.id join tag t on t.id = at.tag_id
		join article_author au on au.article_id = a.id join author u on u.id = au.author_id
		join article_company ac on ac.article_id = a.id join company c on c.id = ac.company_id
		cross join (select * from market where texts->'en'->>'name' is not null order by slug limit 1) m
		cross join (select * from topic order by slug limit 1) e
		where a.edition = 'en' and a.kind = 'news' and a.type = 'company' and a.status = 'published'
			and a.title not ilike '%quinoa%'
		order by a.published_at desc limit 1`,
	);
	if (!row) throw new Error('The demonstration has no such article.');
	const file = `quinoakiosks${number}.pdf`;
	for (const folder of folders) {
		await mkdir(join(folder, 'media', file.slice(0, 2)), { recursive: true });
		await writeFile(join(folder, 'media', file.slice(0, 2), file), BYTES);
	}
	await db.writeAlone(
		sql`insert into media (name, kind, content_type, bytes, sha256)
			values (${file}, 'file', 'application/pdf', ${BYTES.length}::int, '') returning name`,
	);
	const word = `zanzibar${number}`;
	const mark = markOf(number);
	await edit(contextFor(db, now()), db, row.id, {
		title: `${word} closes its ${mark} kiosks`,
		seo_url: `${mark}-kiosks`,
		html: `<p>The ${mark} kiosks close.</p><p><a href="/media/${file}">Plan</a></p>`,
		is_headline: true,
		lead_rank: 1,
		cover_seed: `${mark}-kiosks`,
		market: row.market_name,
		key_dates: [
			{
				date: new Date((now() + 3 * 86_400) * 1000).toISOString().slice(0, 10),
				text: `The last ${mark} kiosk closes.`,
			},
		],
		links: { topics: [row.topic_id] },
		extent: 'correction',
		correction: `There were more ${mark} kiosks.`,
	});
	await db.writeAlone(sql`update article set week_views = 1000000 + ${number}::int where id = ${row.id}`);
	const article = await articleById(db.read, row.id);
	if (!article) throw new Error('The article is not published.');
	const own = [
		`/news/${mark}-kiosks`,
		`/news/detail?id=${row.id}`,
		`/api/v2/article/get?edition=en&id=${row.id}`,
		socialCardUrl(article),
		`/media/${file}`,
		coverUrl({ seed: article.cover_seed, kind: 'company', scene: 'works', mood: article.cover_mood }, 46),
	];
	const pages = [
		'/',
		'/news',
		'/news/list/company',
		'/news/headline',
		`/tag/detail/${row.tag}`,
		`/author/${row.author}`,
		`/company/${row.firm}`,
		`/company/${row.firm}/news`,
		`/market/${row.market}`,
		`/topic/${row.topic}`,
		`/topic/${row.topic}/feed.xml`,
		'/calendar',
		'/about/corrections',
		// The page of the article before it leads on to it, and the rail of what is read most, which is remembered for a
		// minute, names the first; the sitemap of news holds those of two days.
		`/news/${row.before}`,
		...(number === 1 ? [`/news/${row.other}`, '/sitemap-news.xml'] : []),
		`/search/${word}`,
		'/feed.xml',
		'/feed.json',
		'/sitemap-articles-1.xml',
		'/news/list/company/feed.xml',
		'/api/v2/article/page?edition=en&type=company&limit=20',
		'/api/v2/article/all?edition=en',
		'/api/v2/page/collect?name=home&edition=en',
	];
	return { id: row.id, mark, pages, own };
}

/** One answer, unless it is none. */
async function ask(url: string): Promise<{ status: number; text: string }> {
	const response = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } });
	return { status: response.status, text: `${response.headers.get('location') ?? ''}\n${await response.text()}` };
}

/** The addresses of a node at which readers find the article. */
export async function shownAt(node: { url: string }, { mark, pages, own }: TestArticle): Promise<string[]> {
	const isMarked = new RegExp(`${mark}\\b`, 'i');
	const shows = await Promise.all([
		...pages.map(async (path) => (isMarked.test((await ask(node.url + path)).text) ? [path] : [])),
		...own.map(async (path) => {
			const { status, text } = await ask(node.url + path);
			return status < 400 && !text.startsWith('/404\n') ? [path] : [];
		}),
	]);
	return shows.flat();
}
