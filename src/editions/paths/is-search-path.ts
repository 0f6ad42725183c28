import { pages } from '../../shared/address/addresses';
import { editionOfPath } from '../editions';
import { urls } from '../urls';

/**
 * True where an address holds a keyword that is searched for: a search, a list of the register, of firms or of
 * exhibitors, or a file of such a list. Those cost what a search costs.
 * @param path decoded, with the edition's prefix
 */
export function isSearchPath(path: string): boolean {
	const own = path.slice(editionOfPath(path).prefix.length).split('/').filter(Boolean);
	const under = (page: string) => `/${own.join('/')}/`.startsWith(`${page}/`);
	if (under(pages.search)) return own.length > 1;
	if (under(pages.license) || under(pages.companies)) return own.some((segment) => segment.startsWith('find-'));
	return (
		urls.directory.read(`/${own.slice(0, 3).join('/')}`) !== undefined &&
		own.some((segment) => segment.startsWith('keyword-'))
	);
}
