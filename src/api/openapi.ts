import type { AnyCall } from '../call/call';
import { API_CODES } from '../call/envelope';
import { callPath } from '../shared/address/folders';
import { envelope, json, type OpenApiOperation, type Printed, parametersOf, print } from './openapi-print';
import { refusalResponses } from './openapi-refusals';

interface OpenApiOptions {
	site_url: string;
	/** Asked for its name whenever the document is. */
	brand: { readonly name: string };
}

/** The parts of the document that are read again by the page that shows it. */
export interface OpenApiDocument {
	openapi: string;
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	paths: Record<string, Record<string, OpenApiOperation>>;
}

type Parameters = OpenApiOperation['parameters'];

const header = (name: string, required: boolean, description: string): Parameters[number] => ({
	name,
	in: 'header',
	required,
	description,
	schema: { type: 'string' },
});

/** The token that a call takes, as a header. */
function tokensOf({ access }: AnyCall): Parameters {
	if (access.who === 'visitor') return [header('User-Token', access.isNamed, 'Visitor token from auth/login.')];
	if (access.who !== 'token') return [];
	return [header('Authorization', true, `Admin token with the right to ${access.right}: Bearer and the token.`)];
}

const BYTES = { type: 'string', format: 'binary' };

function bodyOf({ method, input: { body, files } }: AnyCall): Pick<OpenApiOperation, 'requestBody'> {
	if (body) return { requestBody: { required: true, content: json(print(body, 'input')) } };
	if (!files) return {};
	const content: Record<string, { schema: object }> = {};
	for (const [type, schema] of Object.entries(files))
		content[type] = { schema: schema === 'binary' ? BYTES : print(schema, 'input') };
	return { requestBody: { required: method === 'POST', content } };
}

/**
 * Names of operations, as programs made from the document call them: the method where it is not the usual one of its
 * kind.
 */
function nameOf({ path, method, access }: AnyCall): string {
	const usual = access.who === 'reader' ? 'GET' : 'POST';
	return `${path.replace('/', '_')}${method === usual ? '' : `_${method.toLowerCase()}`}`;
}

/** A call in the document. */
function operationOf(call: AnyCall): OpenApiOperation {
	const { query, headers } = call.input;
	const ofQuery = query ? parametersOf(print(query, 'input') as Printed) : [];
	const ofHeaders = headers
		? parametersOf(print(headers, 'input') as Printed).map((parameter) => ({ ...parameter, in: 'header' as const }))
		: [];
	return {
		operationId: nameOf(call),
		summary: call.summary,
		parameters: [...ofQuery, ...tokensOf(call), ...ofHeaders],
		...bodyOf(call),
		responses: {
			200: {
				description: 'Success',
				...(call.output ? { content: json(envelope(print(call.output, 'output'), API_CODES.success)) } : {}),
			},
			...refusalResponses(call),
		},
	};
}

/** The OpenAPI 3.1 document of the calls, made from the very schemas that validate them. */
export function openApi(calls: readonly AnyCall[], options: OpenApiOptions): OpenApiDocument {
	const paths: OpenApiDocument['paths'] = {};
	for (const call of calls) {
		const path = callPath(call.path);
		paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
	}
	return {
		openapi: '3.1.0',
		info: {
			get title() {
				return `${options.brand.name} API`;
			},
			version: '2',
			description:
				'Every answer is an envelope {code, msg, data}; code 1 is success. Times are Unix seconds. Unknown parameters are ignored. Another method than a call has is 405 with Allow, an unknown call 404; OPTIONS names the methods of a call. ' +
				`Whatever the call, a request is refused before it is asked with ${API_CODES.slow} when it takes too long to arrive, ${API_CODES.address} for an address that is too long, ${API_CODES.expectation} for an expectation that cannot be met, ${API_CODES.host} for the name of another host, and ${API_CODES.headers} for headers that are too large.`,
		},
		servers: [{ url: options.site_url }],
		paths,
	};
}
