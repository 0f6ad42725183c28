import { and, type SQL, sql } from 'drizzle-orm';
import type { Right } from '../access/policy';
import { license } from '../data/tables/license';
import { event_edition } from '../data/tables/topic';
import { holdsWords, wordsOf } from '../search/lists/list-words';
import { quoteLexeme } from '../search/words/vector';
import type { Listed } from './kit/entity';
import { entities } from './registry';

/** One or two Han characters: an index of trigrams finds longer words, while the register's own has these. */
const SHORT_HAN = /^[\u3400-\u9fff]{1,2}$/;

/** The licences in whose names, number or trademarks every word of a search occurs. */
const licencesWith = (search: string): SQL =>
	and(
		...wordsOf(search).map((word) =>
			SHORT_HAN.test(word) ? sql`${license.words} @@ ${quoteLexeme(word)}::tsquery` : holdsWords(license, word),
		),
	) ?? sql`true`;

/** Entities that are not declared, but that declared ones refer to; they can only be searched and named. */
const others: readonly Listed[] = [
	{
		name: 'event_edition',
		table: event_edition,
		key: 'id',
		title: ['texts.name', 'year'],
		list: { order: 'slug', search: ['slug', 'texts', 'city'], filters: [] },
	},
	{
		name: 'license',
		table: license,
		key: 'id',
		title: ['name_en', 'license_no'],
		list: {
			order: 'id',
			search: ['name_en', 'name_zh', 'pinyin', 'license_no', 'trademarks'],
			filters: [],
			find: async (_db, search) => licencesWith(search),
		},
	},
];

/** Every entity that can be searched and named. */
export const listedEntities: readonly Listed[] = [...entities, ...others];

/** The entity of that name, if rows of others may refer to it; else undefined. */
export const referredTo = (name: string): Listed | undefined => listedEntities.find((one) => one.name === name);

/** The entities that an article refers to. */
const OF_ARTICLES: readonly string[] = ['author', 'company', 'media', 'tag'];

/**
 * The rights of which any one suffices to see the names of an entity's rows: to read its own rows, and to write rows
 * that refer to it. Each shows the names of the rows within its reach.
 */
export const rightsToName = (name: string): Right[] => {
	const own = entities.filter((one) => one.name === name).map(({ rights }) => rights.read);
	const pointing = entities
		.filter(({ fields }) => Object.values(fields).some((field) => field.entity === name))
		.map(({ rights }) => rights.write);
	return [...own, ...pointing, ...(OF_ARTICLES.includes(name) ? (['article.write'] as const) : [])];
};
