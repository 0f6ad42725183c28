import { editions } from '../../editions/editions';
import { pathOf } from '../../editions/links';
import { calculate_query } from '../screens/tool/fields';
import { routes } from './routes';

const NONE: readonly string[] = [];
/** Old addresses of imported sites carried their article in the query of the home page, or of a blog's folder (`old-addresses.ts`). */
export const OLD_ADDRESS = ['p', 'page_id'] as const;

const exact = new Map<string, readonly string[]>();
const under: [prefix: string, names: readonly string[]][] = [];
for (const edition of editions) {
	for (const [pattern, screen] of routes) {
		if (pattern.endsWith('/*')) {
			under.push([`${pathOf(edition, pattern.slice(0, -2))}/`, screen.query]);
			// A screen of its own at the bare address comes first in the table, and keeps it.
			const bare = pathOf(edition, pattern.slice(0, -2));
			if (!exact.has(bare)) exact.set(bare, screen.query);
		} else exact.set(pathOf(edition, pattern), screen.query);
	}
	exact.set(pathOf(edition, '/'), OLD_ADDRESS);
	exact.set(pathOf(edition, '/tool/calculate.csv'), calculate_query);
}
under.sort((a, b) => b[0].length - a[0].length);

/** Query parameters that make another answer at a path; every other one is neither cached apart nor passed on. */
export function knownQuery(path: string): readonly string[] {
	const found = exact.get(path);
	if (found) return found;
	if (path.startsWith('/media/')) return ['style'];
	if (path.startsWith('/api/')) return API_QUERY;
	return under.find(([prefix]) => path.startsWith(prefix))?.[1] ?? NONE;
}

/** Parameters of the reading API, in the order they stand in a cached address. */
const API_QUERY = [
	'id',
	'seo_url',
	'slug',
	'name',
	'url',
	'edition',
	'type',
	'kind',
	'tag',
	'topic',
	'author',
	'keyword',
	'section',
	'year',
	'country',
	'category',
	'province',
	'status',
	'position',
	'n',
	'exclude',
	'sort',
	'page',
	'limit',
	'email',
	'language',
	'form',
	'date',
] as const;
