import { safeHref } from '../../../shared/text/html-rules';

/** A host name with what may follow it. */
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/?#]|:\d|$)/u;

/** The address on the web that somebody typed or pasted, and nothing else; a host name alone is its https address. */
export function webAddress(text: string): string | undefined {
	const line = text.trim();
	if (/\s/.test(line)) return undefined;
	if (/^https?:/i.test(line)) return safeHref(line);
	return HOST.test(line) ? safeHref(`https://${line}`) : undefined;
}
