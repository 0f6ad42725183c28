/** Every address that the site leads to, in a fixed order, and what it answers there. */

import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import { examples } from '../api-examples';
import { masked } from './masks';
import type { StillSite } from './still-site';

/** The compared parts of an answer: what a reader, a feed reader or a program could notice. */
export interface Answer {
	path: string;
	/** Status, then the headers that are compared, one a line, then a blank line and the body. */
	text: string;
}

/** Headers that say what an answer is. The tags under which it is kept are ours alone and are left out. */
const HEADERS = [
	'content-type',
	'cache-control',
	'location',
	'link',
	'content-disposition',
	'x-robots-tag',
	'allow',
	'content-language',
];
const LINK = /(?:href|action|src|srcset|data-src)="([^"]*)"/g;
const LOCATION = /<loc>([^<]+)<|<link[^>]*>(http[^<]+)<|"url":"([^"]+)"/g;
/** Addresses that multiply by their filters: this many of each kind are a sample of all. */
const MULTIPLYING = /^(?:\/es)?\/(search|license)\/./;
const SAMPLE = 60;
/** What the build makes, what is no page of the site, files whose names are masked, and the call that draws lots. */
const LEFT_OUT = /^\/(?:assets\/|admin|media\/FILE|api\/v2\/article\/random)/;

const plain = (text: string) =>
	text
		.replace(/&amp;|\\u0026/g, '&')
		.replace(/&quot;/g, '"')
		.replace(/&#x27;/g, "'");

function linksOf(text: string, origin: string): string[] {
	const found = [...text.matchAll(LINK)].flatMap(([, href = '']) =>
		plain(href)
			.split(', ')
			.map((one) => one.split(' ')[0] ?? ''),
	);
	const locations = [...text.matchAll(LOCATION)].map((match) => plain(match[1] ?? match[2] ?? match[3] ?? ''));
	return [...found, ...locations]
		.map((href) => (href.startsWith(origin) ? href.slice(origin.length) || '/' : href))
		.filter((href) => href.startsWith('/') && !href.startsWith('//'))
		.map((href) => href.split('#')[0] as string);
}

/** Calls of the API that read, with an input each that needs no row of its own. */
async function calls(): Promise<string[]> {
	const paths: string[] = [];
	for (const [operation, list] of Object.entries(examples)) {
		const [method, path] = operation.split(' ');
		if (method !== 'GET' || path === 'article/random') continue;
		for (const example of list) {
			// Examples that look for a row of the test's own database have no place here.
			const given = await Promise.resolve()
				.then(() => example({} as never))
				.catch(() => undefined);
			if (given) paths.push(`/api/v2/${path}?${new URLSearchParams(given.query).toString()}`);
		}
	}
	return paths;
}

const STARTS = [
	'/robots.txt',
	'/sitemap.xml',
	'/api/openapi.json',
	'/llms.txt',
	'/opensearch.xml',
	'/news/detail?id=1',
	'/nothing-stands-here',
	'/es/nothing-stands-here',
];

/** Asks for everything once. @param seen called with the number of requests so far, now and then */
export async function walk(site: StillSite, seen: (count: number) => void): Promise<Answer[]> {
	const queue = [
		...STARTS,
		...(await calls()),
		...editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path))),
	];
	const known = new Set(queue);
	const sampled = new Map<string, number>();
	const answers: Answer[] = [];
	for (const path of queue) {
		const kind = MULTIPLYING.exec(path)?.[0];
		if (kind) {
			sampled.set(kind, (sampled.get(kind) ?? 0) + 1);
			if ((sampled.get(kind) ?? 0) > SAMPLE) continue;
		}
		const response = await site.request(path);
		const bytes = Buffer.from(await response.arrayBuffer());
		const type = response.headers.get('content-type') ?? '';
		const isText = /text|json|xml|svg|calendar|csv/.test(type);
		const body = isText ? masked(bytes.toString('utf8')) : bytes.toString('base64');
		const headers = HEADERS.flatMap((name) =>
			response.headers.has(name) ? [`${name}: ${masked(response.headers.get(name) ?? '')}`] : [],
		);
		answers.push({ path, text: [String(response.status), ...headers, '', body].join('\n') });
		if (isText) {
			for (const link of linksOf(body, site.url)) {
				if (known.has(link) || LEFT_OUT.test(link)) continue;
				known.add(link);
				queue.push(link);
			}
		}
		if (answers.length % 250 === 0) seen(answers.length);
	}
	return answers;
}
