import { z } from 'zod';
import type { QueryContext } from '../../call/contexts';
import {
	countryParameter,
	editionParameter,
	idParameter,
	limitParameter,
	listOf,
	pageParameter,
	slugParameter,
} from '../../call/parameters';
import { query } from '../../call/public-calls';
import { localeOf } from '../../editions/editions';
import { isoDay } from '../../editions/relative-time';
import { rootUrls, urls } from '../../editions/urls';
import { companyBySlug, companySlug } from '../../queries/company/company';
import { companyPage } from '../../queries/company/company-directory';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';

const row = z
	.object({
		id: z.int(),
		slug: z.string(),
		url: z.string().describe('Address of its page.'),
		name: z.string(),
		name_zh: z.string().nullable(),
		categories: z.array(z.string()).describe('Product groups.'),
		country: z.string().nullable().describe('ISO 3166 alpha-2.'),
		city: z.string().nullable(),
		summary: z.string(),
	})
	.describe('A firm as lists show it.');

const whole = row
	.extend({
		pinyin: z.string().nullable(),
		names: z
			.array(
				z.object({
					kind: z.enum(['registered', 'english', 'trade_mark', 'former', 'also']),
					text: z.string(),
					language: z.string().optional().describe('Where it is not in Latin letters, as `zh-Hans`.'),
					reading: z.string().optional().describe('How it is read, in Latin letters.'),
					until: z.string().optional().describe('Of a former name: the year or day until which it was borne.'),
				}),
			)
			.describe('Every other name, in the order in which they are shown.'),
		description: z.string(),
		founded: z.int().nullable(),
		employees: z.string().nullable(),
		website: z.string().nullable(),
		people: z.array(z.object({ name: z.string(), name_zh: z.string().nullable(), role: z.string() })),
		licenses: z.array(z.object({ slug: z.string(), license_no: z.string(), status: z.string(), valid_to: z.string() })),
		stands: z.array(
			z.object({
				slug: z.string(),
				booth: z.string(),
				event_edition: z.string().describe('Slug of the event edition.'),
			}),
		),
		documents: z.array(
			z.object({ id: z.int(), title: z.string(), url: z.string(), content_type: z.string(), bytes: z.int() }),
		),
		articles: z.int().describe('How many published articles of the edition are tied to it.'),
		partner_kinds: z.array(z.string()).describe('As what it is a partner of the register.'),
		advertises: z.boolean().describe('Whether an advertisement of it runs today.'),
		paid: z.int().describe('Articles of the edition that it paid for.'),
		verified_at: z.int().nullable().describe('When its page was last checked; Unix seconds.'),
		updated_at: z.int().describe('Unix seconds.'),
	})
	.describe('A whole firm.');

const addressOf = (context: QueryContext, edition: string, slug: string) =>
	context.site_url + urls.company.href(localeOf(edition), { slug });

export const companyCalls = [
	query({
		path: 'company/page',
		summary: 'Firms of the trade, by name',
		input: z.object({
			edition: editionParameter,
			keyword: z
				.string()
				.trim()
				.min(1)
				.max(200)
				.optional()
				.describe('Any name in any script, pinyin, a licence number, a town, or what the firm makes.'),
			country: countryParameter.optional(),
			letter: z
				.string()
				.regex(/^[A-Z0]$/)
				.optional()
				.describe('First letter of the name; `0` for those that begin with something else.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(row),
		limits: { search: ({ keyword }) => Boolean(keyword) },
		async run({ input: { edition, page, limit, ...filters }, ...context }) {
			context.tag(tag.companies, tag.licenses);
			const found = await companyPage(context.db, edition, filters, page, limit);
			return {
				...found,
				list: found.list.map(({ id, slug, name, name_zh, categories, country, city, summary }) => ({
					id,
					slug,
					url: addressOf(context, edition, slug),
					name,
					name_zh,
					categories,
					country,
					city,
					summary,
				})),
			};
		},
	}),
	query({
		path: 'company/get',
		summary: 'One firm, by id or by slug',
		input: z.object({ edition: editionParameter, id: idParameter.optional(), slug: slugParameter.optional() }),
		output: whole,
		async run({ input: { edition, id, slug }, ...context }) {
			if (id === undefined && slug === undefined) throw new Refusal('invalid', 'slug', { rule: { name: 'needed' } });
			const known = id === undefined ? slug : await companySlug(context.db, id);
			const day = isoDay(localeOf(edition), context.now);
			const firm = known === undefined ? undefined : await companyBySlug(context.db, edition, known, day);
			if (!firm) throw new Refusal('not_found');
			context.tag(tag.company(firm.id), tag.licenses, tag.topics, tag.advs, tag.list(edition));
			const { name, name_zh, pinyin, names, categories, country, city, founded, employees, website } = firm;
			const { partner_kinds, advertises, paid, verified_at, updated_at } = firm;
			const text = firm.texts[edition];
			return {
				id: firm.id,
				slug: firm.slug,
				url: addressOf(context, edition, firm.slug),
				name,
				name_zh,
				pinyin,
				names,
				categories,
				country,
				city,
				summary: text?.summary ?? '',
				description: text?.description ?? '',
				founded,
				employees,
				website,
				people: firm.people.map((person) => ({
					name: person.name,
					name_zh: person.name_zh ?? null,
					role: person.roles[edition] ?? '',
				})),
				licenses: firm.licenses.map(({ slug, license_no, status, valid_to }) => ({
					slug,
					license_no,
					status,
					valid_to,
				})),
				stands: firm.stands.map(({ stand_slug, booth, slug }) => ({ slug: stand_slug, booth, event_edition: slug })),
				documents: firm.documents.map(({ id, title, name, content_type, bytes }) => ({
					id,
					title,
					url: context.site_url + rootUrls.media.href({ name }),
					content_type,
					bytes,
				})),
				articles: firm.article_count,
				partner_kinds,
				advertises,
				paid,
				verified_at,
				updated_at,
			};
		},
	}),
];
