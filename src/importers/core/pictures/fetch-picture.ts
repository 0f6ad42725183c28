import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { userAgent } from '../../../shared/http/user-agent';
import { httpUrl } from '../text/embeds';
import { LeaveOut } from './leave-out';
import { isPublicAddress } from './public-address';

/** The picture was not fetched. @param why for the report */
const failed = (why: string, options?: ErrorOptions) => new LeaveOut('picture_failed', why, options);

export interface FetchOptions {
	/** User agent that is sent. */
	agent: string;
	/** Bytes. */
	maxBytes: number;
	/** Milliseconds for everything: names, redirects, the whole body. */
	timeoutMs: number;
	redirects: number;
	/** Addresses of a host name. */
	resolve(host: string): Promise<string[]>;
	/** Which addresses may be spoken to at all. */
	isAllowed(address: string): boolean;
}

/** The limits of a picture. @param site_url origin of the site that fetches */
export const fetchOptions = (site_url: string): FetchOptions => ({
	agent: userAgent('picture-import', site_url),
	maxBytes: 20 * 1024 * 1024,
	timeoutMs: 30_000,
	redirects: 3,
	resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map((one) => one.address),
	isAllowed: isPublicAddress,
});

/**
 * The one address a host is spoken to at. Every address it has must be public: a name that also leads inside is a trap.
 */
async function pin(url: URL, options: FetchOptions): Promise<string> {
	const host = url.hostname.replace(/^\[|\]$/g, '');
	const addresses = isIP(host) ? [host] : await options.resolve(host).catch(() => []);
	const [first] = addresses;
	if (first === undefined) throw failed(`the host ${host} is not known`);
	if (!addresses.every((address) => options.isAllowed(address)))
		throw failed(`the host ${host} is not on the public internet`);
	return first;
}

function get(url: URL, address: string, agent: string, signal: AbortSignal): Promise<IncomingMessage> {
	const family = isIP(address);
	// The name is resolved once and never again: between the check and the connection it cannot change.
	const pinned: LookupFunction = (_host, how, done) => {
		if (how.all) done(null, [{ address, family }]);
		else done(null, address, family);
	};
	const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
	return new Promise((done, fail) => {
		const request = send(
			url,
			{
				lookup: pinned,
				agent: false,
				signal,
				maxHeaderSize: 16_384,
				headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': agent },
			},
			done,
		);
		request.on('error', fail);
		request.end();
	});
}

async function body(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
	const declared = Number(answer.headers['content-length'] ?? 0);
	if (declared > maxBytes) throw failed(`it is larger than ${maxBytes} bytes`);
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of answer as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > maxBytes) throw failed(`it is larger than ${maxBytes} bytes`);
		parts.push(part);
	}
	if (!answer.complete) throw failed('the connection ended before the picture did');
	return Buffer.concat(parts);
}

/**
 * Fetches a picture an export names (security rule 17): http or https, a public address that is resolved once and
 * pinned, checked again at each redirect, within limits of size and time. What comes back is not yet known to be a
 * picture.
 * @throws LeaveOut `picture_failed`, with why
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Uint8Array> {
	const signal = AbortSignal.timeout(options.timeoutMs);
	let url = httpUrl(address);
	try {
		for (let hop = 0; hop <= options.redirects; hop += 1) {
			if (!url) throw failed('it is not at an http or https address');
			if (url.username !== '' || url.password !== '') throw failed('its address holds a name or a password');
			const answer = await get(url, await pin(url, options), options.agent, signal);
			const status = answer.statusCode ?? 0;
			if (status === 200) return await body(answer, options.maxBytes);
			answer.destroy();
			if (![301, 302, 303, 307, 308].includes(status)) throw failed(`the answer was ${status}`);
			url = httpUrl(answer.headers.location ?? '', url.href);
		}
	} catch (error) {
		if (error instanceof LeaveOut) throw error;
		const why = signal.aborted ? 'it took too long' : error instanceof Error ? error.message : String(error);
		throw failed(why, { cause: error });
	}
	throw failed('it was redirected too often');
}
