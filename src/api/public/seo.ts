import { z } from 'zod';
import { query } from '../../call/public-calls';
import { isSearchPath } from '../../editions/paths/is-search-path';
import { Refusal } from '../../shared/refusal';

const text = z.string().describe('Empty where there is none.');

export const seoCalls = [
	query({
		path: 'seo/get',
		summary: "Metadata of an address: the editors' word over what its content says",
		input: z.object({
			url: z
				.string()
				.min(1)
				.max(500)
				.regex(/^\/(?!\/)[^\s?#\\]*$/)
				.describe('Path of a page, with its edition prefix, without query.'),
		}),
		output: z.object({
			title: text,
			keywords: text,
			description: text,
			image: text,
			card: text,
			canonical: text,
			robots: text,
		}),
		// The whole screen is read for its metadata.
		limits: { search: ({ url }) => isSearchPath(url) },
		async run({ input, ...context }) {
			const seo = await context.seoOf(input.url);
			if (!seo) throw new Refusal('not_found');
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
