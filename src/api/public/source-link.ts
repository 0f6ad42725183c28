import { z } from 'zod';
import { editionByCode } from '../../editions/editions';
import { sourceNames } from '../../editions/formats';
import {
	deepLink,
	gradeOf,
	isRead,
	type SourceDocument,
	sourceGrades,
	sourceKinds,
} from '../../shared/source-document';

/** A source as the API shows it. */
export const sourceSchema = z
	.object({
		title: z.string(),
		publisher: z.string().optional(),
		place: z.string().optional().describe('Where in the document.'),
		kind: z.enum(sourceKinds).optional(),
		grade: z
			.enum(sourceGrades)
			.optional()
			.describe(
				'A law or authority, B trade press or adviser, both only where the page was read; C retailer or supplier.',
			),
		published_on: z.string().optional().describe('ISO day, month or year.'),
		read_on: z
			.string()
			.optional()
			.describe('ISO day on which a copy of the page was read; without it, nobody here read it.'),
		words: z.string().optional().describe('The words of the page that are relied on, in its own language.'),
		url: z.string().optional().describe('The very page, where a copy of it was read.'),
	})
	.describe('A document that is relied on.');

/** A source in the words of the edition, with an address only where a copy of the page was read. */
export function sourceLink(source: SourceDocument, edition: string): z.infer<typeof sourceSchema> {
	const known = editionByCode(edition);
	const { title, publisher, place } = known ? sourceNames(known, source) : source;
	const grade = gradeOf(source);
	const url = deepLink(source);
	return {
		title,
		...(publisher ? { publisher } : {}),
		...(place ? { place } : {}),
		...(source.kind ? { kind: source.kind } : {}),
		...(grade ? { grade } : {}),
		...(source.published_on ? { published_on: source.published_on } : {}),
		...(isRead(source) ? { read_on: source.read_on, words: source.words } : {}),
		...(url ? { url } : {}),
	};
}
