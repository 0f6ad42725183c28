import { editionOfPath } from './editions';

/**
 * Whether what stands at an address is found by a keyword in its path: a search, a list of the register or of exhibitors, or a file
 * of such a list. Those cost what a search costs.
 * @param path decoded, with the edition's prefix
 */
export function isSearchPath(path: string): boolean {
	const [screen, ...rest] = path.slice(editionOfPath(path).prefix.length).split('/').filter(Boolean);
	if (screen === 'search') return rest.length > 0;
	if (screen === 'license') return rest.some((segment) => segment.startsWith('find-'));
	return screen === 'topic' && rest[1] === 'enterprise' && rest.some((segment) => segment.startsWith('keyword-'));
}
