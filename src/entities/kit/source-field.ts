import { z } from 'zod';
import { day, partialDay } from '../../shared/input/days';
import { webLink } from '../../shared/input/links';
import { filledLine, filledLines, textsByEdition } from '../../shared/input/texts';
import { sourceGrades, sourceKinds } from '../../shared/source-document';
import { object } from './fields';

/** The title of a document, with a link to it if there is one. */
export const titledLink = z.object({ title: filledLine(300), url: webLink.optional() });

/** A document that a figure relies on. */
export const sourceDocument = () =>
	object(
		z.object({
			title: filledLine(300),
			publisher: filledLine(200).optional(),
			kind: z.enum(sourceKinds).optional(),
			url: webLink.optional(),
			published_on: partialDay.optional(),
			place: filledLine(200).optional(),
			grade: z.enum(sourceGrades).optional(),
			read_on: day.optional(),
			words: filledLines(1_000).optional(),
			titles: textsByEdition(300).optional(),
			publishers: textsByEdition(200).optional(),
			places: textsByEdition(200).optional(),
			uses: textsByEdition(300).optional(),
		}),
	);
