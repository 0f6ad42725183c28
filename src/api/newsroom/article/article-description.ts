import { z } from 'zod';
import { policy } from '../../../access/policy';
import { articleContent } from '../../../commands/article/core/article-input';
import { editionCode, printSchema } from '../../../editions/edition-code';
import type { Field } from '../../../entities/kit/fields';
import { rowId } from '../../../shared/input/numbers';
import { type Role, roles } from '../../../shared/staff';
import { articleStatuses } from '../../../shared/statuses';
import type { EntityDescription } from '../entity/entity-description';

type Described = EntityDescription['fields'][number];

const described = (name: string, kind: Field['kind'], schema: z.ZodType, more: Partial<Described> = {}): Described => ({
	name,
	kind,
	is_needed: false,
	is_fixed: false,
	is_optional: schema.safeParse(null).success,
	schema: printSchema(schema, 'input'),
	...more,
});

/** How the newsroom asks for what somebody may write of an article, beside the words of its text. */
const kinds: Readonly<Record<keyof typeof articleContent.shape, Field['kind']>> = {
	seo_url: 'slug',
	type: 'choice',
	kind: 'choice',
	label: 'choice',
	title: 'text',
	standfirst: 'lines',
	market: 'text',
	place: 'text',
	html: 'text',
	key_points: 'list',
	known: 'object',
	quote: 'lines',
	interviewee: 'object',
	key_dates: 'list',
	sources: 'list',
	corrections: 'list',
	keywords: 'list',
	partner_name: 'text',
	partner_company_id: 'reference',
	reviewer_id: 'reference',
	translator_id: 'reference',
	cover_id: 'reference',
	cover_seed: 'text',
	cover_mood: 'choice',
	cover_alt: 'text',
	cover_caption: 'lines',
	is_headline: 'flag',
	lead_rank: 'integer',
	language: 'text',
};

const REFERENCED_ENTITIES: Readonly<Record<string, string>> = {
	partner_company_id: 'company',
	reviewer_id: 'author',
	translator_id: 'author',
	cover_id: 'media',
};

/** What a list of articles is narrowed by, and no form asks for. */
const filters = (): readonly Described[] => [
	described('status', 'choice', z.enum(articleStatuses), { is_fixed: true }),
	described('edition', 'choice', editionCode, { is_fixed: true }),
	described('author', 'reference', rowId, { is_fixed: true, noun: 'author' }),
	described('tag', 'reference', rowId, { is_fixed: true, noun: 'tag' }),
	described('company', 'reference', rowId, { is_fixed: true, noun: 'company' }),
	described('mine', 'flag', z.boolean(), { is_fixed: true }),
];

const rolesWith = (right: 'article.read_drafts' | 'article.write' | 'article.withdraw'): Role[] =>
	roles.filter((role) => role in policy[right]);

/** Describes an article like a declared entity, so that the same components draw its lists, filters and fields. */
export const articleDescription = (): EntityDescription => ({
	noun: 'article',
	key: 'id',
	title: ['title'],
	order: 'updated_at',
	search: ['title', 'seo_url'],
	filters: [
		'status',
		'edition',
		'type',
		'kind',
		'label',
		'author',
		'tag',
		'company',
		'reviewer_id',
		'translator_id',
		'partner_company_id',
		'mine',
	],
	which: [],
	is_made: true,
	fields: [
		...filters(),
		...Object.entries(kinds).map(([name, kind]) =>
			described(name, kind, articleContent.shape[name as keyof typeof kinds].unwrap(), {
				is_needed: ['title', 'type'].includes(name),
				...(REFERENCED_ENTITIES[name] === undefined ? {} : { noun: REFERENCED_ENTITIES[name] }),
			}),
		),
	],
	verbs: [],
	users: [],
	rights: { read: 'article.read_drafts', write: 'article.write', remove: 'article.withdraw' },
	roles: {
		read: rolesWith('article.read_drafts'),
		write: rolesWith('article.write'),
		own: [],
		remove: rolesWith('article.withdraw'),
	},
});
