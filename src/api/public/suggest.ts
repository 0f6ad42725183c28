import { z } from 'zod';
import { editionParameter } from '../../call/parameters';
import { query } from '../../call/public-calls';
import { localeOf } from '../../editions/editions';
import { tag } from '../../shared/cache-tags';
import { suggestionsFor } from '../suggestions';

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
			return suggestionsFor({ db, edition, keyword: input.keyword, now, hidden });
		},
	}),
];
