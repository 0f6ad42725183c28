import { z } from 'zod';
import type { QueryContext } from '../../call/contexts';
import {
	countryParameter,
	editionParameter,
	limitParameter,
	listOf,
	pageParameter,
	slugParameter,
	yearParameter,
} from '../../call/parameters';
import { query } from '../../call/public-calls';
import { editionByCode } from '../../editions/editions';
import { rootUrls, urls } from '../../editions/urls';
import { type Attachment, attachmentPage } from '../../queries/event/attachment';
import { type EnterpriseRow, enterpriseBySlug } from '../../queries/event/enterprise';
import { enterprisePage } from '../../queries/event/enterprise-directory';
import { newestEditionWith } from '../../queries/event/topic';
import { styledUrl } from '../../shared/address/media-url';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { ENTERPRISE_CATEGORIES } from '../../shared/subject/enterprise-category';

/** The event whose exhibitors the specification's calls are about. */
const TOPIC = 'tpe';

const row = z
	.object({
		id: z.int(),
		slug: z.string(),
		url: z.string().describe('Address of its page.'),
		name: z.string(),
		name_zh: z.string().nullable(),
		booth: z.string().describe('Number of the stand.'),
		hall: z.string().nullable(),
		categories: z.array(z.string()),
		country: z.string().describe('ISO 3166 alpha-2.'),
		city: z.string().nullable(),
		summary: z.string(),
		logo: z.string().nullable(),
	})
	.describe('An exhibitor as lists show it.');

const attachment = z
	.object({ id: z.int(), title: z.string(), url: z.string(), content_type: z.string(), bytes: z.int() })
	.describe('A file to take away.');

const neighbour = z.object({ slug: z.string(), name: z.string(), booth: z.string() }).nullable();
const whole = row
	.extend({
		event_edition: z.string().describe('Slug of the event edition it stands at.'),
		description: z.string(),
		founded: z.int().nullable(),
		employees: z.string().nullable(),
		website: z.string().nullable(),
		contact: z.string().nullable(),
		links: z.array(z.object({ title: z.string(), url: z.string().optional() })),
		license: z
			.object({ slug: z.string(), license_no: z.string(), status: z.string(), valid_to: z.string() })
			.nullable(),
		attachments: z.array(attachment),
		previous: neighbour.describe('The stand before it.'),
		next: neighbour.describe('The stand after it.'),
		updated_at: z.int().describe('Unix seconds.'),
	})
	.describe('A whole exhibitor.');

const showAttachment = (
	{ id, title, name, content_type, bytes }: Attachment,
	context: QueryContext,
): z.input<typeof attachment> => ({
	id,
	title,
	url: `${context.site_url}${rootUrls.media.href({ name })}`,
	content_type,
	bytes,
});

function show(firm: EnterpriseRow, edition: string, page_slug: string, context: QueryContext): z.input<typeof row> {
	const siteEdition = editionByCode(edition);
	const { id, slug, name, name_zh, booth, hall, categories, country, city, summary, logo } = firm;
	const url = siteEdition
		? context.site_url + urls.enterprise.href(siteEdition, { topic: page_slug, slug })
		: context.site_url;
	return {
		id,
		slug,
		url,
		name,
		name_zh,
		booth,
		hall,
		categories,
		country,
		city,
		summary,
		logo: logo && context.site_url + styledUrl(logo.name, 'thumb_160'),
	};
}

const year = yearParameter
	.optional()
	.describe('Year of the event edition; the newest that has exhibitors where it is left out.');

export const enterpriseCalls = [
	query({
		path: 'topic_tpe_enterprise/all',
		summary: 'Exhibitors of TPE in the order of their stands',
		input: z.object({
			edition: editionParameter,
			year,
			keyword: z
				.string()
				.trim()
				.min(1)
				.max(200)
				.optional()
				.describe('Name in any script, town, stand, or what the firm makes.'),
			country: countryParameter.optional(),
			category: z.enum(ENTERPRISE_CATEGORIES).optional().describe('Product group.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(row),
		limits: { search: ({ keyword }) => Boolean(keyword) },
		async run({ input, ...context }) {
			const { edition, page, limit, keyword, country, category } = input;
			const at = await newestEditionWith(context.db, edition, TOPIC, 'enterprise', input.year ?? null);
			if (!at) throw new Refusal('not_found');
			context.tag(tag.topics, tag.topic(at.topic_id));
			const found = await enterprisePage(context.db, edition, at, { keyword, country, category }, page, limit);
			return { ...found, list: found.list.map((firm) => show(firm, edition, at.page_slug, context)) };
		},
	}),
	query({
		path: 'topic_tpe_enterprise/get',
		summary: 'One exhibitor of TPE',
		input: z.object({ edition: editionParameter, slug: slugParameter.describe('Slug of the exhibitor.') }),
		output: whole,
		async run({ input: { edition, slug }, ...context }) {
			const firm = await enterpriseBySlug(context.db, edition, slug);
			if (!firm || firm.event_edition.topic_slug !== TOPIC) throw new Refusal('not_found');
			context.tag(tag.topics, tag.topic(firm.event_edition.topic_id), tag.enterprise(firm.id));
			const { description, founded, employees, website, contact, links, license, previous, next, updated_at } = firm;
			return {
				...show(firm, edition, firm.event_edition.page_slug, context),
				event_edition: firm.event_edition.slug,
				description,
				founded,
				employees,
				website,
				contact,
				links,
				license,
				previous,
				next,
				updated_at,
				attachments: firm.attachments.map((file) => showAttachment(file, context)),
			};
		},
	}),
	query({
		path: 'topic_tpe_attachment/all',
		summary: 'Files of TPE and of its exhibitors',
		input: z.object({
			edition: editionParameter,
			year,
			slug: slugParameter.optional().describe('Slug of an exhibitor; all files where it is left out.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(
			attachment.extend({
				enterprise: z.string().nullable().describe('Slug of the exhibitor; null for a file of the event itself.'),
			}),
		),
		async run({ input, ...context }) {
			const { edition, page, limit } = input;
			const at = await newestEditionWith(context.db, edition, TOPIC, 'enterprise', input.year ?? null);
			if (!at) throw new Refusal('not_found');
			context.tag(tag.topics, tag.topic(at.topic_id));
			const { list, total } = await attachmentPage(context.db, edition, at.id, input.slug ?? null, page, limit);
			return {
				list: list.map((file) => ({ ...showAttachment(file, context), enterprise: file.enterprise })),
				total,
				page,
				limit,
				has_more: page * limit < total,
			};
		},
	}),
];
