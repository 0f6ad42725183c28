import type { Edition } from '../../../editions/edition';
import type { SearchText } from '../../render/screen';

/** Whether somebody narrowed a list. */
export const isFiltered = (filters: object): boolean => Object.values(filters).some(Boolean);

/** Pages of a list; an empty one has a page too. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
	Math.max(1, Math.ceil(total / limit));

/**
 * What a search result shows of one page of a list, which no other page of the list has: the filters and the number of
 * the page are part of both texts.
 * @param chosen words of the filters that are set
 */
export function searchOfList(
	{ words }: Edition,
	name: string,
	line: string,
	chosen: readonly (string | false | undefined)[],
	page: number,
): SearchText {
	const apart = [...chosen, page > 1 && words.page_number({ page })].filter(Boolean).join(', ');
	return apart ? { title: `${name}: ${apart}`, description: `${apart}. ${line}` } : { title: name, description: line };
}
