import type { AnyCall } from '../call/call';
import { type AnswerName, API_CODES } from '../call/envelope';
import { type OpenApiOperation, refusal } from './openapi-print';

type Refusals = readonly (readonly [AnswerName, string])[];

const SERVER_ERRORS: Refusals = [
	['failed', 'A fault on our side.'],
	['unavailable', 'The data is out of reach for the moment; Retry-After says when to come back.'],
];

const READER: Refusals = [
	['invalid', 'A parameter is wrong; data.field names it.'],
	['not_found', 'Nothing was found for this request.'],
	['limited', 'Too many searches; Retry-After says when to come back.'],
	...SERVER_ERRORS,
];

const BODY: Refusals = [
	['too_large', 'The body is longer than 64 KB.'],
	['type', 'The body is not JSON.'],
];

const visitor = (call: AnyCall): Refusals => [
	['invalid', 'A field is missing or wrong; data.field names it.'],
	['foreign', 'The request comes from another site, or without the rights.'],
	['visitor', 'The visitor token is missing, too old or wrong; ask for a new one.'],
	['not_found', 'Nothing was found for this request.'],
	...(call.input.body ? BODY : []),
	['limited', 'Too many requests; Retry-After says when to come back.'],
	...SERVER_ERRORS,
];

/** Texts of the refusals of calls that take files. */
const OF_FILES: Record<AnswerName, string> = {
	invalid: 'A field, a header or the file is wrong; data.field names it.',
	foreign: 'No admin token with the right to upload; the body has not been read.',
	visitor: 'The visitor token is wrong.',
	not_found: 'There is no such upload.',
	method: 'The method is not allowed here.',
	conflict: 'The bytes begin elsewhere than those before them ended (Upload-Offset tells where), or have not come.',
	too_large: 'The file is larger than it may be, or than was said.',
	type: 'The content type of the body is none of these.',
	limited: 'Too many uploads are under way with this token.',
	failed: 'A fault on our side.',
	absent: 'There is no object storage here.',
	unavailable: 'Database or storage are out of reach for the moment; Retry-After says when to come back.',
	full: 'There is no storage space left for files.',
};

function refusalsOf(call: AnyCall): Refusals {
	if (call.access.who === 'reader') return READER;
	if (call.access.who === 'visitor') return visitor(call);
	return (call.refusals ?? []).map((name) => [name, OF_FILES[name]] as const);
}

/** Every refusal a call knows, in the document: what follows from who may ask, and what the call names. */
export const refusalResponses = (call: AnyCall): OpenApiOperation['responses'] =>
	Object.fromEntries(refusalsOf(call).map(([name, why]) => [API_CODES[name], refusal(name, why)]));
