import { z } from 'zod';
import { cover_moods } from '../../../data/tables/columns';
import { looks } from '../../../shared/cover/scene-names';
import { sourceGrades, sourceKinds } from '../../../shared/source-document';
import { articleKinds, articleLabels, articleTypes } from '../../../shared/statuses';

/** Characters of an article's text as HTML, at most. */
export const LONGEST_TEXT = 2_000_000;

const line = (most: number) => z.string().trim().max(most);
const optional = (most: number) => line(most).nullable();
const id = z.int().positive();
const ids = z.array(id).max(50);
const day = z.iso.date();

const texts = (most: number) => z.record(z.string().regex(/^[a-z]{2}$/), line(most)).optional();

/** A document that an article relies on, whole: what was read of it stays when its title is mended. */
const source = z.object({
	title: line(300),
	titles: texts(300),
	publisher: line(200).optional(),
	publishers: texts(200),
	kind: z.enum(sourceKinds).optional(),
	url: z.url().max(2_000).optional(),
	published_on: z
		.string()
		.regex(/^\d{4}(-\d\d){0,2}$/)
		.optional(),
	place: line(200).optional(),
	places: texts(200),
	grade: z.enum(sourceGrades).optional(),
	read_on: day.optional(),
	words: line(2_000).optional(),
	uses: texts(300),
});

/** What a caller saw: the article's number and version. */
export const seen = { id, version: id };

/** What somebody may write of an article; what is left out stays. */
export const articleContent = z
	.object({
		seo_url: line(200).nullable(),
		type: z.enum(articleTypes),
		kind: z.enum(articleKinds),
		label: z.enum(articleLabels).nullable(),
		title: line(300).min(1),
		standfirst: line(1_000),
		market: optional(120),
		place: optional(120),
		html: z.string().max(LONGEST_TEXT),
		key_points: z.array(line(400).min(1)).max(12),
		known: z
			.object({
				points: z
					.array(z.object({ at: z.int().positive(), text: line(400).min(1) }))
					.min(1)
					.max(12),
				unknown: line(600).min(1).optional(),
			})
			.nullable(),
		quote: optional(600),
		interviewee: z.object({ name: line(120), role: line(200), drawn_as: z.enum(looks).optional() }).nullable(),
		key_dates: z.array(z.object({ date: day, text: line(400), fact: line(200).min(1).optional() })).max(40),
		sources: z.array(source).max(60),
		corrections: z.array(z.object({ at: z.int(), text: line(2_000) })).max(60),
		keywords: z.array(line(80).min(1)).max(40),
		partner_name: optional(120),
		partner_company_id: id.nullable(),
		reviewer_id: id.nullable(),
		cover_id: id.nullable(),
		cover_seed: optional(200),
		cover_mood: z.enum(cover_moods).nullable(),
		cover_alt: optional(400),
		cover_caption: optional(600),
		is_headline: z.boolean(),
		lead_rank: z.int().min(1).max(99).nullable(),
		language: optional(20),
	})
	.partial();

/** What an article is tied to, in the order in which it is shown. */
export const articleLinks = z.object({ authors: ids, tags: ids, topics: ids, companies: ids }).partial();
