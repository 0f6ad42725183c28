import { z } from 'zod';
import { cover_moods } from '../../../data/tables/columns';
import { looks } from '../../../shared/cover/scene-names';
import { hasContent, withContent } from '../../../shared/input/content';
import { day, partialDay } from '../../../shared/input/days';
import { entries, orNothing } from '../../../shared/input/entries';
import { MAX_TEXT_CHARACTERS } from '../../../shared/input/limits';
import { webLink } from '../../../shared/input/links';
import { moment, rowId, whole } from '../../../shared/input/numbers';
import { filledLine, filledLines, line, lines, textsByEdition } from '../../../shared/input/texts';
import { sourceGrades, sourceKinds } from '../../../shared/source-document';
import { articleKinds, articleLabels, articleTypes } from '../../../shared/statuses';

const ids = z.array(rowId).max(50);

/**
 * A document that an article relies on, with all of its fields, so that a caller who corrects the title can send the
 * others back. Readers see the title, so a document without one is refused.
 */
const source = z.object({
	title: filledLine(300),
	titles: textsByEdition(300).optional(),
	publisher: line(200).optional(),
	publishers: textsByEdition(200).optional(),
	kind: z.enum(sourceKinds).optional(),
	url: webLink.optional(),
	published_on: partialDay.optional(),
	place: line(200).optional(),
	places: textsByEdition(200).optional(),
	grade: z.enum(sourceGrades).optional(),
	read_on: day.optional(),
	words: lines(2_000).optional(),
	uses: textsByEdition(300).optional(),
});

/** The points of a running story that are known, and what is still unknown. */
const known = z.object({
	points: entries(z.object({ at: moment, text: filledLine(400) }), 12).min(1),
	unknown: filledLine(600).optional(),
});

/** The article that a caller saw: its number and version. */
export const seen = { id: rowId, version: rowId };

/** The fields of an article that can be written; fields that are left out keep their values. */
export const articleContent = z
	.object({
		seo_url: line(200).nullable(),
		type: z.enum(articleTypes),
		kind: z.enum(articleKinds),
		label: z.enum(articleLabels).nullable(),
		title: filledLine(300),
		standfirst: line(1_000),
		market: line(120).nullable(),
		place: line(120).nullable(),
		html: z.string().max(MAX_TEXT_CHARACTERS),
		key_points: entries(filledLine(400), 12),
		known: orNothing(known),
		quote: lines(600).nullable(),
		interviewee: orNothing(z.object({ name: filledLine(120), role: line(200), drawn_as: z.enum(looks).optional() })),
		key_dates: entries(z.object({ date: day, text: filledLine(400), fact: filledLine(200).optional() }), 40),
		sources: entries(source, 60),
		corrections: entries(z.object({ at: moment, text: filledLines(2_000) }), 60),
		keywords: entries(filledLine(80), 40),
		partner_name: line(120).nullable(),
		partner_company_id: rowId.nullable(),
		reviewer_id: rowId.nullable(),
		translator_id: rowId.nullable(),
		cover_id: rowId.nullable(),
		cover_seed: line(200).nullable(),
		cover_mood: z.enum(cover_moods).nullable(),
		cover_alt: line(400).nullable(),
		cover_caption: lines(600).nullable(),
		is_headline: z.boolean(),
		lead_rank: whole(1, 99).nullable(),
		language: line(20).nullable(),
	})
	.partial();

/** The rows that an article is linked to, in the order in which they are shown. */
export const articleLinks = z.object({ authors: ids, tags: ids, topics: ids, companies: ids }).partial();

type Values = Readonly<Record<string, unknown>>;

/** Fields that hold a list of entries, and fields that hold one object. */
const LISTS = ['key_points', 'key_dates', 'sources', 'corrections', 'keywords'];
const THINGS = ['known', 'interviewee'];

/**
 * Drops empty entries and empty objects from the input of an article, for every writer: a person, an import, the
 * operator, or an older state that is restored.
 */
export function withoutEmptyEntries<Set extends object>(set: Set): Set {
	const values = set as Values;
	const lists = LISTS.flatMap((name) => (values[name] ? [[name, withContent(values[name] as unknown[])]] : []));
	const things = THINGS.flatMap((name) => (values[name] && !hasContent(values[name]) ? [[name, null]] : []));
	return { ...set, ...Object.fromEntries([...lists, ...things]) };
}
