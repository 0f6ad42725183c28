import { API_CODES, type ApiErrorName } from '../call/envelope';
import type { UploadCall } from '../call/upload-call';
import { envelope, json, type OpenApiOperation, parametersOf, print, refusal } from './openapi-parts';

const WHY: Record<ApiErrorName, string> = {
	invalid: 'A field, a header or the file is wrong; data.field names it.',
	foreign: 'No admin token with the right to upload; the body has not been read.',
	visitor: 'The visitor token is wrong.',
	missing: 'There is no such upload.',
	method: 'The method is not allowed here.',
	conflict: 'The bytes begin elsewhere than those before them ended (Upload-Offset tells where), or have not come.',
	large: 'The file is larger than it may be, or than was said.',
	type: 'The content type of the body is none of these.',
	limited: 'Too many uploads are under way with this token.',
	failed: 'A fault on our side.',
	absent: 'There is no object storage here.',
	unavailable: 'Database or storage are out of reach for the moment; Retry-After says when to come back.',
	full: 'There is no room left for files.',
};

const BYTES = { type: 'string', format: 'binary' };

/** A call that takes a file, in the document. */
export function uploadOperation(call: UploadCall): OpenApiOperation {
	const headers = call.headers
		? parametersOf(print(call.headers, 'input')).map((parameter) => ({ ...parameter, in: 'header' as const }))
		: [];
	const token = {
		name: 'Authorization',
		in: 'header' as const,
		required: true,
		description: 'Admin token with the right to upload: Bearer and the token.',
		schema: { type: 'string' },
	};
	const content = Object.entries(call.body ?? {}).map(([type, schema]) => [
		type,
		{ schema: schema === 'binary' ? BYTES : print(schema, 'input') },
	]);
	return {
		operationId: `${call.path.replace('/', '_')}${call.method === 'POST' ? '' : `_${call.method.toLowerCase()}`}`,
		summary: call.summary,
		parameters: [token, ...headers],
		...(call.body
			? {
					requestBody: {
						required: call.method === 'POST',
						content: Object.fromEntries(content) as Record<string, { schema: object }>,
					},
				}
			: {}),
		responses: {
			200: {
				description: 'Success',
				...(call.data ? { content: json(envelope(print(call.data, 'output'), API_CODES.success)) } : {}),
			},
			...Object.fromEntries(call.refusals.map((name) => [API_CODES[name], refusal(name, WHY[name])])),
		},
	};
}
