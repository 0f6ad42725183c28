import { search_synonym as table } from '../data/tables/search-document';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { needed, text } from './kit/fields';

/** Words of the trade that mean the same: a search for one finds what has another. */
export const searchSynonymEntity = entity({
	name: 'search_synonym',
	table,
	fields: {
		edition: needed(choiceOfEdition()),
		/** Separated by commas: "duty, excise, tax". */
		phrases: needed(text(400)),
	},
	fixed: ['edition'],
	title: ['phrases'],
	list: { order: 'id', search: ['phrases'], filters: ['edition'] },
	rights: { write: 'search_synonym.write', remove: 'search_synonym.write' },
	tags: () => [tag.search_synonyms],
});
