import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { editionParameter } from '../../../call/parameters';
import { localeOf } from '../../../editions/editions';
import { seriesNames } from '../../../queries/series/series-names';
import { foldWord, searchTokens } from '../../../shared/search/search-text';

const choice = z.object({
	slug: z.string(),
	title: z.string(),
	/** What it shows, in a line; perhaps empty. */
	line: z.string(),
});
/** A data series whose chart a text can show. */
export type SeriesChoice = z.output<typeof choice>;

const foldedWords = (text: string): string[] => searchTokens(text).map((token) => foldWord(token.text));

/** Most series that are offered at once. */
const MOST = 50;

/** Data series, for the charts of a text. */
export const seriesCalls = [
	staffCall({
		method: 'GET',
		path: 'series/choice',
		summary: 'Data series that readers of an edition can see, found by words in any order',
		// Everyone who writes texts has it; the answer is what readers can find as well.
		right: 'media.store',
		input: { query: z.object({ edition: editionParameter, search: z.string().max(200).optional() }) },
		output: z.object({ rows: z.array(choice) }),
		async run({ db, input: { edition, search = '' } }) {
			const wanted = foldedWords(search);
			const rows = (await seriesNames(db.read, edition)).filter(({ slug, title, subtitle }) => {
				const known = foldedWords(`${title} ${subtitle} ${slug}`);
				return wanted.every((word) => known.some((one) => one.startsWith(word)));
			});
			return { rows: rows.slice(0, MOST).map(({ slug, title, subtitle }) => ({ slug, title, line: subtitle })) };
		},
	}),
	staffCall({
		method: 'GET',
		path: 'series/chart',
		summary: 'The chart of a series as readers of an edition see it, as SVG, and what it is called',
		right: 'media.store',
		input: { query: z.object({ edition: editionParameter, slug: z.string().min(1).max(100) }) },
		output: z.object({
			/** Null where readers of the edition see no such chart. */
			chart: z.object({ title: z.string(), svg: z.string() }).nullable(),
		}),
		async run({ db, now, entrance, input: { edition, slug } }) {
			const named = (await seriesNames(db.read, edition)).find((one) => one.slug === slug);
			const svg = named && (await entrance.drawChart(db.read, localeOf(edition), slug, now));
			return { chart: named && svg !== undefined ? { title: named.title, svg } : null };
		},
	}),
];
