import { eq } from 'drizzle-orm';
import { article, article_author, article_tag } from '../src/data/tables/article';
import { author } from '../src/data/tables/author';
import { tag } from '../src/data/tables/tag';
import { translation_group } from '../src/data/tables/translation-group';
import type { Tx } from '../src/platform/db/tx';
import { indexArticles, indexAuthors, indexTags } from '../src/search/index/index-document';

export const DAY = 86_400;
export const NOW = Math.floor(Date.now() / 1_000);

interface TestArticle {
	edition?: string;
	title: string;
	standfirst?: string;
	html?: string;
	type?: 'company' | 'product' | 'regulation' | 'ai';
	kind?: 'news' | 'interview' | 'data';
	status?: 'published' | 'scheduled' | 'withdrawn';
	days_ago?: number;
	tags?: string[];
	keywords?: string[];
	password_hash?: string;
}

/** Titles of articles, by what they show. */
const ARTICLES: TestArticle[] = [
	{
		title: 'Flavour draft gives importers nine months',
		standfirst: 'A public register of filled products.',
		html: '<p>Every member state keeps a <b>register</b>. The licences of importers end.</p>',
		type: 'regulation',
		days_ago: 1,
		tags: ['european-union'],
	},
	{
		title: 'A draft on the flavour of tobacco',
		html: '<p>Importers regulate themselves, says the regulator.</p>',
		type: 'regulation',
		days_ago: 400,
		tags: ['european-union', 'spain'],
	},
	{
		title: 'Halden closes its filling line in Malmö',
		html: '<p>Bottles of 20 mg/ml nicotine stood on the floor. The nicotine was sound.</p>',
		type: 'company',
		days_ago: 3,
	},
	{
		title: 'Shenlu moves to Penang',
		html: '<p>The maker, 深圳神露科技有限公司, leaves Shenzhen. 20mg pods follow.</p>',
		type: 'company',
		days_ago: 30,
		tags: ['china'],
	},
	{
		title: 'Nicotine pouches by the numbers',
		html: '<p>Sales rose by 1,284 tonnes.</p>',
		kind: 'data',
		type: 'product',
		days_ago: 60,
	},
	{
		title: 'What an inspector sees',
		standfirst: 'A licence is a loan of trust.',
		html: '<p>She holds licences for four hundred plants.</p>',
		kind: 'interview',
		type: 'company',
		days_ago: 10,
		keywords: ['oversight'],
	},
	{ title: 'Scheduled quixotry', status: 'scheduled', days_ago: -3 },
	{ title: 'Dated ahead quixotry', days_ago: -3 },
	{ title: 'Withdrawn quixotry', status: 'withdrawn', days_ago: 3 },
	{
		title: 'Closed article',
		standfirst: 'Xylophone prices',
		html: '<p>Xylophone makers speak.</p>',
		password_hash: 'scrypt$x',
		days_ago: 2,
	},
	{
		edition: 'es',
		title: 'La regulación de los sabores llega a España',
		standfirst: 'Los países deciden.',
		html: '<p>Las regulaciones del año pasado y la señal de los impuestos. Inés Carrasco informa.</p>',
		type: 'regulation',
		days_ago: 2,
		tags: ['espana'],
	},
	{
		edition: 'es',
		title: 'Un país, un impuesto',
		html: '<p>El reglamento cambia cada mes.</p>',
		type: 'regulation',
		days_ago: 5,
	},
];

async function write(tx: Tx, rows: readonly TestArticle[]): Promise<number[]> {
	const ids: number[] = [];
	for (const { title, edition = 'en', days_ago = 0, tags = [], ...rest } of rows) {
		const [group] = await tx.insert(translation_group).values({ noun: 'article' }).returning();
		const [row] = await tx
			.insert(article)
			.values({
				group_id: group?.id ?? 0,
				edition,
				status: 'published',
				type: 'ai',
				seo_url: title.toLowerCase().replace(/[^a-z]+/g, '-'),
				title,
				published_at: NOW - days_ago * DAY,
				scheduled_at: NOW - days_ago * DAY,
				...rest,
			})
			.returning();
		const id = row?.id ?? 0;
		ids.push(id);
		for (const [position, slug] of tags.entries()) {
			const [found] = await tx.select().from(tag).where(eq(tag.slug, slug));
			await tx.insert(article_tag).values({ article_id: id, tag_id: found?.id ?? 0, position });
		}
	}
	return ids;
}

/** Writes and indexes the articles, their tags, and one person who signs the first of them. */
export async function writeArticles(tx: Tx): Promise<void> {
	const names = [
		['en', 'european-union', 'European Union'],
		['en', 'spain', 'Spain'],
		['en', 'china', 'China'],
		['es', 'espana', 'España'],
	] as const;
	const tag_ids: number[] = [];
	for (const [edition, slug, name] of names) {
		const [group] = await tx.insert(translation_group).values({ noun: 'tag' }).returning();
		const [row] = await tx
			.insert(tag)
			.values({ group_id: group?.id ?? 0, edition, slug, name, description: `All about ${name}` })
			.returning();
		tag_ids.push(row?.id ?? 0);
	}
	const [person] = await tx
		.insert(author)
		.values({
			slug: 'ines-carrasco',
			name: 'Inés Carrasco',
			texts: { en: { role: 'Editor', bio: 'She edits in Madrid.' } },
		})
		.returning();
	const ids = await write(tx, ARTICLES);
	await tx.insert(article_author).values({ article_id: ids[0] ?? 0, author_id: person?.id ?? 0 });
	await indexArticles(tx, ids);
	await indexTags(tx, tag_ids);
	await indexAuthors(tx, [person?.id ?? 0]);
}
