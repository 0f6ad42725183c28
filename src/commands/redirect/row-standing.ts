import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/tx';
import { ledAddress } from '../../shared/address/led-address';
import { placeOf } from './place-of';
import type { RowKind, RowPlace, Standing } from './standing';

/** What rows are looked up in. */
export type Reading = Pick<Tx, 'select'>;

const published = sql`status = 'published'`;
/** The page of an event edition, where `e` is one. */
const PAGE_SLUG = sql`coalesce((select s.slug from subject s where s.event_edition_id = e.id and s.edition = k.edition
	and s.${published} order by s.id limit 1), t.slug)`;
/** The page of an event that is composed, or its own words. */
const TOPIC_PAGE = sql`exists (select from subject s where s.edition = k.edition and s.slug = k.slug and s.${published})
	or exists (select from topic t where t.slug = k.slug and t.texts ? k.edition)`;

/**
 * SQL for what an address of each kind of row leads to, where `k` is the place in the address: 'page'; 'other' where it
 * redirects by itself; null for nothing. Each is a look-up by the key of the row.
 */
const STANDING = {
	article: sql`(select 'page' from article a where a.edition = k.edition and a.seo_url = k.slug and a.${published})`,
	article_id: sql`(select case when a.seo_url is null and a.edition = k.edition then 'page' else 'other' end
		from article a where a.id = k.slug::int and a.${published})`,
	tag: sql`(select 'page' from tag g where g.edition = k.edition and g.slug = k.slug)`,
	author: sql`(select 'page' from author u where u.slug = k.slug)`,
	company: sql`(select 'page' from company c where c.slug = k.slug)`,
	market: sql`(select 'page' from market m where m.slug = k.slug and m.texts ? k.edition)`,
	license: sql`(select 'page' from license l where l.slug = k.slug)`,
	data_series: sql`(select 'page' from data_series d where d.slug = k.slug and d.${published} and d.texts ? k.edition
		and exists (select from data_point p where p.series_id = d.id and p.superseded_at is null))`,
	book: sql`(select 'page' from book b where b.edition = k.edition and b.slug = k.slug and b.${published})`,
	page: sql`(select 'page' from page p where p.edition = k.edition and p.name = k.slug and p.${published})`,
	issue: sql`(select 'page' from issue i where i.edition = k.edition and i.slug = k.slug and i.status <> 'draft'
		and i.sent_at is not null)`,
	province: sql`case when exists (select from license l where lower(l.province) = k.slug) then 'page' end`,
	market_code: sql`(select 'page' from market m where m.code = upper(k.slug) and m.texts ? k.edition)`,
	rule_market: sql`(select 'page' from market m where m.code = upper(k.slug)
		and exists (select from rule r where r.edition = k.edition and r.market = m.texts->k.edition->>'name'))`,
	media: sql`(select 'page' from media f where f.name = k.slug and f.deleted_at is null
		and exists (select from media_use w where w.media_id = f.id and w.is_public))`,
	topic: sql`case when ${TOPIC_PAGE} then 'page'
		when exists (select from event_edition e join topic t on t.id = e.topic_id where e.slug = k.slug
			and ${PAGE_SLUG} <> k.slug) then 'other' end`,
	topic_feed: sql`case when exists (select from topic t where t.texts ? k.edition and (t.slug = k.slug
		or exists (select from subject s where s.topic_id = t.id and s.edition = k.edition and s.slug = k.slug
			and s.${published}))) then 'page' end`,
	wall: sql`(select 'page' from subject s join subject_module m on m.subject_id = s.id and m.kind = 'visitor_wall'
		where s.edition = k.edition and s.slug = k.slug and s.${published} limit 1)`,
	directory: sql`case when (${TOPIC_PAGE}) and exists (select from enterprise x join event_edition e
		on e.id = x.event_edition_id join topic t on t.id = e.topic_id where e.slug = k.slug or t.slug = k.slug
			or exists (select from subject s left join subject_module m on m.subject_id = s.id
				where s.edition = k.edition and s.slug = k.slug and (s.event_edition_id = e.id or s.topic_id = t.id
					or m.content->>'event_edition' = e.slug))) then 'page' end`,
	enterprise: sql`(select case when ${PAGE_SLUG} = k.topic then 'page' else 'other' end from enterprise x
		join event_edition e on e.id = x.event_edition_id join topic t on t.id = e.topic_id where x.slug = k.slug
			and (${PAGE_SLUG} = k.topic or k.topic in (t.slug, e.slug) or exists (select from subject s
				where s.event_edition_id = e.id and s.slug = k.topic and s.${published})))`,
} satisfies Record<RowKind, SQL>;

interface Asked extends RowPlace {
	n: number;
}

/** Both cases of a slug: an address is looked up in small letters, and a slug may hold others. */
function bothCases(place: RowPlace, address: string): RowPlace[] {
	const typed = ledAddress(address)
		.path.split('/')
		.find((one) => one.toLowerCase() === place.slug && one !== place.slug);
	return typed === undefined ? [place] : [place, { ...place, slug: typed }];
}

/**
 * Looks up what addresses of this site lead to, with one query for each kind of row. Drafts and withdrawn content count
 * as nothing.
 * @param addresses encoded or not
 * @returns in the order of the addresses
 */
export async function standingAt(db: Reading, addresses: readonly string[]): Promise<Standing[]> {
	const found: Standing[] = [];
	const asked: Asked[] = [];
	for (const [n, address] of addresses.entries()) {
		const place = placeOf(address);
		found.push(typeof place === 'string' ? place : 'nothing');
		if (typeof place === 'object') asked.push(...bothCases(place, address).map((one) => ({ ...one, n })));
	}
	for (const [kind, places] of Map.groupBy(asked, (one) => one.row)) {
		const asRows = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
			as k (n int, edition text, slug text, topic text)`;
		const rows = await db
			.select({ n: sql<number>`k.n`, standing: sql<Standing | null>`${STANDING[kind]}` })
			.from(asRows);
		for (const { n, standing } of rows) if (standing) found[n] = standing;
	}
	return found;
}
