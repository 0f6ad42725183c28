import { z } from 'zod';
import { sourceGrades, sourceKinds } from '../../shared/source-document';
import { object } from './fields';

const line = (most: number) => z.string().trim().min(1).max(most);
const url = z.url({ protocol: /^https?$/ }).max(2_000);
const edition = z.string().regex(/^[a-z]{2}$/);

/** A link with its words, where somebody says so. */
export const titledLink = z.object({ title: line(300), url: url.optional() });

/** A document that a figure relies on. */
export const sourceDocument = () =>
	object(
		z.object({
			title: line(300),
			publisher: line(200).optional(),
			kind: z.enum(sourceKinds).optional(),
			url: url.optional(),
			published_on: z
				.string()
				.regex(/^\d{4}(?:-\d{2}){0,2}$/)
				.optional(),
			place: line(200).optional(),
			grade: z.enum(sourceGrades).optional(),
			read_on: z.iso.date().optional(),
			words: line(1_000).optional(),
			titles: z.record(edition, line(300)).optional(),
			publishers: z.record(edition, line(200)).optional(),
			places: z.record(edition, line(200)).optional(),
			uses: z.record(edition, line(300)).optional(),
		}),
	);
