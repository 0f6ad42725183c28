import { articlesAt } from '../../../demo/all-articles';
import type { DemoArticle, DemoText } from '../../../demo/article';
import { daysAfter, publishedAt } from '../../../demo/calendar';
import { documented } from '../../../demo/documented';
import { makeGroups } from '../../platform/db/insert-rows';
import { plainText } from '../../platform/html/clean-html';
import { knownUpdate } from '../../shared/article/known';
import type { ArticleColumns } from '../article/core/working-copy/wanted-state';
import { writeArticles } from '../article/core/write-articles';
import type { CommandContext } from '../command';
import type { LoadedCompanies } from './companies';
import { need } from './need';
import { DEMO_EDITIONS, type DemoEdition } from './people-and-tags';

/** What a story's file says, as columns. */
function columnsOf(story: DemoArticle, edition: DemoEdition, text: DemoText, now: number): ArticleColumns {
	const published_at = publishedAt(now, story);
	const known = text.known && {
		...text.known,
		points: text.known.points.map((one) => ({
			at: Math.min(now, published_at + one.minutes_after * 60),
			text: one.text,
		})),
	};
	const grown = knownUpdate(known ?? null);
	const updated = story.updated_days_after;
	const revised_at =
		updated === undefined ? (grown ?? null) : Math.max(daysAfter(now, published_at, updated), grown ?? 0);
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
		html: text.html,
		key_points: text.key_points ?? [],
		known,
		quote: text.quote,
		interviewee: text.interviewee,
		key_dates: text.key_dates ?? [],
		sources: (text.sources ?? []).map((source) => documented(source)),
		corrections: (text.corrections ?? []).map((one) => ({
			at: daysAfter(now, published_at, one.days_after),
			text: one.text,
		})),
		keywords: text.keywords ?? [],
		partner_name: story.partner_name,
		// One picture for all editions of a story.
		cover_seed: story.key,
		cover_mood: story.mood,
		is_headline: story.is_headline ?? false,
		lead_rank: story.lead_rank,
		week_views: story.views ?? 0,
		published_at,
		revised_at,
		created_at: published_at,
		updated_at: revised_at ?? published_at,
		import_key: `demo:${story.key}`,
	};
}

/** Returns all words of a story as plain text. */
const wordsOf = (text: DemoText): string =>
	[
		text.title,
		text.standfirst,
		...(text.key_points ?? []),
		...(text.known?.points.map((one) => one.text) ?? []),
		plainText(text.html),
		text.interviewee?.role ?? '',
		...(text.sources ?? []).map((source) => source.title),
	].join('\n');

/** Slug of the author who edits the Spanish edition, and translates into it what others have written. */
const TRANSLATOR = 'ines-carrasco';
const isTranslated = ({ en, author }: DemoArticle, edition: DemoEdition): boolean =>
	edition === 'es' && en !== undefined && author !== undefined && author !== TRANSLATOR;

/** A loaded article, as those need it that link to it. */
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
 * Loads every story in every edition it is written in, the oldest first, with its translation group, author, reviewer,
 * translator and tags.
 * @param authors ids by slug.
 * @param tags ids by edition and key.
 * @param companies those that a story names are linked to it.
 */
export async function loadArticles(
	ctx: CommandContext,
	authors: ReadonlyMap<string, number>,
	tags: ReadonlyMap<string, number>,
	companies: LoadedCompanies,
): Promise<LoadedArticle[]> {
	const { now } = ctx;
	const stories = articlesAt(now).toSorted(
		(a, b) => publishedAt(now, a) - publishedAt(now, b) || a.key.localeCompare(b.key),
	);
	const groups = await makeGroups(ctx.tx, 'article', stories.length);
	const texts = stories.flatMap((story, index) =>
		DEMO_EDITIONS.flatMap((edition) => {
			const text = story[edition];
			return text ? [{ story, edition, text, group_id: groups[index] ?? 0 }] : [];
		}),
	);
	const written = await writeArticles(
		ctx,
		texts.map(({ story, edition, text, group_id }) => ({
			changeKind: 'import' as const,
			set: {
				...columnsOf(story, edition, text, now),
				group_id,
				partner_company_id: story.partner_name === undefined ? null : companies.named(story.partner_name),
				translator_id: isTranslated(story, edition) ? need(authors, TRANSLATOR, 'author') : null,
				reviewer_id: story.reviewer === undefined ? null : need(authors, story.reviewer, 'author'),
			},
			links: {
				authors: story.author === undefined ? [] : [need(authors, story.author, 'author')],
				tags: [...new Set(story.tags)].map((key) => need(tags, `${edition}:${key}`, 'tag')),
				companies: companies.namedIn(wordsOf(text)),
			},
		})),
		{ index: false },
	);
	return texts.map(({ edition, text }, at) => {
		const { row } = written[at]?.after ?? need(new Map<string, never>(), text.title, 'article');
		return {
			id: row.id,
			edition,
			seo_url: text.seo_url,
			title: text.title,
			standfirst: text.standfirst,
			published_at: row.published_at ?? now,
			week_views: row.week_views,
			words: `${text.title} ${text.standfirst} ${plainText(row.html)}`,
		};
	});
}
