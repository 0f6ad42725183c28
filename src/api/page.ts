import { z } from 'zod';
import { pageByName } from '../queries/page';
import { cleanHtmlCached } from '../shared/clean-html';
import { reading } from './call';
import { ApiError } from './envelope';
import { edition_parameter } from './parameters';

export const page_calls = [
	reading({
		path: 'page/get',
		summary: 'One editable page, by name',
		query: z.object({ edition: edition_parameter, name: z.string().min(1).max(100).describe('about, policy, terms, cookie …') }),
		data: z.object({
			id: z.int(),
			edition: z.string(),
			name: z.string(),
			title: z.string(),
			description: z.string(),
			html: z.string().describe('Sanitised HTML.'),
			version: z.string().nullable(),
			valid_from: z.int().nullable().describe('Unix seconds.'),
			updated_at: z.int().describe('Unix seconds.'),
			translations: z.array(z.object({ edition: z.string(), name: z.string() })),
		}),
		async answer(query, context) {
			const page = await pageByName(context.db, query.edition, query.name);
			if (!page) throw new ApiError('missing');
			context.tag(`page:${query.edition}:${query.name}`);
			return { ...page, html: cleanHtmlCached(page.html) };
		},
	}),
];
