import { articles } from '../../../demo/all-articles';
import type { DemoArticle, DemoText } from '../../../demo/article';
import { daysAfter, publishedAt } from '../../../demo/calendar';
import { article, article_author, article_tag } from '../../data/tables/article';
import { insertAll, insertReturning, makeGroups } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml, plainText, readingMinutes } from '../../platform/html/clean-html';
import { need } from './need';
import { DEMO_EDITIONS, type DemoEdition } from './people-and-tags';

type Row = typeof article.$inferInsert;

/** What a story's file says, as a row. @param html its body, cleaned. @param body the same as plain words. */
function rowOf(story: DemoArticle, edition: DemoEdition, text: DemoText, html: string, body: string, now: number): Omit<Row, 'group_id' | 'reviewer_id'> {
	const published_at = publishedAt(now, story);
	const revised_at = story.updated_days_after === undefined ? undefined : daysAfter(now, published_at, story.updated_days_after);
	return {
		edition,
		status: 'published',
		seo_url: text.seo_url,
		type: story.type,
		kind: story.kind,
		label: story.label,
		title: text.title,
		standfirst: text.standfirst,
		market: text.market,
		place: text.place,
		html,
		key_points: text.key_points ?? [],
		quote: text.quote,
		interviewee: text.interviewee,
		key_dates: text.key_dates ?? [],
		sources: text.sources ?? [],
		corrections: (text.corrections ?? []).map((one) => ({ at: daysAfter(now, published_at, one.days_after), text: one.text })),
		keywords: text.keywords ?? [],
		partner_name: story.partner_name,
		// One picture for all editions of a story.
		cover_seed: story.key,
		cover_mood: story.mood,
		cover_alt: text.cover_alt,
		cover_caption: text.cover_caption,
		is_headline: story.is_headline ?? false,
		lead_rank: story.lead_rank,
		reading_minutes: readingMinutes(body),
		week_views: story.views ?? 0,
		published_at,
		revised_at,
		created_at: published_at,
		updated_at: revised_at ?? published_at,
		import_key: `demo:${story.key}`,
	};
}

/** A loaded piece, for those who link to it. */
export interface LoadedArticle {
	id: number;
	edition: DemoEdition;
	seo_url: string | undefined;
	title: string;
	standfirst: string;
	/** Unix seconds. */
	published_at: number;
	week_views: number;
	/** Title, standfirst and body as plain words. */
	words: string;
}

/**
 * Loads every story in every edition it is written in, the oldest first, with its translation group, author, reviewer and tags.
 * @param authors ids by slug. @param tags ids by edition and key.
 */
export async function loadArticles(tx: Tx, now: number, authors: ReadonlyMap<string, number>, tags: ReadonlyMap<string, number>): Promise<LoadedArticle[]> {
	const stories = articles.toSorted((a, b) => publishedAt(now, a) - publishedAt(now, b) || a.key.localeCompare(b.key));
	const groups = await makeGroups(tx, 'article', stories.length);
	const pieces = stories.flatMap((story, index) =>
		DEMO_EDITIONS.flatMap((edition) => {
			const text = story[edition];
			if (!text) return [];
			const reviewer_id = story.reviewer === undefined ? undefined : need(authors, story.reviewer, 'author');
			const html = cleanHtml(text.html);
			const body = plainText(html);
			return [
				{ story, edition, text, body, published_at: publishedAt(now, story), row: { ...rowOf(story, edition, text, html, body, now), group_id: groups[index] ?? 0, reviewer_id } },
			];
		}),
	);
	if (pieces.length === 0) return [];
	const rows = await insertReturning(
		tx,
		article,
		pieces.map((piece) => piece.row),
		['id', 'edition', 'seo_url'],
	);
	const ids = new Map(rows.map((row) => [`${row.edition}:${row.seo_url}`, row.id]));
	const loaded = pieces.map((piece) => ({ ...piece, id: need(ids, `${piece.edition}:${piece.row.seo_url}`, 'article') }));
	await insertAll(
		tx,
		article_author,
		loaded.map(({ id, story }) => ({ article_id: id, author_id: need(authors, story.author, 'author'), position: 0 })),
	);
	await insertAll(
		tx,
		article_tag,
		loaded.flatMap(({ id, story, edition }) => [...new Set(story.tags)].map((key, position) => ({ article_id: id, tag_id: need(tags, `${edition}:${key}`, 'tag'), position }))),
	);
	return loaded.map(({ id, edition, row, text, body, published_at }) => ({
		id,
		edition,
		seo_url: text.seo_url,
		title: text.title,
		standfirst: text.standfirst,
		published_at,
		week_views: row.week_views ?? 0,
		words: `${text.title} ${text.standfirst} ${body}`,
	}));
}
