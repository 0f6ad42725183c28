import type { Right } from '../access/policy';
import { license } from '../data/tables/license';
import { event_edition } from '../data/tables/topic';
import type { Listed } from './kit/entity';
import { entities } from './registry';

/** Nouns with a life of their own to which declared ones point: found and called by their names alone. */
const others: readonly Listed[] = [
	{
		noun: 'event_edition',
		table: event_edition,
		key: 'id',
		title: ['texts.name', 'year'],
		list: { order: 'slug', search: ['slug', 'texts', 'city'], filters: [] },
	},
	{
		noun: 'license',
		table: license,
		key: 'id',
		title: ['name_en', 'license_no'],
		list: { order: 'name_en', search: ['name_en', 'name_zh', 'pinyin', 'license_no'], filters: [] },
	},
];

/** The noun of that name to which others may point; undefined where there is none. */
export const referredTo = (noun: string): Listed | undefined =>
	[...entities, ...others].find((one: Listed) => one.noun === noun);

/** To these an article points. */
const OF_ARTICLES: readonly string[] = ['author', 'company', 'media', 'tag'];

/**
 * Rights of which one is enough to see the names of a noun: to read its own rows, and to write what points to them. Each
 * shows the names of the rows that it reaches.
 */
export const rightsToName = (noun: string): Right[] => {
	const own = entities.filter((one) => one.noun === noun).map(({ rights }) => rights.read);
	const pointing = entities
		.filter(({ fields }) => Object.values(fields).some((field) => field.noun === noun))
		.map(({ rights }) => rights.write);
	return [...own, ...pointing, ...(OF_ARTICLES.includes(noun) ? (['article.write'] as const) : [])];
};
