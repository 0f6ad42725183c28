import type { Db } from '../data/db';
import { foldWord, searchTokens } from '../shared/search-text';
import { ENTERPRISE_ROW, type EnterpriseRow } from './enterprise';
import { remember } from './memo';
import { prepared } from './prepared';

/** What a directory can be narrowed to. */
export interface EnterpriseFilters {
	/** Name in any script, place, or what the firm makes. */
	keyword?: string | undefined;
	/** ISO 3166 alpha-2. */
	country?: string | undefined;
	category?: string | undefined;
	/** Product groups whose name in the reader's language holds the keyword. */
	keyword_categories?: readonly string[] | undefined;
}

/** Values of a filter and how many exhibitors have each. */
export interface EnterpriseFacets {
	countries: { value: string; count: number }[];
	categories: { value: string; count: number }[];
}

export interface EnterprisePage {
	list: EnterpriseRow[];
	/** Of the filtered list. */
	total: number;
	page: number;
	limit: number;
	has_more: boolean;
}

/** Exhibitors a page of the directory shows: a multiple of its three columns, and of two. */
export const DIRECTORY_SIZE = 18;

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A page of the exhibitors of a holding, in the order of their stands. Accents and case do not matter; every word must be found.
 * @param topic_edition_id the holding @param page 1 and up
 */
export async function enterprisePage(db: Db, edition: string, topic_edition_id: number, filters: EnterpriseFilters, page: number, limit = DIRECTORY_SIZE): Promise<EnterprisePage> {
	const name: string[] = [];
	const where = ['x.topic_edition_id = $2'];
	const values: unknown[] = [edition, topic_edition_id];
	const add = (label: string, value: unknown, sql: (at: string) => string) => {
		values.push(value);
		name.push(label);
		where.push(sql(`$${values.length}`));
	};
	if (filters.country) add('country', filters.country, (at) => `x.country = ${at}`);
	if (filters.category) add('category', filters.category, (at) => `${at} = any(x.categories)`);
	if (filters.keyword) {
		const words = searchTokens(filters.keyword).map((token) => likeWord(foldWord(token.text)));
		values.push(filters.keyword_categories ?? []);
		const groups = `$${values.length}`;
		add(
			'keyword',
			words,
			(at) => `((cardinality(${at}::text[]) > 0 and lower(unaccent(concat_ws(' ', x.name, x.name_zh, x.city, x.booth, x.texts->$1->>'summary'))) like all (${at}::text[]))
			or x.categories && ${groups}::text[])`,
		);
	}
	values.push(limit, (page - 1) * limit);
	const rows = await prepared<EnterpriseRow & { total: number }>(
		db,
		`enterprise_page_${name.join('_') || 'all'}`,
		`select ${ENTERPRISE_ROW}, k.total from (select x.id, count(*) over () as total from enterprise x where ${where.join(' and ')} order by x.booth_order, x.id limit $${values.length - 1} offset $${values.length}) k
		join enterprise x on x.id = k.id order by x.booth_order, x.id`,
		values,
	);
	const total = rows[0]?.total ?? 0;
	return { list: rows.map(({ total: _total, ...row }) => row), total, page, limit, has_more: page * limit < total };
}

/** Countries and product groups of all exhibitors of a holding, with counts; remembered until the event changes. @param topic_id of the event */
export function enterpriseFacets(db: Db, topic_edition_id: number, topic_id: number): Promise<EnterpriseFacets> {
	return remember(db, `enterprise_facets:${topic_edition_id}`, [`topic:${topic_id}`], 600, async () => {
		const [countries, categories] = await Promise.all([
			prepared<{ value: string; count: number }>(
				db,
				'enterprise_countries',
				'select country as value, count(*) as count from enterprise where topic_edition_id = $1 group by country order by country',
				[topic_edition_id],
			),
			prepared<{ value: string; count: number }>(
				db,
				'enterprise_categories',
				'select c as value, count(*) as count from enterprise, unnest(categories) c where topic_edition_id = $1 group by c order by c',
				[topic_edition_id],
			),
		]);
		return { countries, categories };
	});
}
