/**
 * An address outside this site that may be printed as a link (security rule 13), or undefined for anything else:
 * another scheme, a path, words.
 */
export function outsideUrl(address: string | null | undefined): string | undefined {
	return address && /^https?:\/\/[^\s<>"]+$/i.test(address) && URL.canParse(address) ? address : undefined;
}
