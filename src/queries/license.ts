import type { Db } from '../data/db';
import type { Texts, TitledLink } from '../data/tables/columns';
import type { LicenseCategory, LicenseRole, LicenseStatus, LicenseText } from '../data/tables/license';
import { remember } from './memo';
import { prepared } from './prepared';

/** What a table shows of a record. `expiring` is a licence in force with less than ninety days to go. */
export interface LicenseRow {
	id: number;
	slug: string;
	name_zh: string;
	name_en: string;
	license_no: string;
	category: LicenseCategory;
	city: string;
	province: string;
	/** ISO days. */
	valid_from: string;
	valid_to: string;
	status: LicenseStatus | 'expiring';
}

export interface LicenseRecord extends LicenseRow {
	pinyin: string;
	role: LicenseRole;
	products: string[];
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
	stands: { slug: string; name: string; booth: string }[];
}

export interface LicenseFilters {
	category?: string | undefined;
	province?: string | undefined;
	status?: string | undefined;
	/** Chinese name, pinyin, English name, trademark, number or place. */
	keyword?: string | undefined;
	sort?: 'granted' | 'firm' | undefined;
}

export interface LicensePage {
	list: LicenseRow[];
	total: number;
	page: number;
	limit: number;
	has_more: boolean;
}

/** The status as of today: a date that has passed speaks louder than a column nobody has touched. */
const STATUS = `case when l.status = 'valid' and l.valid_to < $1::date then 'expired' when l.status = 'valid' and l.valid_to < $1::date + 90 then 'expiring' else l.status end`;
const ROW = `l.id, l.slug, l.name_zh, l.name_en, l.license_no, l.category, l.city, l.province, l.valid_from::text, l.valid_to::text, ${STATUS} as status`;
/** Every way a reader may write a firm, folded: accents and spaces do not matter in Latin letters. */
const HAYSTACK = `(l.name_zh || ' ' || l.license_no || ' ' || unaccent(lower(l.pinyin || ' ' || replace(l.pinyin, ' ', '') || ' ' || l.name_en || ' ' || array_to_string(l.trademarks, ' ') || ' ' || l.city || ' ' || l.province || ' ' || l.license_no)))`;
const WHERE = `($2::text is null or l.category = $2) and ($3::text is null or l.province = $3) and ($4::text is null or ${STATUS} = $4)
	and (select coalesce(bool_and(strpos(${HAYSTACK}, word) > 0), true) from unnest($5::text[]) as word)`;

const words = (keyword: string | undefined) =>
	(keyword ?? '')
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
		.split(/\s+/)
		.filter(Boolean)
		.slice(0, 8)
		.map((word) => word.toLowerCase());

const values = (filters: LicenseFilters, day: string) => [day, filters.category ?? null, filters.province ?? null, filters.status ?? null, words(filters.keyword)];

const ORDERS = { granted: 'l.valid_from desc, l.id desc', firm: 'lower(l.name_en), l.id' } as const;

/** One page of the register, newest grants first unless asked otherwise. @param day ISO day of today */
export async function listLicenses(db: Db, filters: LicenseFilters, day: string, page: number, limit: number): Promise<LicensePage> {
	const sort = filters.sort ?? 'granted';
	const given = values(filters, day);
	const [rows, count] = await Promise.all([
		prepared<LicenseRow>(db, `license_list_${sort}`, `select ${ROW} from license l where ${WHERE} order by ${ORDERS[sort]} limit $6 offset $7`, [
			...given,
			limit + 1,
			(page - 1) * limit,
		]),
		prepared<{ total: number }>(db, 'license_count', `select count(*) as total from license l where ${WHERE}`, given),
	]);
	return { list: rows.slice(0, limit), total: count[0]?.total ?? 0, page, limit, has_more: rows.length > limit };
}

/** Every row of a filtered list, at most 5,000, for the CSV. */
export const allLicenses = (db: Db, filters: LicenseFilters, day: string): Promise<LicenseRow[]> =>
	prepared<LicenseRow>(db, 'license_all', `select ${ROW} from license l where ${WHERE} order by l.valid_from desc, l.id desc limit 5000`, values(filters, day));

export interface LicenseCounts {
	valid: number;
	expiring: number;
	lapsed: number;
	provinces: string[];
}

/** Counts of the register and the provinces it knows. */
export function licenseCounts(db: Db, day: string): Promise<LicenseCounts> {
	return remember(db, `license_counts:${day}`, ['license'], 300, async () => {
		const rows = await prepared<{ valid: number; expiring: number; lapsed: number; provinces: string[] | null }>(
			db,
			'license_counts',
			`select count(*) filter (where s in ('valid', 'expiring')) as valid, count(*) filter (where s = 'expiring') as expiring,
			count(*) filter (where s in ('expired', 'suspended', 'ceased')) as lapsed, array_agg(distinct province order by province) as provinces
			from (select ${STATUS} as s, l.province from license l) r`,
			[day],
		);
		const row = rows[0];
		return { valid: row?.valid ?? 0, expiring: row?.expiring ?? 0, lapsed: row?.lapsed ?? 0, provinces: row?.provinces ?? [] };
	});
}

/** One record with its history and its stands at the show whose exhibitors have pages. */
export async function licenseBySlug(db: Db, slug: string, day: string): Promise<LicenseRecord | undefined> {
	const rows = await prepared<LicenseRecord>(
		db,
		'license_by_slug',
		`select ${ROW}, l.pinyin, l.role, l.products, l.business_types, l.is_hnb, l.issuing_bureau, l.trademarks, l.annual_volume, l.volume_unit, l.source, l.source_url,
		l.verified_at, l.verified_by, l.website, l.texts,
		coalesce((select json_agg(json_build_object('happened_on', e.happened_on, 'kind', e.kind, 'texts', e.texts, 'source', e.source) order by e.happened_on desc, e.id desc) from license_event e where e.license_id = l.id), '[]') as history,
		coalesce((select json_agg(json_build_object('slug', x.slug, 'name', x.name, 'booth', x.booth)) from enterprise x
			join topic_edition e on e.id = x.topic_edition_id join topic t on t.id = e.topic_id where x.license_id = l.id and t.slug = 'tpe'), '[]') as stands
		from license l where l.slug = $2`,
		[day, slug],
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
		`select id, slug, question, answer_html, source from question where edition = $1 and category = 'license' and status = 'published' order by position, id`,
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
	prepared<Achievement>(db, 'achievements', 'select id, value, unit, label from achievement where edition = $1 order by position, id', [edition]);

export interface Partner {
	id: number;
	name: string;
	kind: string;
	url: string | null;
	texts: Texts<{ summary: string }>;
}

/** Partners in the newsroom's order. */
export const partners = (db: Db): Promise<Partner[]> => prepared<Partner>(db, 'partners', 'select id, name, kind, url, texts from partner order by position, id', []);
