import type { ArticleCard } from '../../data/article-card';
import type { TitledLink } from '../../data/tables/columns';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { search } from '../../search/ask/search';
import { outsideUrl } from '../../shared/address/outside-url';
import { tag } from '../../shared/cache-tags';
import type { LicenseStatus } from '../../shared/statuses';
import type { Attachment } from './attachment';
import { type EventEdition, TOPIC_EDITION } from './topic';

/** A stored logo of a company. */
export interface Logo {
	name: string;
	width: number;
	height: number;
}

/** An exhibitor as lists show it. */
export interface EnterpriseRow {
	id: number;
	slug: string;
	name: string;
	name_zh: string | null;
	booth: string;
	hall: string | null;
	categories: string[];
	/** ISO 3166 alpha-2. */
	country: string;
	city: string | null;
	summary: string;
	logo: Logo | null;
}

export interface EnterpriseNeighbour {
	slug: string;
	name: string;
	booth: string;
}

/** An exhibitor with everything that its page shows. */
export interface Enterprise extends EnterpriseRow {
	description: string;
	founded: number | null;
	employees: string | null;
	website: string | null;
	/** Mail address or telephone number, as the exhibitor gave it. */
	contact: string | null;
	links: TitledLink[];
	license: { slug: string; license_no: string; status: LicenseStatus; valid_to: string } | null;
	/** The company of the stand, where it has a page. */
	company: { id: number; slug: string; name: string } | null;
	attachments: Attachment[];
	/** The neighbouring exhibitors, in the order of their booths. */
	previous: EnterpriseNeighbour | null;
	next: EnterpriseNeighbour | null;
	event_edition: EventEdition;
	/** Addresses under /topic/ of the pages about its event, in the editions that have one. */
	pages: { edition: string; slug: string }[];
	/** Unix seconds. */
	updated_at: number;
}

const LOGO = `(select json_build_object('name', m.name, 'width', m.width, 'height', m.height) from media m
	where m.id = x.logo_id and m.deleted_at is null) as logo`;

/** Columns of a row; `x` is the exhibitor, `$1` the edition of the site. */
export const ENTERPRISE_ROW = `x.id, x.slug, x.name, x.name_zh, x.booth, x.hall, x.categories, x.country, x.city,
	coalesce(x.texts->$1->>'summary', '') as summary, ${LOGO}`;

const neighbour = (
	side: '<' | '>',
	order: 'desc' | 'asc',
) => `(select json_build_object('slug', n.slug, 'name', n.name, 'booth', n.booth) from enterprise n
	where n.event_edition_id = x.event_edition_id and (n.booth_order, n.id) ${side} (x.booth_order, x.id)
		order by n.booth_order ${order}, n.id ${order} limit 1)`;

const WHOLE = `select ${ENTERPRISE_ROW}, coalesce(x.texts->$1->>'description', '') as description, x.founded,
	x.employees, x.website, x.contact, x.links, x.updated_at,
	(select json_build_object('slug', l.slug, 'license_no', l.license_no, 'status', l.status, 'valid_to', l.valid_to)
		from license l where l.id = x.license_id) as license,
	(select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) from company c
		where c.id = x.company_id) as company,
	coalesce((select json_agg(json_build_object('id', a.id, 'title',
		coalesce(a.texts->$1->>'title', nullif(m.original_name, ''), m.name), 'name', m.name, 'content_type',
		m.content_type, 'bytes', m.bytes)
		order by a.position, a.id) from attachment a join media m on m.id = a.media_id where a.enterprise_id = x.id
			and m.deleted_at is null), '[]') as attachments,
	coalesce((select json_agg(json_build_object('edition', s.edition, 'slug', s.slug) order by s.id desc) from subject s
		where s.event_edition_id = x.event_edition_id and s.status = 'published'), '[]') as pages,
	${neighbour('<', 'desc')} as previous, ${neighbour('>', 'asc')} as next,
	(select to_json(r) from (select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id
		where e.id = x.event_edition_id) r) as event_edition
	from enterprise x`;

/** The exhibitor with this slug. Its own links are left out where they cannot be printed safely. */
export async function enterpriseBySlug(db: Db, edition: string, slug: string): Promise<Enterprise | undefined> {
	const [row] = await prepared<Enterprise>(db, 'enterprise_by_slug', `${WHOLE} where x.slug = $2`, [edition, slug]);
	if (!row) return undefined;
	const links = row.links.flatMap((link): TitledLink[] => {
		const url = outsideUrl(link.url);
		return url ? [{ title: link.title, url }] : [];
	});
	return { ...row, website: outsideUrl(row.website) ?? null, links };
}

/** The newest articles that contain the name of a company as it is written. */
export function articlesNaming(db: Db, edition: string, name: string, limit: number): Promise<ArticleCard[]> {
	return remember(db, `articles_naming:${edition}:${limit}:${name}`, [tag.list(edition)], 600, async () => {
		const found = await search(db, {
			edition,
			keyword: `"${name.replaceAll('"', ' ')}"`,
			kind: 'article',
			sort: 'date',
			page: 1,
			limit,
		});
		return found.corrected ? [] : found.list.flatMap((hit) => hit.article ?? []);
	});
}
