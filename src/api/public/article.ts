import { z } from 'zod';
import type { QueryContext } from '../../call/contexts';
import {
	countParameter,
	editionParameter,
	idParameter,
	kindParameter,
	limitParameter,
	listOf,
	pageParameter,
	slugParameter,
	typeParameter,
} from '../../call/parameters';
import { query } from '../../call/public-calls';
import type { ArticleCard } from '../../data/article-card';
import { chartsElsewhere } from '../../editions/charts-elsewhere';
import { defaultEdition, editionByCode } from '../../editions/editions';
import { calculatorsElsewhere } from '../../editions/paths/calculator-path';
import { urls } from '../../editions/urls';
import { cleanHtmlCached, firstImage } from '../../platform/html/clean-html';
import { htmlElsewhere, seriesIn } from '../../platform/html/html-elsewhere';
import { type Article, articleById, articleBySlug, randomArticles } from '../../queries/article/article';
import { searchListing } from '../../queries/article/article-search';
import { authorBySlug } from '../../queries/article/author';
import { type Listing, listArticles } from '../../queries/article/listing';
import { tagBySlug } from '../../queries/article/tag';
import { topicBySlug } from '../../queries/event/topic';
import { seriesBySlugs } from '../../queries/series/data-series';
import { styledUrl } from '../../shared/address/media-url';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { articleLabels } from '../../shared/statuses';
import { shownKnown } from './known';
import { sourceLink, sourceSchema } from './source-link';

const seconds = z.int().describe('Unix seconds.');
const byline = z.object({ slug: z.string(), name: z.string(), is_software: z.boolean() });

const card = z
	.object({
		id: z.int(),
		group_id: z.int().describe('Articles of different editions with one group say the same thing.'),
		edition: z.string(),
		seo_url: z.string().nullable(),
		url: z.string().describe('Address of its page.'),
		type: typeParameter,
		kind: kindParameter,
		label: z.enum(articleLabels).nullable(),
		partner_name: z.string().nullable().describe('Who paid for it, where it is partner content.'),
		reviewer_name: z.string().nullable().describe('Who checked what software helped to write.'),
		title: z.string(),
		standfirst: z.string(),
		market: z.string().nullable(),
		quote: z.string().nullable(),
		interviewee: z.object({ name: z.string(), role: z.string() }).nullable(),
		image: z
			.string()
			.nullable()
			.describe('Picture of the article, or the first in its text, or null where its cover is drawn.'),
		reading_minutes: z.int(),
		is_headline: z.boolean(),
		language: z.string().nullable(),
		published_at: seconds,
		revised_at: seconds.nullable(),
		authors: z.array(byline),
	})
	.describe('An article as lists show it.');

const whole = card
	.extend({
		place: z.string().nullable(),
		html: z
			.string()
			.describe(
				'Sanitised HTML, in which videos and charts are links with their captions; empty for an article that is protected by a password.',
			),
		is_protected: z.boolean(),
		key_points: z.array(z.string()),
		known: z
			.object({
				updated_at: seconds.describe('When its newest point was added.'),
				points: z.array(z.object({ at: seconds, text: z.string() })).describe('The newest first.'),
				unknown: z.string().optional().describe('What nobody knows yet.'),
			})
			.nullable()
			.describe('What is established of a story that still runs; null for every other, and for a protected article.'),
		key_dates: z.array(
			z.object({
				date: z.string(),
				text: z.string(),
				fact: z.string().optional().describe('Name of the row of the calendar that the date is about.'),
			}),
		),
		sources: z.array(sourceSchema),
		corrections: z.array(z.object({ at: seconds, text: z.string() })),
		keywords: z.array(z.string()),
		reviewer: z.object({ slug: z.string(), name: z.string() }).nullable(),
		translator: z
			.object({ slug: z.string(), name: z.string() })
			.nullable()
			.describe('Who translated it from another edition.'),
		tags: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
		companies: z
			.array(z.object({ id: z.int(), slug: z.string(), name: z.string() }))
			.describe('Firms it is tied to, in the order in which it names them.'),
		translations: z.array(
			z.object({ edition: z.string(), id: z.int(), seo_url: z.string().nullable(), title: z.string() }),
		),
	})
	.describe('A whole article.');

function show(article: ArticleCard, context: QueryContext, image?: string): z.input<typeof card> {
	context.tag(tag.article(article.id));
	const edition = editionByCode(article.edition);
	const {
		cover,
		cover_seed: _seed,
		cover_mood: _mood,
		tag_slugs: _slugs,
		brief: _brief,
		interviewee,
		...rest
	} = article;
	return {
		...rest,
		interviewee: interviewee && { name: interviewee.name, role: interviewee.role },
		url: edition ? context.site_url + urls.article.href(edition, article) : context.site_url,
		image: cover ? context.site_url + styledUrl(cover.name, 'cover_1200') : (image ?? null),
	};
}

async function showWhole(
	{
		previous: _previous,
		next: _next,
		cover_caption: _caption,
		partner: _partner,
		market_slug: _market,
		...article
	}: Article,
	context: QueryContext,
): Promise<z.input<typeof whole>> {
	const stored = article.is_protected ? '' : cleanHtmlCached(article.html);
	const { cover: _cover, cover_seed: _seed, cover_mood: _mood, tag_slugs: _slugs, brief: _brief, ...rest } = article;
	const companies = article.companies.map(({ id, slug, name }) => ({ id, slug, name }));
	const charts = seriesIn(stored);
	const series = await seriesBySlugs(context.db, charts);
	const edition = editionByCode(article.edition) ?? defaultEdition;
	context.tag(...companies.map(({ id }) => tag.company(id)), ...charts.map((slug) => tag.series(slug)));
	return {
		...rest,
		...show(article, context, firstImage(stored)),
		html: htmlElsewhere(stored, {
			chart: chartsElsewhere(edition, context.site_url, series),
			calculator: calculatorsElsewhere(edition, context.site_url, context.hidden),
		}),
		known: shownKnown(article),
		companies,
		sources: article.sources.map((source) => sourceLink(source, article.edition)),
	};
}

const filters = z.object({
	edition: editionParameter,
	type: typeParameter.optional(),
	kind: kindParameter.optional(),
	tag: slugParameter.optional().describe('Slug of a tag.'),
	topic: slugParameter.optional().describe('Slug of an exhibition topic.'),
	author: slugParameter.optional().describe('Slug of an author.'),
	keyword: z.string().trim().min(1).max(200).optional().describe('Search terms.'),
});

/** The filters as a listing; an unknown tag, topic or author is a wrong parameter. */
async function listing(given: z.output<typeof filters>, context: QueryContext): Promise<Listing> {
	const { db } = context;
	const [tagged, author, topic] = await Promise.all([
		given.tag ? tagBySlug(db, given.edition, given.tag) : undefined,
		given.author ? authorBySlug(db, given.author) : undefined,
		given.topic ? topicBySlug(db, given.topic) : undefined,
	]);
	if (given.tag && !tagged) throw new Refusal('invalid', 'tag', { rule: { name: 'not_there' } });
	if (given.author && !author) throw new Refusal('invalid', 'author', { rule: { name: 'not_there' } });
	if (given.topic && !topic) throw new Refusal('invalid', 'topic', { rule: { name: 'not_there' } });
	context.tag(tag.list(given.edition));
	return {
		edition: given.edition,
		hasBriefs: true,
		...(given.type ? { type: given.type } : {}),
		...(given.kind ? { kind: given.kind } : {}),
		...(tagged ? { tag_id: tagged.id } : {}),
		...(author ? { author_id: author.id } : {}),
		...(topic ? { topic_id: topic.id } : {}),
	};
}

/** The newest articles in one answer, at most this many. */
const MAX_ARTICLES = 200;

export const articleCalls = [
	query({
		path: 'article/all',
		summary: 'The newest articles, up to 200, unpaged',
		input: filters.omit({ keyword: true }),
		output: z.array(card),
		async run({ input, ...context }) {
			const found = await listArticles(context.db, await listing(input, context), 1, MAX_ARTICLES);
			return found.list.map((article) => show(article, context));
		},
	}),
	query({
		path: 'article/get',
		summary: 'One article, by id or by seo_url',
		input: z.object({ edition: editionParameter, id: idParameter.optional(), seo_url: slugParameter.optional() }),
		output: whole,
		async run({ input, ...context }) {
			if (input.id === undefined && input.seo_url === undefined)
				throw new Refusal('invalid', 'id', { rule: { name: 'needed' } });
			const article =
				input.id === undefined
					? await articleBySlug(context.db, input.edition, input.seo_url ?? '')
					: await articleById(context.db, input.id);
			if (!article) throw new Refusal('not_found');
			return showWhole(article, context);
		},
	}),
	query({
		path: 'article/random',
		summary: 'Random articles other than one',
		input: z.object({
			edition: editionParameter,
			n: countParameter(20, 1).describe('How many, 1 to 20.'),
			exclude: idParameter.optional().describe('Article to leave out.'),
		}),
		output: z.array(card),
		cache: 'no-store',
		async run({ input, ...context }) {
			return (await randomArticles(context.db, input.edition, input.n, input.exclude ?? 0)).map((article) =>
				show(article, context),
			);
		},
	}),
	query({
		path: 'article/page',
		summary: 'Articles, a page at a time, newest first',
		input: filters.extend({ page: pageParameter, limit: limitParameter }),
		output: listOf(card),
		limits: { search: ({ keyword }) => Boolean(keyword) },
		async run({ input, ...context }) {
			const where = await listing(input, context);
			const found = input.keyword
				? await searchListing(context.db, where, input.keyword, input.tag, input.author, input.page, input.limit)
				: await listArticles(context.db, where, input.page, input.limit);
			const { total, page, limit, has_more } = found;
			return { total, page, limit, has_more, list: found.list.map((article) => show(article, context)) };
		},
	}),
];
