/** A request target that was read once. Everything behind the front works on this, never on the raw target. */
export interface Target {
	/** Canonical path: no empty segments, no slash at the end, each segment encoded as `encodeURIComponent` does. */
	path: string;
	/** Path and known query: the address the application sees, and the key of the page cache. */
	url: string;
	/** The client asked for the same thing under another address (doubled or closing slashes) and belongs at `url`. */
	isMoved: boolean;
}

/** Why a target is refused: 400 malformed, 404 no page can have this address, 414 too long. */
export type TargetRefusal = 400 | 404 | 414;

/** Names of query parameters; `all` where nothing is cached and the one who answers knows their names. */
export type KnownNames = readonly string[] | 'all';
/** Query parameters that make another page, by canonical path. */
export type KnownQuery = (path: string) => KnownNames;
/** Whether a decoded path holds a keyword that is searched for, where an escaped separator is no more than a blank. */
export type HoldsKeyword = (path: string) => boolean;

const MAX_CHARACTERS = 4096;
/** Printable ASCII without the fragment mark; nothing else belongs in a target (RFC 9112 §3.2). */
const FOREIGN = /[^\x21-\x7e]|#/;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const CONTROL_ESCAPE = /%(?:[01][0-9A-Fa-f]|7[Ff])/;
/**
 * Bytes that mean something else to one of the programs on the way: separators and dots, raw or hidden in an escape.
 */
const AMBIGUOUS = /[\\;]|%(?:2[EeFf]|5[Cc])/;
const ESCAPED_SEPARATOR = /%(?:2[Ff]|5[Cc])/g;
const NUL_ESCAPE = /%00/;
/** Characters that may have been pasted into a field unseen; in a value they mean no more than a blank. */
const BLANKS = /[\p{Cc}\u2028\u2029]+/gu;
/** C1 controls and the two line separators arrive as UTF-8 and show only after decoding. */
const HIDDEN_CONTROL = /[\u0080-\u009f\u2028\u2029]/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)([/?].*)?$/is;

const decode = (text: string): string | undefined => {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
};

function readQuery(raw: string, known: KnownNames): string | undefined {
	if (raw === '' || known.length === 0) return '';
	const found = new Map<string, string[]>();
	for (const pair of raw.split('&')) {
		const equals = pair.indexOf('=');
		const name = decode((equals < 0 ? pair : pair.slice(0, equals)).replaceAll('+', ' '));
		if (name === undefined || (known !== 'all' && !known.includes(name))) continue;
		const value = decode(equals < 0 ? '' : pair.slice(equals + 1).replaceAll('+', ' '));
		if (value === undefined) return undefined;
		const values = found.get(name);
		if (values) values.push(value);
		else found.set(name, [value]);
	}
	const parts: string[] = [];
	for (const name of known === 'all' ? found.keys() : known) {
		for (const value of found.get(name) ?? [])
			parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value.replace(BLANKS, ' '))}`);
	}
	return parts.join('&');
}

/** A path with a blank for each escaped separator of its keyword, and none at the ends; any other path as it is. */
function withoutSeparators(path: string, holdsKeyword: HoldsKeyword | undefined): string {
	const spaced = path.replace(ESCAPED_SEPARATOR, '%20');
	if (spaced === path || !holdsKeyword?.(decode(spaced) ?? '')) return path;
	return spaced.replace(/(?:%20)+(?=%20)/g, '').replace(/\/%20|%20(?=\/|$)/g, (blank) => blank.replace('%20', ''));
}

/**
 * Reads the target of a request (security rule 19): decodes it exactly once, refuses what two programs could read
 * differently, and keeps of the query only the parameters that make another page, in a fixed order, with blanks for
 * control characters.
 * @param raw exactly as the request line has it, in origin or absolute form
 * @param host value of the Host header; an absolute form must name the same one
 * @param holdsKeyword paths of which an address with an escaped slash (`/search/mg%2Fml`) leads to the one with a blank
 */
export function readTarget(
	raw: string,
	host: string,
	knownQuery: KnownQuery,
	holdsKeyword?: HoldsKeyword,
): Target | TargetRefusal {
	if (raw.length > MAX_CHARACTERS) return 414;
	let target = raw;
	if (!raw.startsWith('/')) {
		const absolute = ABSOLUTE.exec(raw);
		if (absolute?.[1] === undefined || absolute[1].toLowerCase() !== host.toLowerCase()) return 400;
		const rest = absolute[2] ?? '/';
		target = rest.startsWith('?') ? `/${rest}` : rest;
	}
	if (FOREIGN.test(target) || BROKEN_ESCAPE.test(target) || NUL_ESCAPE.test(target)) return 400;
	const mark = target.indexOf('?');
	const given = mark < 0 ? target : target.slice(0, mark);
	const rawPath = withoutSeparators(given, holdsKeyword);
	if (CONTROL_ESCAPE.test(rawPath)) return 400;
	if (AMBIGUOUS.test(rawPath)) return 404;
	const decoded = decode(rawPath);
	if (decoded === undefined || HIDDEN_CONTROL.test(decoded)) return 400;
	const segments = decoded.slice(1).split('/');
	const kept = segments.filter((segment) => segment !== '');
	if (kept.some((segment) => segment === '.' || segment === '..')) return 404;
	const path = `/${kept.map(encodeURIComponent).join('/')}`;
	const query = readQuery(mark < 0 ? '' : target.slice(mark + 1), knownQuery(path));
	if (query === undefined) return 400;
	return {
		path,
		url: query === '' ? path : `${path}?${query}`,
		isMoved: rawPath !== given || (kept.length !== segments.length && decoded !== '/'),
	};
}
