import { z } from 'zod';
import type { QueryContext } from '../../call/contexts';
import { editionParameter, limitParameter, listOf, pageParameter, slugParameter } from '../../call/parameters';
import { query } from '../../call/public-calls';
import { localeOf } from '../../editions/editions';
import { license_categories, license_products } from '../../editions/paths/license-path';
import { isoDay } from '../../editions/relative-time';
import { cleanHtmlCached } from '../../platform/html/clean-html';
import { achievements, licenseQuestions, partners } from '../../queries/license/license';
import { listLicenses } from '../../queries/license/license-list';
import { bookBySlug } from '../../queries/site/book';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { licenseStatuses } from '../../shared/statuses';
import { sourceLink, sourceSchema } from './source-link';

const today = (edition: string, context: QueryContext) => isoDay(localeOf(edition), context.now);

const link = z.object({ title: z.string(), url: z.string().optional() });

export const licenseCalls = [
	query({
		path: 'license/all',
		summary: 'The register of licensed makers, a page at a time, newest grants first',
		input: z.object({
			edition: editionParameter,
			category: z.enum(license_categories).optional(),
			province: z.string().min(1).max(100).optional(),
			status: z.enum([...licenseStatuses, 'expiring']).optional(),
			product: z.enum(license_products).optional(),
			keyword: z
				.string()
				.trim()
				.min(1)
				.max(100)
				.optional()
				.describe(
					'Chinese name, pinyin, English name, trademark, number, place, or product in the words of the edition.',
				),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(
			z.object({
				id: z.int(),
				slug: z.string(),
				name_zh: z.string(),
				name_en: z.string(),
				license_no: z.string(),
				category: z.enum(license_categories),
				city: z.string(),
				province: z.string(),
				valid_from: z.string().describe('ISO day.'),
				valid_to: z.string().describe('ISO day.'),
				status: z.string(),
				products: z.array(z.string()).describe('Keys of what it is held for.'),
			}),
		),
		limits: { search: ({ keyword }) => Boolean(keyword) },
		async run({ input, ...context }) {
			context.tag(tag.licenses, tag.search_synonyms);
			const { totalIsFloor: _is_floor, ...found } = await listLicenses(
				context.db,
				input,
				today(input.edition, context),
				input.page,
				input.limit,
			);
			return found;
		},
	}),
	query({
		path: 'question/all',
		summary: 'Questions on licences, with their answers',
		input: z.object({ edition: editionParameter }),
		output: z.array(
			z.object({
				id: z.int(),
				slug: z.string(),
				question: z.string(),
				answer_html: z.string(),
				source: sourceSchema.nullable(),
			}),
		),
		async run({ input, ...context }) {
			context.tag(tag.questions(input.edition));
			return (await licenseQuestions(context.db, input.edition)).map((one) => ({
				...one,
				answer_html: cleanHtmlCached(one.answer_html),
				source: one.source && sourceLink(one.source, input.edition),
			}));
		},
	}),
	query({
		path: 'achievement/all',
		summary: 'Counters of the licence screen',
		input: z.object({ edition: editionParameter }),
		output: z.array(z.object({ id: z.int(), value: z.string(), unit: z.string().nullable(), label: z.string() })),
		async run({ input, ...context }) {
			context.tag(tag.licenses);
			return achievements(context.db, input.edition);
		},
	}),
	query({
		path: 'partners/all',
		summary: 'Partners',
		input: z.object({ edition: editionParameter }),
		output: z.array(
			z.object({ id: z.int(), name: z.string(), kind: z.string(), url: z.string().nullable(), summary: z.string() }),
		),
		async run({ input, ...context }) {
			context.tag(tag.partners);
			return (await partners(context.db)).map(({ texts, ...one }) => ({
				...one,
				summary: texts[input.edition]?.summary ?? '',
			}));
		},
	}),
	query({
		path: 'book/get',
		summary: 'One publication, by slug',
		input: z.object({ edition: editionParameter, slug: slugParameter }),
		output: z.object({
			id: z.int(),
			edition: z.string(),
			slug: z.string(),
			title: z.string(),
			subtitle: z.string(),
			authors: z.array(z.string()),
			publisher: z.string(),
			isbn: z.string().nullable(),
			pages: z.int().nullable(),
			language: z.string(),
			published_on: z.string().nullable(),
			html: z.string(),
			contents: z.array(z.object({ title: z.string(), summary: z.string().optional(), page: z.int().optional() })),
			sample_html: z.string(),
			where_to_get: z.array(link),
			translations: z.array(z.object({ edition: z.string(), slug: z.string() })),
			tags: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
		}),
		async run({ input, ...context }) {
			const book = await bookBySlug(context.db, input.edition, input.slug);
			if (!book) throw new Refusal('not_found');
			context.tag(tag.book(book.id));
			const { cover_seed: _seed, ...rest } = book;
			return { ...rest, html: cleanHtmlCached(book.html), sample_html: cleanHtmlCached(book.sample_html) };
		},
	}),
];
