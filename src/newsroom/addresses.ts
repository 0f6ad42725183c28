import { NEWSROOM } from '../shared/address/folders';
import type { EntityDescription } from './entities';

/** Where the newsroom begins. */
export const HOME = NEWSROOM;

/** A screen that belongs to no entity. */
export const screenAddress = (name: 'audit' | 'keys' | 'people' | 'me' | 'set-up' | 'translation' | 'wall'): string =>
	`${HOME}/${name}`;
/** Where a translation stands beside its source. */
export const besideAddress = ({ group_id, edition }: { group_id: number; edition: string }): string =>
	`${HOME}/translation/${group_id}/${edition}`;
/** Where a stored file stands in the library. */
export const fileAddress = (id: number): string => [HOME, 'media', id].join('/');
export const listAddress = ({ noun }: EntityDescription): string => `${HOME}/${noun}`;
export const newAddress = (entity: EntityDescription): string => `${listAddress(entity)}/new`;

/** Address of the screen of a row. A text may be an address itself, and stands in the query. */
export const rowAddress = (entity: EntityDescription, key: string): string =>
	entity.key === 'id' ? `${listAddress(entity)}/${key}` : `${listAddress(entity)}/row?key=${encodeURIComponent(key)}`;
/** Address of every state that a row had. */
export const historyAddress = (entity: EntityDescription, key: string): string =>
	entity.key === 'id'
		? `${listAddress(entity)}/${key}/history`
		: `${listAddress(entity)}/row/history?key=${encodeURIComponent(key)}`;

/** Address of the screen of a row, by its entity and its key: a key that is a text goes in the query. */
export const keyAddress = (entity: string, key: string): string =>
	/^\d+$/.test(key) ? `${HOME}/${entity}/${key}` : `${HOME}/${entity}/row?key=${encodeURIComponent(key)}`;

/** Filters of the list of articles, by the table that ties articles to a row. */
const FILTERS: Readonly<Record<string, string>> = {
	article_author: 'author',
	article_company: 'company',
	article_tag: 'tag',
};

/** The list of the articles that a table ties to a row; undefined where no list is narrowed like that. */
export const usersAddress = (table: string, key: string): string | undefined =>
	FILTERS[table] && `${HOME}/article?${FILTERS[table]}=${encodeURIComponent(key)}`;
