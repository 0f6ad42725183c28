import type { CallQuery } from '../../call/table';
import { pathOf } from '../../editions/address';
import { editions, followingEditions, movedPath } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { API, NEWSROOM_CALLS, NEWSROOM_FILES, STORED_FILES } from '../../shared/address/folders';
import { calculateQuery } from '../screens/tool/fields';
import { routes } from './routes';

const NONE: readonly string[] = [];
/**
 * Old addresses of imported sites carried their article in the query of the home page, or of a blog's folder
 * (`old-addresses.ts`).
 */
export const OLD_ADDRESS = ['p', 'page_id'] as const;

const tables = followingEditions(() => {
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
		exact.set(urls.home.href(edition), OLD_ADDRESS);
		exact.set(urls.calculateCsv.href(edition), calculateQuery);
		exact.set(urls.calculateJson.href(edition), calculateQuery);
	}
	under.sort((a, b) => b[0].length - a[0].length);
	return { exact, under };
});

/** Query parameters that make another answer at a path; every other one is neither cached apart nor passed on. */
export function knownQuery(path: string, calls: CallQuery): readonly string[] {
	const { exact, under } = tables();
	const found = exact.get(path);
	if (found) return found;
	if (path.startsWith(`${STORED_FILES}/`) || path.startsWith(`${NEWSROOM_FILES}/`)) return ['style'];
	if (path.startsWith(`${API}/`) || path.startsWith(`${NEWSROOM_CALLS}/`)) return calls(path);
	const screen = under.find(([prefix]) => path.startsWith(prefix))?.[1];
	if (screen) return screen;
	const to = movedPath(path);
	return to === undefined ? NONE : knownQuery(to, calls);
}
