/** Kinds of links, so that one link can represent all others that are built alike. */
import { Hono } from 'hono';
import { addresses, pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { rootUrls } from '../../src/editions/urls';
import { fileNames, pages } from '../../src/shared/address/addresses';
import { routes } from '../../src/site/render/routes';
import { channels } from '../../src/site/screens/about/channels';
import { beside } from './beside';

/** Patterns of an edition, each behind its prefix; patterns with a trailing path come after the files that end one. */
const PATTERNS = [
	...channels.flatMap(({ path }) => Object.values(fileNames).map((name) => beside(path.route, name))),
	...Object.values(addresses(pages)).flatMap(({ route }) => (route.includes('.') ? [route] : [])),
	...routes.map(([pattern]) => pattern),
];

const table = new Hono({ strict: true });
for (const { route } of Object.values(rootUrls)) table.get(route, (c) => c.text(route));
for (const edition of editions)
	for (const pattern of PATTERNS.map((one) => pathOf(edition, one))) table.get(pattern, (c) => c.text(pattern));

/** Fixed segments of trailing paths, as opposed to names. */
const WORDS = new Set([
	...Object.values(pages).flatMap((pattern) => pattern.split('/').filter((segment) => !segment.includes(':'))),
	...Object.values(fileNames),
]);
/** The name of a filter in a list's path, before its value. */
const FILTER =
	/^(?:category|country|find|keyword|kind|letter|market|measure|province|section|sort|stage|status|tag|year)-/;

function shapeOf(segment: string): string {
	if (WORDS.has(segment)) return segment;
	if (/^\d+$/.test(segment)) return '1';
	return FILTER.exec(segment)?.[0] ?? '…';
}

/**
 * The kind of a link: its route, the form of its trailing path, and the names of its query; undefined where no route
 * matches.
 */
export async function kindOfLink(link: string): Promise<string | undefined> {
	const { pathname, searchParams } = new URL(link, 'http://site');
	const answer = await table.request(pathname);
	if (answer.status !== 200) return undefined;
	const pattern = await answer.text();
	const open = pattern.endsWith('/*') ? pathname.slice(pattern.length - 1).split('/') : [];
	return [pattern, ...open.map(shapeOf), ...[...new Set(searchParams.keys())].sort()].join(' ');
}
