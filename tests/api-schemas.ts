/** For the tests of the OpenAPI document: what a schema takes and what it does not. */
import { z } from 'zod';
import type { OpenApiOperation } from '../src/api/openapi-print';
import type { Given } from './api-examples';

/** The calls of section 7 of the specification. */
export const specifiedCalls = [
	...[
		'upload/index',
		'upload/oss',
		'auth/login',
		'view/index',
		'adv/log',
		'email/confirm',
		'topic_iecie_wall/create',
	].map((path) => `POST ${path}`),
	...[
		'page/get',
		'page/collect',
		'article/all',
		'article/get',
		'article/random',
		'article/page',
		'adv/get',
		'license/all',
		'question/all',
	].map((path) => `GET ${path}`),
	...[
		'achievement/all',
		'partners/all',
		'email/create',
		'photo/image',
		'topic/all',
		'topic_iecie_wall/all',
		'topic_tpe_enterprise/all',
	].map((path) => `GET ${path}`),
	...[
		'topic_tpe_enterprise/get',
		'topic_tpe_attachment/all',
		'seo/get',
		'book/get',
		'tag/get',
		'subject/get',
		'subject_module/get',
	].map((path) => `GET ${path}`),
];

/** Every moment in an answer, by the name of its field. */
export function* moments(value: unknown): Generator<[string, number]> {
	if (typeof value !== 'object' || value === null) return;
	for (const [name, part] of Object.entries(value)) {
		if (/_at$/.test(name) && typeof part === 'number') yield [name, part];
		else yield* moments(part);
	}
}

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] };
export const schemaOf = (schema: unknown) => z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
const fits = (schema: unknown, value: unknown): boolean => schemaOf(schema).safeParse(value).success;
export const contentOf = (response: unknown): Schema | undefined =>
	(response as { content?: Record<string, { schema: Schema }> }).content?.['application/json']?.schema;
/** Schema of the body that an example has been written for. */
export function bodySchema(operation: OpenApiOperation, given: Given): Schema | undefined {
	const schema = operation.requestBody?.content[given.type ?? 'application/json']?.schema as Schema | undefined;
	return schema?.anyOf?.find((one) => fits(one, given.body)) ?? schema;
}

/** What the schema of a field does not take: of each kind that there is. */
export function wrongOnes(schema: Schema, isText: boolean): unknown[] {
	const candidates = [
		'',
		' ',
		'no such',
		'1e3',
		'0',
		'-1',
		'2026-02-30',
		'99999999999',
		'x'.repeat(Number(schema.maxLength ?? 0) + 1),
		...(isText ? [] : [null, 1.5, -1, true, [], {}]),
	];
	return candidates.filter((value) => !fits(schema, value));
}
