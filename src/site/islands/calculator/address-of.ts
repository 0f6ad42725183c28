/** A path with these parameters. */
export const addressOf = (path: string, pairs: readonly (readonly [string, string])[]): string =>
	pairs.length > 0 ? `${path}?${new URLSearchParams(pairs as [string, string][])}` : path;
