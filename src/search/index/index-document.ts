import { sql } from 'drizzle-orm';
import type { Interviewee, Known } from '../../data/tables/article';
import type { AuthorText } from '../../data/tables/author';
import type { Texts } from '../../data/tables/columns';
import { editionCodes } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { plainText } from '../../platform/html/clean-html';
import type { ArticleKind, ArticleStatus, ArticleType } from '../../shared/statuses';
import { documentsOf } from './documents-of';
import {
	type DocumentInput,
	removeDocuments,
	replaceDocuments,
	type UpsertOptions,
	upsertDocuments,
} from './upsert-documents';

/** Number of articles read at once: their texts are in memory meanwhile. */
const BATCH = 100;

interface ArticleRow {
	id: number;
	edition: string;
	status: ArticleStatus;
	seo_url: string | null;
	type: ArticleType;
	kind: ArticleKind;
	title: string;
	standfirst: string;
	market: string | null;
	place: string | null;
	html: string;
	key_points: string[];
	known: Known | null;
	interviewee: Interviewee | null;
	keywords: string[];
	partner_name: string | null;
	is_protected: boolean;
	published_at: number | null;
	country: string | null;
	tags: { id: number; name: string }[];
	authors: string[];
}

const present = (texts: readonly (string | null | undefined)[]): string[] =>
	texts.filter((text) => text !== null && text !== undefined && text !== '') as string[];

const knownWords = (known: Known | null) =>
	known ? [...known.points.map((point) => point.text), known.unknown ?? ''] : [];

function articleDocument(row: ArticleRow): DocumentInput {
	const tags = row.tags.map((tag) => tag.name);
	const shown = {
		summary: row.standfirst,
		body: [...row.key_points, ...knownWords(row.known), plainText(row.html)].join('\n'),
		keywords: present([...row.keywords, ...tags, row.market, row.place]),
		people: present([...row.authors, row.interviewee?.name, row.interviewee?.role, row.partner_name]),
	};
	// An article behind a password is found by what its closed page shows, never by its text.
	const closed = { summary: '', body: '', keywords: tags, people: row.authors };
	return {
		edition: row.edition,
		kind: 'article',
		ref_id: row.id,
		url: urls.article.path(row),
		title: row.title,
		...(row.is_protected ? closed : shown),
		// The kicker of news is its type, that of everything else its kind.
		section: row.kind === 'news' || row.kind === 'brief' ? row.type : row.kind,
		country: row.country,
		tag_ids: row.tags.map((tag) => tag.id),
		weight: 1,
		published_at: row.published_at,
	};
}

/**
 * Updates articles in the search to their current state: published ones are written, all others are removed. Every
 * command that changes an article calls it in its own transaction, once its tags and authors are written.
 * @param ids articles of any edition and status; ids that no longer exist are removed from the search
 */
export async function indexArticles(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	for (let at = 0; at < ids.length; at += BATCH) {
		const part = ids.slice(at, at + BATCH);
		const { rows } = await tx.execute<ArticleRow & Record<string, unknown>>(sql`
			select a.id, a.edition, a.status, a.seo_url, a.type, a.kind, a.title, a.standfirst, a.market, a.place, a.html,
				a.key_points, a.known, a.interviewee, a.keywords,
				a.partner_name, (a.password_hash is not null) as is_protected, a.published_at,
				(select split_part(m.code, '-', 1) from market m where m.texts->a.edition->>'name' = a.market
					limit 1) as country,
				coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by s.position, t.id)
					from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id), '[]') as tags,
				coalesce((select json_agg(u.name order by s.position, u.id) from article_author s
					join author u on u.id = s.author_id where s.article_id = a.id), '[]') as authors
			from article a where a.id = any(${sql.param(part)}::int[])`);
		const published = rows.filter((row) => row.status === 'published' && row.published_at !== null);
		const kept = new Set(published.map((row) => row.id));
		await removeDocuments(
			tx,
			'article',
			part.filter((id) => !kept.has(id)),
		);
		await upsertDocuments(tx, documentsOf(published, 'article', articleDocument), options);
	}
}

/**
 * Updates tags in the search to their current state; ids that no longer exist are removed. Articles carry the names of
 * their tags, so a command that renames a tag also indexes its articles.
 */
export async function indexTags(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<{ id: number; edition: string; slug: string; name: string; description: string }>(
		sql`select id, edition, slug, name, description from tag where id = any(${sql.param(ids)}::int[])`,
	);
	const documents = documentsOf(
		rows,
		'tag',
		(row): DocumentInput => ({
			edition: row.edition,
			kind: 'tag',
			ref_id: row.id,
			url: urls.tag.path(row),
			title: row.name,
			summary: row.description,
			body: '',
			keywords: [row.slug],
			people: [],
			section: null,
			country: null,
			tag_ids: [],
			weight: 2,
			published_at: null,
		}),
	);
	await replaceDocuments(tx, 'tag', ids, documents, editionCodes, options);
}

/**
 * Updates authors in the search, in every edition that has a text about them or an article by them; ids that no longer
 * exist are removed. Called when an author or an author's first article changes.
 */
export async function indexAuthors(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<{
		id: number;
		slug: string;
		name: string;
		texts: Texts<AuthorText>;
		editions: string[];
	}>(sql`
		select u.id, u.slug, u.name, u.texts, array(select distinct a.edition from article_author s
			join article a on a.id = s.article_id
			where s.author_id = u.id and a.status = 'published') as editions
		from author u where u.id = any(${sql.param(ids)}::int[])`);
	const documents = editionCodes.flatMap((edition) =>
		documentsOf(rows, 'author', (row): DocumentInput | undefined => {
			const text = row.texts[edition];
			if (!text && !row.editions.includes(edition)) return undefined;
			return {
				edition,
				kind: 'author',
				ref_id: row.id,
				url: urls.author.path(row),
				title: row.name,
				summary: text?.role ?? '',
				body: text?.bio ?? '',
				keywords: [],
				people: [],
				section: null,
				country: null,
				tag_ids: [],
				weight: 2,
				published_at: null,
			};
		}),
	);
	await replaceDocuments(tx, 'author', ids, documents, editionCodes, options);
}
