import { z } from 'zod';
import { editionParameter } from '../../call/parameters';
import { query } from '../../call/public-calls';
import { pathOf } from '../../editions/address';
import { labelLine } from '../../editions/article-labels';
import { localeOf } from '../../editions/editions';
import { countryName } from '../../editions/formats';
import { isoDay, longDate } from '../../editions/relative-time';
import { shortcutsFor } from '../../editions/search-shortcuts';
import { isSwitchedOff } from '../../editions/switched-off';
import { urls } from '../../editions/urls';
import { suggest } from '../../queries/suggest/suggest';
import { tag } from '../../shared/cache-tags';

const suggestion = z
	.object({
		group: z.enum(['company', 'market', 'topic', 'license', 'tag', 'article', 'tool']),
		title: z.string(),
		name_zh: z.string().nullable(),
		line: z
			.string()
			.describe('What it is, in a few words; of an article first its label: partner content, opinion, AI-assisted.'),
		url: z.string().describe('Path of its page.'),
	})
	.describe('What one may have in mind who has typed so far.');

/** The first sentence of a text, where it is short enough for a line. */
const firstSentence = (text: string): string => /^[^\n]{1,100}?[.!?](?=\s|$)/.exec(text)?.[0] ?? '';

export const suggestCalls = [
	query({
		path: 'search/suggest',
		summary: 'What a search may be about, while it is being typed',
		input: z.object({
			edition: editionParameter,
			keyword: z.string().trim().min(1).max(100).describe('As far as it is typed.'),
		}),
		output: z.array(suggestion),
		limits: { search: () => true, times: 8 },
		async run({ input, db, tag: carry, now, hidden }) {
			const edition = localeOf(input.edition);
			carry(
				tag.list(input.edition),
				tag.companies,
				tag.licenses,
				tag.duty_rates,
				tag.rules,
				tag.topics,
				tag.search_synonyms,
			);
			const found = await suggest(db, input.edition, input.keyword, isoDay(edition, now));
			const subjectOf = <G extends 'topic' | 'tag'>(
				group: G,
				{ title, summary, url }: (typeof found.tags)[number],
			) => ({
				group,
				title,
				name_zh: null,
				line: firstSentence(summary),
				url: pathOf(edition, url),
			});
			const all = [
				...found.companies.map((firm) => ({
					group: 'company' as const,
					title: firm.name,
					name_zh: firm.name_zh,
					line: [firm.city, firm.country && countryName(edition, firm.country)].filter(Boolean).join(', '),
					url: urls.company.href(edition, firm),
				})),
				...found.markets.map((market) => ({
					group: 'market' as const,
					title: market.texts[input.edition]?.name ?? market.code,
					name_zh: null,
					line: edition.words.search_doors.market_line({ code: market.code }),
					url: urls.market.href(edition, market),
				})),
				...found.topics.map((topic) => subjectOf('topic', topic)),
				...found.licenses.map((license) => ({
					group: 'license' as const,
					title: license.name_en,
					name_zh: license.name_zh,
					line: license.license_no,
					url: urls.licenseRecord.href(edition, license),
				})),
				...found.tags.map((one) => subjectOf('tag', one)),
				...found.articles.map((article) => ({
					group: 'article' as const,
					title: article.title,
					name_zh: null,
					line: [labelLine(edition.words, article), longDate(edition, article.published_at)]
						.filter(Boolean)
						.join(' · '),
					url: urls.article.href(edition, article),
				})),
				...shortcutsFor({ edition, hidden }, input.keyword, true).map((shortcut) => ({
					group: 'tool' as const,
					title: shortcut.name,
					name_zh: null,
					line: shortcut.line,
					url: shortcut.href,
				})),
			];
			return all.filter(({ url }) => !isSwitchedOff(hidden, url));
		},
	}),
];
