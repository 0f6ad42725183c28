import { z } from 'zod';
import type { Call } from './call';
import { API_CODES } from './envelope';

interface OpenApiOptions {
	site_url: string;
	brand_name: string;
}

const json = (schema: object) => ({ 'application/json': { schema } });
const envelope = (data: object, code: number) => ({ type: 'object', required: ['code', 'msg', 'data'], properties: { code: { const: code }, msg: { type: 'string' }, data } });
const refusal = (name: keyof typeof API_CODES, description: string) => ({
	description,
	content: json(envelope({ anyOf: [{ type: 'null' }, { type: 'object', properties: { field: { type: 'string' } } }] }, API_CODES[name])),
});

/** A schema as the document prints it. */
const print = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
	const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
	return rest;
};

/** The parts of the document that are read again by the page that shows it. */
export interface OpenApiDocument {
	openapi: string;
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	paths: Record<string, Record<string, OpenApiOperation>>;
}

interface OpenApiOperation {
	operationId: string;
	summary: string;
	parameters: { name: string; in: 'query'; required: boolean; description?: string; schema: Record<string, unknown> }[];
	responses: Record<number, object>;
}

/** The OpenAPI 3.1 document of the calls, made from the very schemas that validate them. */
export function openApi(calls: readonly Call[], options: OpenApiOptions): OpenApiDocument {
	const paths: OpenApiDocument['paths'] = {};
	for (const call of calls) {
		const query = print(call.query, 'input') as { properties?: Record<string, Record<string, unknown> & { description?: string }>; required?: string[] };
		paths[`/api/v2/${call.path}`] = {
			[call.method.toLowerCase()]: {
				operationId: call.path.replace('/', '_'),
				summary: call.summary,
				parameters: Object.entries(query.properties ?? {}).map(([name, schema]) => {
					const { description, ...rest } = schema;
					return { name, in: 'query' as const, required: query.required?.includes(name) ?? false, ...(description ? { description } : {}), schema: rest };
				}),
				responses: {
					200: { description: 'Success', content: json(envelope(print(call.data, 'output'), API_CODES.success)) },
					400: refusal('invalid', 'A parameter is wrong; data.field names it.'),
					404: refusal('missing', 'There is no such thing.'),
					500: refusal('failed', 'A fault on our side.'),
					503: refusal('unavailable', 'The data is out of reach for the moment; Retry-After says when to come back.'),
				},
			},
		};
	}
	return {
		openapi: '3.1.0',
		info: {
			title: `${options.brand_name} API`,
			version: '2',
			description: 'Every answer is an envelope {code, msg, data}; code 1 is success. Times are Unix seconds. Unknown parameters are ignored.',
		},
		servers: [{ url: options.site_url }],
		paths,
	};
}
