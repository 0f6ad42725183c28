/** Origin at which this site is read; '' until it is set. */
let origin = '';

/** Sets the origin of this site, once, when the program starts. @param url origin without a slash at its end */
export function setOwnOrigin(url: string): void {
	origin = url;
}

/**
 * Returns path, query and fragment of an absolute address of this site; undefined for another site's address, and for a
 * path.
 */
export function withinOwnOrigin(address: string): string | undefined {
	if (origin === '' || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
	const { host, pathname, search, hash } = new URL(address);
	return host === new URL(origin).host ? pathname + search + hash : undefined;
}
