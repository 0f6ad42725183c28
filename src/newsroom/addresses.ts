import { NEWSROOM } from '../shared/address/folders';
import type { Noun } from './entities';

/** Where the newsroom begins. */
export const HOME = NEWSROOM;

/** A screen that belongs to no noun. */
export const screenAddress = (name: 'audit' | 'keys' | 'people' | 'me' | 'set-up' | 'translation' | 'wall'): string =>
	`${HOME}/${name}`;
/** Where a translation stands beside its source. */
export const besideAddress = ({ group_id, edition }: { group_id: number; edition: string }): string =>
	`${HOME}/translation/${group_id}/${edition}`;
/** Where a stored file stands in the library. */
export const fileAddress = (id: number): string => [HOME, 'media', id].join('/');
export const listAddress = ({ noun }: Noun): string => `${HOME}/${noun}`;
export const newAddress = (noun: Noun): string => `${listAddress(noun)}/new`;

/** Address of the screen of a row. A text may be an address itself, and stands in the query. */
export const rowAddress = (noun: Noun, key: string): string =>
	noun.key === 'id' ? `${listAddress(noun)}/${key}` : `${listAddress(noun)}/row?key=${encodeURIComponent(key)}`;
/** Address of every state that a row had. */
export const historyAddress = (noun: Noun, key: string): string =>
	noun.key === 'id'
		? `${listAddress(noun)}/${key}/history`
		: `${listAddress(noun)}/row/history?key=${encodeURIComponent(key)}`;

/** Address of the screen of a row that is named by its noun and its key alone: a text is a key that stands in the query. */
export const keyAddress = (noun: string, key: string): string =>
	/^\d+$/.test(key) ? `${HOME}/${noun}/${key}` : `${HOME}/${noun}/row?key=${encodeURIComponent(key)}`;

/** Filters of the list of articles, by the table that ties articles to a row. */
const FILTERS: Readonly<Record<string, string>> = {
	article_author: 'author',
	article_company: 'company',
	article_tag: 'tag',
};

/** The list of the articles that a table ties to a row; undefined where no list is narrowed like that. */
export const usersAddress = (table: string, key: string): string | undefined =>
	FILTERS[table] && `${HOME}/article?${FILTERS[table]}=${encodeURIComponent(key)}`;
