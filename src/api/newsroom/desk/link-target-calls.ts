import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { editionParameter } from '../../../call/parameters';
import { pathOf } from '../../../editions/address';
import { localeOf } from '../../../editions/editions';
import { isSwitchedOff } from '../../../editions/switched-off';
import { urls } from '../../../editions/urls';
import { listArticles } from '../../../queries/article/listing';
import { searchPages } from '../../../queries/suggest/search-pages';
import { articleLine, suggestionsFor } from '../../suggestions';

const KINDS = [
	'company',
	'market',
	'topic',
	'license',
	'tag',
	'article',
	'series',
	'enterprise',
	'book',
	'author',
	'tool',
] as const;

const target = z.object({
	kind: z.enum(KINDS),
	title: z.string(),
	/** What it is, in a few words: a city, a day, a number; perhaps empty. */
	line: z.string(),
	/** Path of its page. */
	url: z.string(),
});
/** A page of the site that a text can link to. */
export type LinkTarget = z.output<typeof target>;

/** Most pages of one kind. */
const MOST = 6;
/** Results of a search that are looked through. */
const LIMIT = 20;

/**
 * The pages by kind, each once, a few of a kind: first the kinds that have a page of that name, then those that the
 * words were found in.
 */
function inGroups(named: readonly LinkTarget[], searched: readonly LinkTarget[]): LinkTarget[] {
	const all = [...named, ...searched];
	const once = all.filter((one, n) => all.findIndex(({ url }) => url === one.url) === n);
	const isNamed = (kind: string) => named.some((one) => one.kind === kind);
	return KINDS.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))).flatMap((kind) =>
		once.filter((one) => one.kind === kind).slice(0, MOST),
	);
}

/** Pages of the site, for the links of a text. */
export const linkTargetCalls = [
	staffCall({
		method: 'GET',
		path: 'link_target/choice',
		summary:
			'Pages of an edition that a text can link to: by names as far as they are typed, by words in any order, without words the newest articles',
		// Everyone who writes texts has it; the answer is what readers can find as well.
		right: 'media.store',
		input: { query: z.object({ edition: editionParameter, search: z.string().trim().max(200).default('') }) },
		output: z.object({ rows: z.array(target) }),
		async run({ db, now, installation, input }) {
			const edition = localeOf(input.edition);
			const { hidden } = installation.brand;
			if (input.search === '') {
				const { list } = await listArticles(db.read, { edition: edition.code }, 1, MOST);
				return {
					rows: list.map((article) => ({
						kind: 'article' as const,
						title: article.title,
						line: articleLine(edition, article),
						url: urls.article.href(edition, article),
					})),
				};
			}
			const asked = { db: db.read, edition, keyword: input.search, now, hidden };
			const [named, found] = await Promise.all([
				suggestionsFor(asked),
				searchPages(db.read, edition.code, input.search, LIMIT),
			]);
			const searched = found.map(({ kind, title, url, article }) => ({
				kind,
				title,
				line: article ? articleLine(edition, article) : '',
				url: pathOf(edition, url),
			}));
			const suggested = named.map(({ group: kind, title, line, url }) => ({ kind, title, line, url }));
			return {
				rows: inGroups(
					suggested,
					searched.filter(({ url }) => !isSwitchedOff(hidden, url)),
				),
			};
		},
	}),
];
