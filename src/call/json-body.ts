import { Refusal } from '../shared/refusal';

/** Deepest nesting a body may have (security rule 18). */
const DEEPEST = 64;

function isTooDeep(text: string): boolean {
	let depth = 0;
	let inText = false;
	for (let i = 0; i < text.length; i += 1) {
		const sign = text[i];
		if (inText) {
			if (sign === '\\') i += 1;
			else if (sign === '"') inText = false;
		} else if (sign === '"') inText = true;
		else if (sign === '{' || sign === '[') {
			depth += 1;
			if (depth > DEEPEST) return true;
		} else if (sign === '}' || sign === ']') depth -= 1;
	}
	return false;
}

/**
 * The JSON object a request carries; its length is the front's business.
 * @throws Refusal `type` for another content type, `invalid` for what is no JSON object
 */
export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
	const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
	if (type !== 'application/json') throw new Refusal('type');
	let body: unknown;
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
		if (isTooDeep(text)) throw new Refusal('invalid');
		body = JSON.parse(text);
	} catch {
		throw new Refusal('invalid');
	}
	if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalid');
	return body as Record<string, unknown>;
}
