import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure } from './table';

const best = (bytes: Uint8Array) =>
	brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What a browser fetches for a page before anybody touches it, in bytes of brotli at its best level. */
export interface PageBytes {
	/** The page as it was sent. */
	html: string;
	htmlBytes: number;
	cssBytes: number;
	jsBytes: number;
}

/** Fetches a page with its style sheets and scripts. @param url origin of a running server */
export async function fetchPage(url: string, path: string): Promise<PageBytes> {
	const fetchBytes = async (address: string) =>
		new Uint8Array(await (await fetch(new URL(address, url))).arrayBuffer());
	const html = new TextDecoder().decode(await fetchBytes(path));
	const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] as string);
	const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map((match) => match[1] as string);
	const sum = async (paths: string[]) =>
		(await Promise.all(paths.map(async (one) => best(await fetchBytes(one))))).reduce((a, b) => a + b, 0);
	return {
		html,
		htmlBytes: best(new TextEncoder().encode(html)),
		cssBytes: await sum(styles),
		jsBytes: await sum(scripts),
	};
}

/**
 * Bytes of a page as a browser fetches them.
 * @param url origin of a running server
 * @param name of the page in the table
 * @param maxHtmlKilobytes KB its HTML may weigh
 */
export async function measureBytes(
	url: string,
	name: string,
	path: string,
	maxHtmlKilobytes: number,
): Promise<Figure[]> {
	const { html, htmlBytes, cssBytes, jsBytes } = await fetchPage(url, path);
	const foreign = [
		...html.matchAll(/<(?:script|img|link|source|iframe)[^>]+(?:src|href|srcset)="(https?:\/\/[^"]+)"/g),
	].filter((match) => !(match[1] as string).startsWith(url) && !/rel="(canonical|alternate|prev|next)"/.test(match[0]));
	const figure = (what: string, bytes: number, maxKilobytes: number): Figure => ({
		what,
		value: kb(bytes),
		target: `≤ ${maxKilobytes} KB`,
		holds: bytes <= maxKilobytes * 1000,
	});
	return [
		figure(`${name}: HTML (brotli)`, htmlBytes, maxHtmlKilobytes),
		figure(`${name}: CSS (brotli)`, cssBytes, 14),
		figure(`${name}: script before interaction (brotli)`, jsBytes, 4),
		{
			what: `${name}: third-party requests named in it`,
			value: String(foreign.length),
			target: '0',
			holds: foreign.length === 0,
		},
	];
}
