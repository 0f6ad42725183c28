import type { Texts, TitledLink } from '../../data/tables/columns';
import type { LicenseRole, LicenseText } from '../../data/tables/license';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { LICENSE_ROW, type LicenseRow } from './license-filters';

export interface LicenseRecord extends LicenseRow {
	pinyin: string;
	role: LicenseRole;
	business_types: string[];
	is_hnb: boolean;
	issuing_bureau: string;
	trademarks: string[];
	annual_volume: number | null;
	volume_unit: 'units' | 'kg' | 'l' | null;
	source: string;
	source_url: string | null;
	/** Unix seconds. */
	verified_at: number;
	verified_by: string;
	website: string | null;
	texts: Texts<LicenseText>;
	history: { happened_on: string; kind: string; texts: Texts<{ note: string }>; source: string | null }[];
	/** The firm that holds it, where it has a page. */
	company: { id: number; slug: string; name: string } | null;
	stands: { slug: string; name: string; booth: string; event: string; page_slug: string }[];
}

/** One record with its history and the stands of its holder. @param day ISO day of today */
export async function licenseBySlug(
	db: Db,
	edition: string,
	slug: string,
	day: string,
): Promise<LicenseRecord | undefined> {
	const rows = await prepared<LicenseRecord>(
		db,
		'license_by_slug',
		`select ${LICENSE_ROW}, l.pinyin, l.role, l.business_types, l.is_hnb, l.issuing_bureau, l.trademarks,
			l.annual_volume, l.volume_unit, l.source, l.source_url,
		l.verified_at, l.verified_by, l.website, l.texts,
		coalesce((select json_agg(json_build_object('happened_on', e.happened_on, 'kind', e.kind, 'texts', e.texts,
			'source', e.source) order by e.happened_on desc, e.id desc) from license_event e where e.license_id = l.id),
			'[]') as history,
		(select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) from company c
			where c.id = l.company_id) as company,
		coalesce((select json_agg(json_build_object('slug', x.slug, 'name', x.name, 'booth', x.booth, 'event',
			coalesce(e.texts->$3->>'name', t.texts->$3->>'name', e.slug),
			'page_slug', coalesce((select s.slug from subject s where s.event_edition_id = e.id and s.edition = $3
				and s.status = 'published' order by s.id limit 1), t.slug)) order by e.year desc, x.id)
			from enterprise x join event_edition e on e.id = x.event_edition_id join topic t on t.id = e.topic_id
				where x.license_id = l.id), '[]') as stands
		from license l where l.slug = $2`,
		[day, slug, edition],
	);
	return rows[0];
}

export interface Question {
	id: number;
	slug: string;
	question: string;
	answer_html: string;
	source: TitledLink | null;
}

/** Published questions of an edition, in the newsroom's order. */
export const licenseQuestions = (db: Db, edition: string): Promise<Question[]> =>
	prepared<Question>(
		db,
		'license_questions',
		`select id, slug, question, answer_html, source from question where edition = $1 and category = 'license'
			and status = 'published' order by position, id`,
		[edition],
	);

export interface Achievement {
	id: number;
	value: string;
	unit: string | null;
	label: string;
}

/** Counters of the licence screen. */
export const achievements = (db: Db, edition: string): Promise<Achievement[]> =>
	prepared<Achievement>(
		db,
		'achievements',
		'select id, value, unit, label from achievement where edition = $1 order by position, id',
		[edition],
	);

export interface Partner {
	id: number;
	name: string;
	kind: string;
	url: string | null;
	texts: Texts<{ summary: string }>;
}

/** Partners in the newsroom's order. */
export const partners = (db: Db): Promise<Partner[]> =>
	prepared<Partner>(db, 'partners', 'select id, name, kind, url, texts from partner order by position, id', []);
