import type { IncomingMessage } from 'node:http';
import { isProxyHeader } from './client';
import type { Area } from './guard';

/** Headers of a reading request that the application gets; a page cannot depend on any other header. */
const READING = new Set(['accept', 'range', 'if-range']);
/** Headers of a form on a page that the application gets. */
const WRITING = new Set([
	...READING,
	'accept-language',
	'content-type',
	'content-length',
	'origin',
	'referer',
	'sec-fetch-dest',
	'sec-fetch-mode',
	'sec-fetch-site',
	'user-agent',
]);

/**
 * Headers that even the API and the newsroom do not get, besides those of proxies (`isProxyHeader`): the headers of the
 * connection itself, those that the front has handled already, and every name by which a client could claim another
 * method or request id, or pretend to be a part of the framework.
 */
const KEPT_BACK = new Set([
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
	'http2-settings',
	'expect',
	'host',
	'accept-encoding',
	'if-none-match',
	'x-request-id',
	'x-correlation-id',
	'x-method-override',
]);
const KEPT_BACK_PREFIXES = [
	'x-http-method',
	'x-middleware-',
	'x-react-router-',
	'x-remix-',
	'x-vercel-',
	'x-invoke-',
	'x-matched-',
	'x-now-',
];

const isSeen = (name: string, area: Area, method: string): boolean => {
	if (area === 'pages') return (method === 'POST' ? WRITING : READING).has(name);
	return !KEPT_BACK.has(name) && !isProxyHeader(name) && !KEPT_BACK_PREFIXES.some((prefix) => name.startsWith(prefix));
};

/** Headers of a request that its area of the site may see. Cookies and tokens reach the API and the newsroom alone. */
export function seenHeaders(req: IncomingMessage, area: Area, method: string): Headers {
	const headers = new Headers();
	const raw = req.rawHeaders;
	for (let i = 0; i < raw.length; i += 2) {
		const name = (raw[i] as string).toLowerCase();
		if (isSeen(name, area, method)) headers.append(name, raw[i + 1] as string);
	}
	return headers;
}
