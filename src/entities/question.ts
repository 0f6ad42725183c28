import { question as table } from '../data/tables/license';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { choice, html, integer, needed, object, optional, slug, text } from './kit/fields';
import { titledLink } from './kit/source-field';

/** A question that readers ask about licences, with its answer. */
export const questionEntity = entity({
	name: 'question',
	table,
	fields: {
		edition: needed(choiceOfEdition()),
		question: needed(text(300)),
		slug: needed(slug()),
		status: choice(['draft', 'published', 'withdrawn']),
		position: integer({ min: 0, max: 9_999 }),
		answer_html: needed(html(20_000)),
		source: optional(object(titledLink)),
	},
	fixed: ['edition'],
	title: ['question'],
	list: { order: 'position', search: ['question', 'answer_html'], filters: ['edition', 'status'] },
	rights: { write: 'question.write', remove: 'question.write' },
	tags: (row) => [tag.questions(row.edition)],
	isPublic: (row) => row.status === 'published',
});
