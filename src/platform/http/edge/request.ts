import type { IncomingMessage } from 'node:http';
import { isProxyHeader } from './client';
import type { Area } from './guard';

/** What a reading request may say to the application: nothing that a page could come to depend on. */
const READING = new Set(['accept', 'range', 'if-range']);
/** What a form on a page may say besides. */
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
 * What not even the API and the newsroom see, beside the headers of proxies (`isProxyHeader`): the connection's own, what
 * the front has answered already, and every name by which a client could claim another method, another number of the
 * request or to be a part of the framework.
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
