/** Whether somebody narrowed a list. */
export const isFiltered = (filters: object): boolean => Object.values(filters).some(Boolean);

/** Pages of a list; an empty one has a page too. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
	Math.max(1, Math.ceil(total / limit));
