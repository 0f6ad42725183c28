import { Refusal } from '../shared/refusal';

/** Deepest nesting of a body (security rule 18). */
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

/** How much of a body is read. */
export interface BodyReading {
	/** The largest size of the body. */
	maxBytes: number;
	/** Bytes up to which a body is read without a claim. */
	ordinary: number;
	/** Called once, before more than an ordinary body is read. @throws Refusal where the caller must wait */
	claim(): void;
}

/** The bytes of a body; reading stops where it grows past its limit. @throws Refusal `too_large` */
async function bytesOf(request: Request, { maxBytes, ordinary, claim }: BodyReading): Promise<Uint8Array> {
	const tooLarge = () =>
		new Refusal('too_large', 'body', { rule: { name: 'body_size', kilobytes: Math.floor(maxBytes / 1024) } });
	const declared = Number(request.headers.get('content-length') ?? 0);
	if (declared > maxBytes) throw tooLarge();
	let isClaimed = false;
	const read: Uint8Array[] = [];
	let size = 0;
	const admit = (bytes: number) => {
		if (bytes > maxBytes) throw tooLarge();
		if (bytes <= ordinary || isClaimed) return;
		claim();
		isClaimed = true;
	};
	admit(declared);
	for await (const chunk of request.body ?? []) {
		size += chunk.length;
		admit(size);
		read.push(chunk);
	}
	return Buffer.concat(read);
}

/**
 * The JSON object that a request carries.
 * @param reading limits of the body; without it the front limits its length
 * @throws Refusal `type` for another content type, `invalid` where it is no JSON object, `too_large`, and whatever
 * `reading.claim` throws
 */
export async function jsonBody(request: Request, reading?: BodyReading): Promise<Record<string, unknown>> {
	const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
	if (type !== 'application/json') throw new Refusal('type');
	let body: unknown;
	try {
		const bytes = reading ? await bytesOf(request, reading) : await request.arrayBuffer();
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		if (isTooDeep(text)) throw new Refusal('invalid', undefined, { rule: { name: 'body' } });
		body = JSON.parse(text);
	} catch (error) {
		throw Refusal.is(error, 'too_large', 'limited')
			? error
			: new Refusal('invalid', undefined, { rule: { name: 'body' } });
	}
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		throw new Refusal('invalid', undefined, { rule: { name: 'body' } });
	return body as Record<string, unknown>;
}
