import { NEWSROOM } from '../shared/address/folders';
import type { EntityDescription } from './entities';

/** Address of the newsroom's first screen. */
export const HOME = NEWSROOM;

/** Address of a screen that belongs to no entity. */
export const screenAddress = (
	name: 'audit' | 'imports' | 'keys' | 'people' | 'me' | 'set-up' | 'settings' | 'translation' | 'wall',
): string => `${HOME}/${name}`;
/** Address of the screen that shows a translation beside its source. */
export const besideAddress = ({ group_id, edition }: { group_id: number; edition: string }): string =>
	`${HOME}/translation/${group_id}/${edition}`;
/** Address of a stored file's screen in the media library. @param id number of the file */
export const fileAddress = (id: number): string => [HOME, 'media', id].join('/');
export const listAddress = ({ noun }: EntityDescription): string => `${HOME}/${noun}`;
export const newAddress = (entity: EntityDescription): string => `${listAddress(entity)}/new`;

/** Address of a row's screen. A key that is a text may contain slashes, so it goes in the query. */
export const rowAddress = (entity: EntityDescription, key: string): string =>
	entity.key === 'id' ? `${listAddress(entity)}/${key}` : `${listAddress(entity)}/row?key=${encodeURIComponent(key)}`;
/** Address of the history of a row. */
export const historyAddress = (entity: EntityDescription, key: string): string =>
	entity.key === 'id'
		? `${listAddress(entity)}/${key}/history`
		: `${listAddress(entity)}/row/history?key=${encodeURIComponent(key)}`;

/** Address of the screen of a row, by its entity and its key: a key that is a text goes in the query. */
export const keyAddress = (entity: string, key: string): string =>
	/^\d+$/.test(key) ? `${HOME}/${entity}/${key}` : `${HOME}/${entity}/row?key=${encodeURIComponent(key)}`;
