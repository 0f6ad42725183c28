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

/** How much of a body is read. */
export interface BodyReading {
	/** Bytes it may have. */
	maxBytes: number;
	/** Bytes from which on `claim` is asked before more is read. */
	ordinary: number;
	/** Asked once, before more than an ordinary body is read. @throws Refusal where it must wait */
	claim(): void;
}

/** The bytes of a body; one that grows past its limit is let go. @throws Refusal `too_large` */
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
 * The JSON object a request carries.
 * @param reading how much of it is read; without it, its length is the front's business
 * @throws Refusal `type` for another content type, `invalid` for what is no JSON object, `too_large`, and what
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
