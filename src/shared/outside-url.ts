/**
 * An address outside this site that may be printed as a link (security rule 13), or undefined for anything else:
 * another scheme, a path, words.
 */
export function outsideUrl(address: string | null | undefined): string | undefined {
	if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
	return new URL(address).href;
}
