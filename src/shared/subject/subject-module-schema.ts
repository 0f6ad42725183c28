import { z } from 'zod';
import { outsideUrl } from '../address/outside-url';
import { whole } from '../input/numbers';
import { sourceKinds } from '../source-document';
import { articleKinds } from '../statuses';
import type { SubjectModule, SubjectModuleContents, SubjectModuleName } from './subject-module';

const words = z.string().trim().min(1).max(2_000);
const slug = z.string().regex(/^[a-z0-9-]{1,200}$/);
const optionalWords = words.optional().catch(undefined);
/** An address that may be printed as a link; one that may not is left out, and the words around it stay. */
const optionalUrl = z.string().transform(outsideUrl).optional().catch(undefined);
const url = z.string().transform((address, context) => {
	const found = outsideUrl(address);
	if (found) return found;
	context.addIssue('not an http(s) address');
	return z.NEVER;
});
const source = z.object({ title: words, kind: z.enum(sourceKinds).optional().catch(undefined), url: optionalUrl });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const ofEdition = { event_edition: slug, intro: optionalWords };

/** Rows that fit; a row that does not fit is left out, and the others stay. */
const rows = <Row extends z.ZodType>(row: Row) =>
	z
		.array(z.unknown())
		.max(500)
		.transform((list) =>
			list.flatMap((one): z.output<Row>[] => {
				const parsed = row.safeParse(one);
				return parsed.success ? [parsed.data] : [];
			}),
		);

/** The schema of each kind of module's content, in the database and from any other origin. */
export const subjectModuleSchemas = {
	hero: z.object({
		cover_seed: z.string().min(1).max(200),
		cover_mood: z.enum(['day', 'night', 'deep']).optional().catch(undefined),
		media_name: z
			.string()
			.regex(/^[a-z0-9]{8,64}\.[a-z0-9]{2,5}$/)
			.optional()
			.catch(undefined),
		alt: z.string().max(2_000).catch(''),
	}),
	text: z.object({ html: z.string().max(1_000_000) }),
	schedule: z.object({
		note: optionalWords,
		days: rows(
			z.object({
				day: z.iso.date().nullable(),
				label: words,
				entries: rows(
					z.object({
						starts: time,
						ends: time.optional().catch(undefined),
						title: words,
						place: optionalWords,
						speakers: z.array(words).max(50).optional().catch(undefined),
					}),
				),
			}),
		),
	}),
	speakers: z.object({
		note: optionalWords,
		speakers: rows(z.object({ name: words, role: words, organisation: optionalWords, bio: optionalWords })),
	}),
	photo_wall: z.object(ofEdition),
	article_list: z.object({
		topic: slug.optional(),
		tag: z.string().min(1).max(200).optional(),
		kind: z.enum(articleKinds).exclude(['brief']).optional(),
		limit: whole(1, 24),
	}),
	enterprise_directory: z.object(ofEdition),
	visitor_wall: z.object({ ...ofEdition, is_open: z.boolean() }),
	attachments: z.object(ofEdition),
	video: z.object({
		url,
		video: z
			.string()
			.regex(/^(?:youtube|vimeo):[A-Za-z0-9_-]{1,40}$/)
			.optional()
			.catch(undefined),
		caption: words,
		cover_seed: z.string().min(1).max(200),
	}),
	figures: z.object({
		note: optionalWords,
		figures: rows(z.object({ value: words, unit: optionalWords, label: words, source })),
	}),
	map: z.object({ venue: words, address: z.string().max(2_000), directions: rows(words), map_url: url }),
	partners: z.object({
		intro: optionalWords,
		partners: rows(z.object({ name: words, role: z.string().max(2_000), url: optionalUrl })),
	}),
} satisfies { [Kind in SubjectModuleName]: z.ZodType<SubjectModuleContents[Kind], unknown> };

export const isSubjectModuleName = (kind: string): kind is SubjectModuleName =>
	Object.hasOwn(subjectModuleSchemas, kind);

/**
 * Reads a module from its row; undefined where nothing can be drawn from it, because its kind is unknown or its content
 * has another shape. Links that may not be printed are removed.
 */
export function parseSubjectModule(row: { kind: string; title: string; content: unknown }): SubjectModule | undefined {
	if (!isSubjectModuleName(row.kind)) return undefined;
	const parsed = subjectModuleSchemas[row.kind].safeParse(row.content);
	return parsed.success ? ({ kind: row.kind, title: row.title, content: parsed.data } as SubjectModule) : undefined;
}
