import { z } from 'zod';
import type { QueryContext } from '../../call/contexts';
import {
	editionParameter,
	idParameter,
	limitParameter,
	listOf,
	pageParameter,
	slugParameter,
	yearParameter,
} from '../../call/parameters';
import { query } from '../../call/public-calls';
import { editionByCode } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { cleanHtmlCached } from '../../platform/html/clean-html';
import { type Photo, photosOf, photoTotal } from '../../queries/event/photo';
import { type PlacedModule, subjectBySlug, subjectModuleById } from '../../queries/event/subject';
import { fillModules } from '../../queries/event/subject-rows';
import {
	type EventEdition,
	eventEditionBySlug,
	newestEditionWith,
	topicsWithEditions,
} from '../../queries/event/topic';
import { wallMessages } from '../../queries/event/wall';
import { styledUrl } from '../../shared/address/media-url';
import { outsideUrl } from '../../shared/address/outside-url';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { eventEditionStatuses, eventPhases, topicFigures, topicKinds } from '../../shared/statuses';
import { phaseOf } from '../../shared/time/event-day';
import { sourceLink, sourceSchema } from './source-link';

const seconds = z.int().describe('Unix seconds.');
const day = z.string().nullable().describe('ISO day at the venue, or null where it is not announced.');

const event_edition = z
	.object({
		id: z.int(),
		slug: z.string(),
		topic: z.string().describe('Slug of the event.'),
		url: z.string().describe('Address of the page about it.'),
		name: z.string(),
		year: z.int(),
		starts_on: day,
		ends_on: day,
		time_zone: z.string().describe('IANA name.'),
		status: z.enum(eventEditionStatuses),
		phase: z.enum(eventPhases).describe('By the clock at the venue, when the answer was made.'),
		venue: z.string().nullable(),
		city: z.string().nullable().describe('Null while the edition is not announced.'),
		country: z.string().nullable().describe('ISO 3166 alpha-2, or null while the edition is not announced.'),
		hours: z.string().nullable(),
		note: z.string().nullable(),
		figures: z.array(
			z.object({
				name: z.enum(topicFigures),
				value: z.number(),
				approximate: z.boolean().optional(),
				source: sourceSchema,
			}),
		),
		source: sourceSchema.nullable(),
		updated_at: seconds,
	})
	.describe('One edition of an event.');

const topic = z
	.object({
		id: z.int(),
		slug: z.string(),
		kind: z.enum(topicKinds),
		name: z.string(),
		summary: z.string(),
		description: z.string(),
		organiser: z.string().nullable(),
		official_url: z.string().nullable(),
		trade_only: z.boolean(),
		minimum_age: z.int().nullable(),
		editions: z.array(event_edition).describe('Newest first.'),
	})
	.describe('An event, whatever the year.');

const subject_module = z
	.object({
		id: z.int(),
		position: z.int(),
		kind: z.string(),
		title: z.string(),
		content: z.record(z.string(), z.unknown()).describe('Its shape depends on the kind; HTML in it is sanitised.'),
	})
	.describe('A part of a subject.');

const subject = z
	.object({
		id: z.int().nullable().describe('Null for an event whose page nobody has composed.'),
		edition: z.string(),
		slug: z.string(),
		url: z.string(),
		title: z.string(),
		standfirst: z.string(),
		topic: z.string().nullable().describe('Slug of the event it is about.'),
		event_edition: z.string().nullable().describe('Slug of the event edition it is about.'),
		modules: z.array(subject_module).describe('In their order; those that have nothing to show are left out.'),
		translations: z.array(z.object({ edition: z.string(), slug: z.string() })),
		updated_at: seconds,
	})
	.describe('The composed page of an event, one of its editions, or a series.');

const photo = z
	.object({
		id: z.int(),
		image: z.string().nullable().describe('Null where the picture is drawn from its seed.'),
		cover_seed: z.string(),
		alt: z.string(),
		caption: z.string(),
		credit: z.string(),
	})
	.describe('A picture of an event.');

const message = z
	.object({
		id: z.int(),
		edition: z.string(),
		name: z.string(),
		country: z.string().nullable(),
		text: z.string(),
		created_at: seconds,
	})
	.describe('An approved message.');

/** An event edition as the API shows it. */
function showEdition(one: EventEdition, edition: string, context: QueryContext): z.input<typeof event_edition> {
	const siteEdition = editionByCode(edition);
	const {
		id,
		slug,
		name,
		year,
		starts_on,
		ends_on,
		time_zone,
		status,
		venue,
		city,
		country,
		hours,
		note,
		figures,
		updated_at,
	} = one;
	return {
		id,
		slug,
		topic: one.topic_slug,
		name,
		year,
		starts_on,
		ends_on,
		time_zone,
		status,
		venue,
		city,
		country,
		hours,
		note,
		updated_at,
		phase: phaseOf(one, context.now),
		url: siteEdition ? context.site_url + urls.topic.href(siteEdition, { slug: one.page_slug }) : context.site_url,
		figures: figures.map((figure) => ({ ...figure, source: sourceLink(figure.source, edition) })),
		source: one.source && sourceLink(one.source, edition),
	};
}

/** A module as the API shows it: HTML is cleaned once more before it leaves (security rule 11). */
function showModule({ id, position, kind, title, content }: PlacedModule): z.input<typeof subject_module> {
	return {
		id,
		position,
		kind,
		title,
		content: { ...(kind === 'text' ? { ...content, html: cleanHtmlCached(content.html) } : content) },
	};
}

const showPhoto = (one: Photo, context: QueryContext): z.input<typeof photo> => ({
	id: one.id,
	image: one.picture ? context.site_url + styledUrl(one.picture.name, 'cover_1600') : null,
	cover_seed: one.cover_seed,
	alt: one.alt,
	caption: one.caption,
	credit: one.credit,
});

export const topicCalls = [
	query({
		path: 'photo/image',
		summary: 'Photos of an event edition of an event, in their order',
		input: z.object({
			edition: editionParameter,
			slug: slugParameter.describe('Slug of the event edition, such as tpe-2024.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(photo),
		async run({ input: { edition, slug, page, limit }, ...context }) {
			const show = await eventEditionBySlug(context.db, edition, slug);
			if (!show) throw new Refusal('not_found');
			context.tag(tag.topic(show.topic_id));
			const [list, total] = await Promise.all([
				photosOf(context.db, edition, slug, limit, (page - 1) * limit),
				photoTotal(context.db, slug),
			]);
			return { list: list.map((one) => showPhoto(one, context)), total, page, limit, has_more: page * limit < total };
		},
	}),
	query({
		path: 'topic/all',
		summary: 'Events with their editions, those with the newest edition first',
		input: z.object({
			edition: editionParameter,
			kind: z.enum(topicKinds).optional().describe('Kind of event.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(topic),
		async run({ input: { edition, kind, page, limit }, ...context }) {
			context.tag(tag.topics);
			const found = await topicsWithEditions(context.db, edition, kind ?? null, page, limit);
			const list = found.list.map(({ editions, official_url, ...rest }) => ({
				...rest,
				official_url: outsideUrl(official_url) ?? null,
				editions: editions.map((one) => showEdition(one, edition, context)),
			}));
			return { list, total: found.total, page, limit, has_more: page * limit < found.total };
		},
	}),
	query({
		path: 'topic_iecie_wall/all',
		summary: 'Approved messages on the wall of IECIE, newest first',
		input: z.object({
			edition: editionParameter,
			year: yearParameter
				.optional()
				.describe('Year of the event edition; the newest that has messages where it is left out.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(message),
		async run({ input: { edition, year, page, limit }, ...context }) {
			const show = await newestEditionWith(context.db, edition, 'iecie', 'wall_message', year ?? null);
			if (!show) throw new Refusal('not_found');
			context.tag(tag.topics, tag.topic(show.topic_id), tag.wall(show.id));
			return wallMessages(context.db, show.id, page, limit);
		},
	}),
];

export const subjectCalls = [
	query({
		path: 'subject/get',
		summary: 'The composed page of an event or series, with its modules',
		input: z.object({ edition: editionParameter, slug: slugParameter.describe('Address under /topic/.') }),
		output: subject,
		async run({ input: { edition, slug }, ...context }) {
			const found = await subjectBySlug(context.db, edition, slug);
			const siteEdition = editionByCode(edition);
			if (!found || !siteEdition) throw new Refusal('not_found');
			context.tag(
				tag.topics,
				tag.list(edition),
				...(found.id === undefined ? [] : [tag.subject(found.id)]),
				...(found.topic ? [tag.topic(found.topic.id)] : []),
			);
			const filled = new Set((await fillModules(context.db, edition, found.modules)).map((module) => module.id));
			const { id, title, standfirst, translations, updated_at } = found;
			return {
				id: id ?? null,
				edition,
				slug: found.slug,
				url: context.site_url + urls.topic.href(siteEdition, { slug: found.slug }),
				title,
				standfirst,
				topic: found.topic?.slug ?? null,
				event_edition: found.event_edition,
				modules: found.modules.filter((module) => filled.has(module.id)).map(showModule),
				translations,
				updated_at,
			};
		},
	}),
	query({
		path: 'subject_module/get',
		summary: 'One module of a subject, by id',
		input: z.object({ id: idParameter }),
		output: subject_module.extend({ subject: z.string().describe('Slug of its subject.'), edition: z.string() }),
		async run({ input: { id }, ...context }) {
			const found = await subjectModuleById(context.db, id);
			if (!found) throw new Refusal('not_found');
			context.tag(tag.subject(found.subject_id));
			return { ...showModule(found), subject: found.subject_slug, edition: found.edition };
		},
	}),
];
