import { setting as table } from '../data/tables/site';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { json, needed, text } from './kit/fields';

/** A setting of the installation. */
export const settingEntity = entity({
	name: 'setting',
	table,
	key: 'name',
	fields: { name: needed(text(80)), value: needed(json()) },
	fixed: ['name'],
	title: ['name'],
	list: { order: 'name', search: ['name'], filters: [] },
	rights: { write: 'setting.write', remove: 'setting.write' },
	// Any page may depend on a setting.
	tags: () => [tag.everything],
});
