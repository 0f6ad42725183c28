import type { CallQuery } from '../../call/table';
import { pathOf } from '../../editions/address';
import { editions, followingEditions, movedPath } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { KnownNames } from '../../platform/http/edge/target';
import { API, NEWSROOM_CALLS, NEWSROOM_FILES, STORED_FILES } from '../../shared/address/folders';
import { OLD_QUERY } from '../../shared/address/led-address';
import { calculateQuery } from '../screens/tool/fields';
import { routes } from './routes';

const NONE: readonly string[] = [];
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
		exact.set(urls.home.href(edition), OLD_QUERY);
		exact.set(urls.calculateCsv.href(edition), calculateQuery);
		exact.set(urls.calculateJson.href(edition), calculateQuery);
	}
	under.sort((a, b) => b[0].length - a[0].length);
	return { exact, under };
});

/**
 * Query parameters that make another answer at a path; every other one is neither cached apart nor passed on. Calls of
 * the newsroom are not cached, and know theirs themselves.
 */
export function knownQuery(path: string, calls: CallQuery): KnownNames {
	const { exact, under } = tables();
	// An address in other letters takes its query along to where it leads.
	const folded = path.toLowerCase();
	const found = exact.get(folded);
	if (found) return found;
	if (path.startsWith(`${STORED_FILES}/`) || path.startsWith(`${NEWSROOM_FILES}/`)) return ['style'];
	if (path.startsWith(`${API}/`)) return calls(path);
	if (path.startsWith(`${NEWSROOM_CALLS}/`)) return 'all';
	const screen = under.find(([prefix]) => folded.startsWith(prefix))?.[1];
	if (screen) return screen;
	const to = movedPath(path);
	return to === undefined ? NONE : knownQuery(to, calls);
}
