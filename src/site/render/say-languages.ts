import type { MiddlewareHandler } from 'hono';
import { sayLanguages, withoutMarks } from '../../editions/words/untranslated';

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml))|\+xml/;

/** Removes the marks from a file while it is streamed. */
function passing(): TransformStream<Uint8Array, Uint8Array> {
	const decoder = new TextDecoder();
	const encoder = new TextEncoder();
	return new TransformStream({
		transform: (part, out) => out.enqueue(encoder.encode(withoutMarks(decoder.decode(part, { stream: true })))),
		flush: (out) => out.enqueue(encoder.encode(withoutMarks(decoder.decode()))),
	});
}

/**
 * Handles marks of untranslated texts in an edition that is not wholly translated: pages declare the language of each
 * such text, and files and calls get plain texts.
 */
export const addContentLanguage: MiddlewareHandler = async (c, next) => {
	await next();
	const { res } = c;
	const type = res.headers.get('content-type') ?? '';
	if (!res.body || !TEXT.test(type)) return;
	const headers = new Headers(res.headers);
	const hasLength = headers.has('content-length');
	const isPage = type.startsWith('text/html');
	c.res = undefined;
	if (isPage || hasLength) {
		const text = isPage ? sayLanguages(await res.text()) : withoutMarks(await res.text());
		if (hasLength) headers.set('content-length', String(Buffer.byteLength(text)));
		c.res = new Response(text, { status: res.status, headers });
	} else c.res = new Response(res.body.pipeThrough(passing()), { status: res.status, headers });
};
