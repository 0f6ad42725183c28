import { z } from 'zod';
import { query } from '../../call/call';
import { ApiError } from '../../call/envelope';
import { isSearchPath } from '../../editions/is-search-path';

const text = z.string().describe('Empty where there is none.');

export const seoCalls = [
	query({
		path: 'seo/get',
		summary: "Metadata of an address: the editors' word over what its content says",
		query: z.object({
			url: z
				.string()
				.min(1)
				.max(500)
				.regex(/^\/(?!\/)[^\s?#\\]*$/)
				.describe('Path of a page, with its edition prefix, without query.'),
		}),
		data: z.object({
			title: text,
			keywords: text,
			description: text,
			image: text,
			card: text,
			canonical: text,
			robots: text,
		}),
		// The whole screen is read for its metadata.
		is_counted: ({ url }) => isSearchPath(url),
		async answer(query, context) {
			const seo = await context.seoOf(query.url);
			if (!seo) throw new ApiError('missing');
			return {
				title: seo.title ?? '',
				keywords: seo.keywords ?? '',
				description: seo.description ?? '',
				image: seo.image ?? '',
				card: seo.card ?? '',
				canonical: seo.canonical ?? '',
				robots: seo.robots ?? '',
			};
		},
	}),
];
