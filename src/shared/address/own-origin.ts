/** The origin at which this site is read; '' until it is said. */
let origin = '';

/** Says once, when the program starts, where this site is read. @param url origin without a slash at its end */
export function setOwnOrigin(url: string): void {
	origin = url;
}

/** Path, query and fragment of a whole address of this site; undefined for an address of another site, and for a path. */
export function withinOwnOrigin(address: string): string | undefined {
	if (origin === '' || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
	const { host, pathname, search, hash } = new URL(address);
	return host === new URL(origin).host ? pathname + search + hash : undefined;
}
