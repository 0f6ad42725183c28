import type { ArticleCard } from '../../data/article-card';
import type { SearchKind } from '../../data/tables/search-document';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { foldWord, searchTokens } from '../../shared/search/search-text';
import { listLicenses } from '../license/license-list';
import { dutyTables, type Market } from '../site/duty-rate';

/** What one may have in mind who has typed so far. */
export interface Suggestions {
	companies: {
		id: number;
		slug: string;
		name: string;
		name_zh: string | null;
		city: string | null;
		country: string | null;
	}[];
	markets: Market[];
	/** Shows and tags: their addresses are paths within the edition. */
	topics: Subject[];
	tags: Subject[];
	licenses: { slug: string; name_en: string; name_zh: string; license_no: string }[];
	articles: (Pick<
		ArticleCard,
		'id' | 'seo_url' | 'title' | 'published_at' | 'label' | 'partner_name' | 'reviewer_name'
	> & {
		authors: { name: string }[];
	})[];
}

/** A show or a tag. */
interface Subject {
	title: string;
	/** What it is; perhaps empty. */
	summary: string;
	url: string;
}

/** The newest articles, of which titles are looked through. */
const NEWEST = 2_000;
const MAX_SUGGESTIONS = { companies: 4, markets: 3, topics: 3, tags: 3, licenses: 3, articles: 4 } as const;
/** Fewer letters begin nearly everything. */
const MIN_CHARACTERS = 2;

/** What is looked through, and the words in which it is. */
interface Entry<T> {
	row: T;
	/** Lower case, without accents, a blank before each word. */
	text: string;
}

const spaced = (text: string) =>
	` ${searchTokens(text)
		.map((token) => foldWord(token.text))
		.join(' ')}`;

/** Titles of the newest articles of an edition, with what their labels say; kept until one of them changes. */
const articles = (db: Db, edition: string) =>
	remember(db, `suggest_articles:${edition}`, [tag.list(edition)], 300, async () => {
		const rows = await prepared<Suggestions['articles'][number]>(
			db,
			'suggest_articles',
			`select a.id, a.seo_url, a.title, a.published_at, a.label, a.partner_name,
				case when a.label = 'ai' then (select r.name from author r where r.id = a.reviewer_id) end as reviewer_name,
				coalesce((select json_agg(json_build_object('name', u.name) order by s.position, u.id)
					from article_author s join author u on u.id = s.author_id where s.article_id = a.id and a.label = 'opinion'),
						'[]') as authors
			from article a where a.edition = $1 and a.status = 'published' order by a.published_at desc, a.id desc
				limit ${NEWEST}`,
			[edition],
		);
		return rows.map((row): Entry<typeof row> => ({ row, text: spaced(row.title) }));
	});

/** Firms by each of their names. */
const companies = (db: Db) =>
	remember(db, 'suggest_companies', [tag.companies], 600, async () => {
		const rows = await prepared<Suggestions['companies'][number] & { spellings: string }>(
			db,
			'suggest_companies',
			`select id, slug, name, name_zh, city, country, concat_ws(' ', name, name_zh, pinyin, replace(pinyin, ' ', ''),
				(select string_agg(concat_ws(' ', n->>'text', n->>'reading'), ' ') from jsonb_path_query(names, '$[*]') n)) as spellings
			from company order by name_order, id`,
			[],
		);
		return rows.map(({ spellings, ...row }): Entry<typeof row> => ({ row, text: spaced(spellings) }));
	});

/** Shows and tags as the search has them: by their names, and those of the events of a show. */
const subjects = (db: Db, edition: string) =>
	remember(db, `suggest_subjects:${edition}`, [tag.list(edition), tag.topics], 600, async () => {
		const rows = await prepared<Subject & { kind: SearchKind; keywords: string }>(
			db,
			'suggest_subjects',
			`select kind, url, title, summary, keywords from search_document where edition = $1 and kind in ('topic', 'tag')
				order by title collate "und-x-icu", id limit ${NEWEST}`,
			[edition],
		);
		const of = (kind: 'topic' | 'tag') =>
			rows
				.filter((row) => row.kind === kind)
				.map(
					({ title, summary, url, keywords }): Entry<Subject> => ({
						row: { title, summary, url },
						text: spaced(`${title} ${keywords}`),
					}),
				);
		return { topics: of('topic'), tags: of('tag') };
	});

interface MarketEntry extends Entry<Market> {
	/** Each name in full, as `text` has it. */
	names: string[];
}

/** Markets by their names in every edition, and by code: who reads in Spanish may type "Germany" or "DE". */
const markets = (db: Db) =>
	remember(db, 'suggest_markets', [tag.duty_rates, tag.rules], 600, async () =>
		(await dutyTables(db)).markets.map((row): MarketEntry => {
			const names = Object.values(row.texts).flatMap((text) => (text ? [text.name] : []));
			return { row, text: spaced([...names, row.code].join(' ')), names: names.map(spaced) };
		}),
	);

/** The markets that are named in full beside other words: "excise germany". */
const named = (entries: readonly MarketEntry[], words: readonly string[]): Market[] => {
	const asked = ` ${words.join(' ')} `;
	return entries
		.filter(({ names }) => names.some((name) => asked.includes(`${name} `)))
		.slice(0, MAX_SUGGESTIONS.markets)
		.map(({ row }) => row);
};

/**
 * The first entries that hold every word as the beginning of one of theirs; those that begin with what was typed come
 * first.
 */
function first<T>(entries: readonly Entry<T>[], words: readonly string[], max: number): T[] {
	const begun: T[] = [];
	const held: T[] = [];
	const start = ` ${words.join(' ')}`;
	for (const { row, text } of entries) {
		// A run of Han has no blanks: any part of it will do.
		if (!words.every((word) => text.includes(/^[\x20-\x7e]+$/.test(word) ? ` ${word}` : word))) continue;
		if (text.startsWith(start)) {
			begun.push(row);
			if (begun.length === max) break;
		} else if (held.length < max) held.push(row);
	}
	return [...begun, ...held].slice(0, max);
}

/**
 * Firms, markets, shows, tags, licences and newest articles whose names and titles begin with what was typed, word by
 * word; accents and case do not matter. All but licences are looked through in memory, so that a letter costs no
 * statement but that of the register.
 * @param keyword as it is being typed
 * @param day ISO day of today
 */
export async function suggest(db: Db, edition: string, keyword: string, day: string): Promise<Suggestions> {
	const words = searchTokens(keyword).map((token) => foldWord(token.text));
	const isHan = searchTokens(keyword).some((token) => token.isHan);
	if (words.length === 0 || (!isHan && words.join('').length < MIN_CHARACTERS))
		return { companies: [], markets: [], topics: [], tags: [], licenses: [], articles: [] };
	const [firms, places, { topics, tags }, titles, found] = await Promise.all([
		companies(db),
		markets(db),
		subjects(db, edition),
		articles(db, edition),
		listLicenses(db, { keyword, edition }, day, 1, MAX_SUGGESTIONS.licenses),
	]);
	const begun = first(places, words, MAX_SUGGESTIONS.markets);
	return {
		companies: first(firms, words, MAX_SUGGESTIONS.companies),
		markets: (begun.length > 0 ? begun : named(places, words)).filter((market) => market.texts[edition]),
		topics: first(topics, words, MAX_SUGGESTIONS.topics),
		tags: first(tags, words, MAX_SUGGESTIONS.tags),
		licenses: found.list.map(({ slug, name_en, name_zh, license_no }) => ({ slug, name_en, name_zh, license_no })),
		articles: first(titles, words, MAX_SUGGESTIONS.articles),
	};
}
