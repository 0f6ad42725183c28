import type { Call, MutationCall } from '../call/call';
import { API_CODES } from '../call/envelope';
import type { UploadCall } from '../call/upload-call';
import { callPath } from '../shared/address/folders';
import { envelope, json, type OpenApiOperation, type Printed, parametersOf, print, refusal } from './openapi-parts';
import { uploadOperation } from './openapi-uploads';

interface OpenApiOptions {
	site_url: string;
	brand_name: string;
}

/** The parts of the document that are read again by the page that shows it. */
export interface OpenApiDocument {
	openapi: string;
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	paths: Record<string, Record<string, OpenApiOperation>>;
}

/** A call that writes: its body or query, the visitor token, and every refusal it knows. */
function mutationOperation(call: MutationCall): OpenApiOperation {
	const input = print(call.input, 'input');
	const token = {
		name: 'User-Token',
		in: 'header' as const,
		required: call.needs_visitor,
		description: 'Visitor token from auth/login.',
		schema: { type: 'string' },
	};
	const bodyRefusals: OpenApiOperation['responses'] =
		call.method === 'POST'
			? { 413: refusal('large', 'The body is longer than 64 KB.'), 415: refusal('type', 'The body is not JSON.') }
			: {};
	return {
		operationId: `${call.path.replace('/', '_')}${call.method === 'GET' ? '_get' : ''}`,
		summary: call.summary,
		parameters: [...(call.method === 'GET' ? parametersOf(input as Printed) : []), token],
		...(call.method === 'POST' ? { requestBody: { required: true, content: json(input) } } : {}),
		responses: {
			200: { description: 'Success', content: json(envelope(print(call.data, 'output'), API_CODES.success)) },
			400: refusal('invalid', 'A field is missing or wrong; data.field names it.'),
			401: refusal('foreign', 'The request comes from another site, or without the rights.'),
			403: refusal('visitor', 'The visitor token is missing, too old or wrong; ask for a new one.'),
			404: refusal('missing', 'There is no such thing.'),
			...bodyRefusals,
			429: refusal('limited', 'Too many requests; Retry-After says when to come back.'),
			500: refusal('failed', 'A fault on our side.'),
			503: refusal('unavailable', 'The data is out of reach for the moment; Retry-After says when to come back.'),
		},
	};
}

/** The OpenAPI 3.1 document of the calls, made from the very schemas that validate them. */
export function openApi(
	calls: readonly Call[],
	mutation_calls: readonly MutationCall[],
	upload_calls: readonly UploadCall[],
	options: OpenApiOptions,
): OpenApiDocument {
	const paths: OpenApiDocument['paths'] = {};
	for (const call of calls) {
		paths[callPath(call.path)] = {
			[call.method.toLowerCase()]: {
				operationId: call.path.replace('/', '_'),
				summary: call.summary,
				parameters: parametersOf(print(call.query, 'input') as Printed),
				responses: {
					200: { description: 'Success', content: json(envelope(print(call.data, 'output'), API_CODES.success)) },
					400: refusal('invalid', 'A parameter is wrong; data.field names it.'),
					404: refusal('missing', 'There is no such thing.'),
					429: refusal('limited', 'Too many searches; Retry-After says when to come back.'),
					500: refusal('failed', 'A fault on our side.'),
					503: refusal('unavailable', 'The data is out of reach for the moment; Retry-After says when to come back.'),
				},
			},
		};
	}
	for (const call of mutation_calls)
		paths[callPath(call.path)] = {
			...paths[callPath(call.path)],
			[call.method.toLowerCase()]: mutationOperation(call),
		};
	for (const call of upload_calls)
		paths[callPath(call.path)] = { ...paths[callPath(call.path)], [call.method.toLowerCase()]: uploadOperation(call) };
	return {
		openapi: '3.1.0',
		info: {
			title: `${options.brand_name} API`,
			version: '2',
			description:
				'Every answer is an envelope {code, msg, data}; code 1 is success. Times are Unix seconds. Unknown parameters are ignored. Another method than a call has is 405 with Allow, an unknown call 404; OPTIONS names the methods of a call. ' +
				`Whatever the call, a request is refused before it is asked with ${API_CODES.slow} when it takes too long to arrive, ${API_CODES.address} for an address that is too long, ${API_CODES.expectation} for an expectation that cannot be met, ${API_CODES.host} for the name of another host, and ${API_CODES.headers} for headers that are too large.`,
		},
		servers: [{ url: options.site_url }],
		paths,
	};
}
