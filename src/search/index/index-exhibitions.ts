import { sql } from 'drizzle-orm';
import type { Texts } from '../../data/tables/columns';
import type { EnterpriseText } from '../../data/tables/enterprise';
import type { TopicText } from '../../data/tables/topic';
import type { Edition } from '../../editions/edition';
import { editionCodes, editions } from '../../editions/editions';
import { countryName } from '../../editions/formats';
import { productGroup } from '../../editions/trade/product-groups';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { documentsOf } from './documents-of';
import { type DocumentInput, replaceDocuments, type UpsertOptions } from './upsert-documents';

interface IndexedEventEdition {
	year: number;
	venue: string | null;
	city: string | null;
	country: string | null;
	texts: Texts<{ name?: string; city?: string }>;
}

interface TopicRow {
	id: number;
	slug: string;
	organiser: string | null;
	texts: Texts<TopicText>;
	/** Event editions, the newest first. */
	event_editions: IndexedEventEdition[];
	/** Pages of the event, with the names in their lists of speakers. */
	pages: { edition: string; title: string; standfirst: string; speakers: string[] }[];
}

const present = (texts: readonly (string | null | undefined)[]): string[] => [
	...new Set(texts.filter((text): text is string => Boolean(text))),
];

/** Document of an event in one edition; undefined where the event has no page there. */
function topicDocument(row: TopicRow, edition: Edition): DocumentInput | undefined {
	const { code } = edition;
	const text = row.texts[code];
	const pages = row.pages.filter((page) => page.edition === code);
	if (!text && pages.length === 0) return undefined;
	const names = row.event_editions.flatMap(({ year, texts, venue, city, country }) => [
		texts[code]?.name,
		String(year),
		venue,
		city,
		texts[code]?.city,
		country && countryName(edition, country),
	]);
	return {
		edition: code,
		kind: 'topic',
		ref_id: row.id,
		url: urls.topic.path(row),
		title: text?.name ?? pages[0]?.title ?? row.slug,
		summary: text?.summary || (pages[0]?.standfirst ?? ''),
		body: present([text?.description, ...pages.map((page) => page.standfirst)]).join('\n'),
		keywords: present([row.slug, ...pages.map((page) => page.title), ...names]),
		people: present([row.organiser, ...pages.flatMap((page) => page.speakers)]),
		section: 'exhibition',
		country: row.event_editions.find((one) => one.country !== null)?.country ?? null,
		tag_ids: [],
		weight: 2,
		published_at: null,
	};
}

/**
 * Updates events in the search of every edition in which they have a page, with the names, places and speakers of all
 * their event editions; ids that no longer exist are removed. Every command that writes an event, an event edition or
 * its page calls it.
 */
export async function indexTopics(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<TopicRow & Record<string, unknown>>(sql`
		select t.id, t.slug, t.organiser, t.texts,
			coalesce((select json_agg(json_build_object('year', e.year, 'venue', e.venue, 'city', e.city, 'country',
				e.country, 'texts', e.texts) order by e.year desc, e.starts_on desc nulls first, e.id desc)
				from event_edition e where e.topic_id = t.id), '[]') as event_editions,
			coalesce((select json_agg(json_build_object('edition', s.edition, 'title', s.title, 'standfirst', s.standfirst,
				'speakers', coalesce((select json_agg(speaker->>'name') from subject_module m cross
					join lateral jsonb_path_query(m.content, '$.speakers[*]') speaker
					where m.subject_id = s.id and m.kind = 'speakers' and speaker->>'name' is not null), '[]')) order by s.id)
				from subject s where s.topic_id = t.id and s.status = 'published'), '[]') as pages
		from topic t where t.id = any(${sql.param(ids)}::int[])`);
	const documents = editions.flatMap((edition) => documentsOf(rows, 'topic', (row) => topicDocument(row, edition)));
	await replaceDocuments(tx, 'topic', ids, documents, editionCodes, options);
}

interface EnterpriseRow {
	id: number;
	slug: string;
	name: string;
	name_zh: string | null;
	booth: string;
	categories: string[];
	country: string;
	city: string | null;
	texts: Texts<EnterpriseText>;
	topic_slug: string;
	topic_texts: Texts<TopicText>;
	/** Published pages of its event edition, the oldest first. */
	pages: { edition: string; slug: string; title: string }[];
	/** Pinyin and trademarks of its licence. */
	spellings: string[] | null;
}

function enterpriseDocument(row: EnterpriseRow, edition: Edition): DocumentInput | undefined {
	const { code } = edition;
	const page = row.pages.find((one) => one.edition === code);
	if (!page && !row.topic_texts[code]) return undefined;
	return {
		edition: code,
		kind: 'enterprise',
		ref_id: row.id,
		url: urls.enterprise.path({ topic: page?.slug ?? row.topic_slug, slug: row.slug }),
		title: row.name_zh ? `${row.name} ${row.name_zh}` : row.name,
		summary: row.texts[code]?.summary ?? '',
		body: row.texts[code]?.description ?? '',
		keywords: present([
			row.booth,
			row.city,
			countryName(edition, row.country),
			row.topic_texts[code]?.name,
			...row.categories.map((category) => productGroup(edition, category)),
		]),
		people: [],
		spellings: row.spellings ?? [],
		section: 'exhibition',
		country: row.country,
		tag_ids: [],
		weight: 1,
		published_at: null,
	};
}

/**
 * Updates exhibitors in the search of every edition in which their event has a page; ids that no longer exist are
 * removed. Every command that writes an exhibitor, or moves the page of its event, calls it.
 */
export async function indexEnterprises(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<EnterpriseRow & Record<string, unknown>>(sql`
		select x.id, x.slug, x.name, x.name_zh, x.booth, x.categories, x.country, x.city, x.texts, t.slug as topic_slug,
			t.texts as topic_texts,
			coalesce((select json_agg(json_build_object('edition', s.edition, 'slug', s.slug, 'title', s.title) order by s.id)
				from subject s where s.event_edition_id = x.event_edition_id and s.status = 'published'), '[]') as pages,
			(select array(select word from unnest(tsvector_to_array(l.words)) word where word ~ '^[a-z0-9]{2,}$')
				from license l where l.id = x.license_id) as spellings
		from enterprise x join event_edition e on e.id = x.event_edition_id join topic t on t.id = e.topic_id
			where x.id = any(${sql.param(ids)}::int[])`);
	const documents = editions.flatMap((edition) =>
		documentsOf(rows, 'enterprise', (row) => enterpriseDocument(row, edition)),
	);
	await replaceDocuments(tx, 'enterprise', ids, documents, editionCodes, options);
}
