/** Positions of the first and the last byte, both included. */
export interface ByteRange {
	from: number;
	to: number;
}

/**
 * Reads the one part of a file that a Range header asks for (RFC 9110, section 14).
 * @param bytes length of the file
 * @returns undefined for no range, several, or an unreadable one, which the whole file answers; 'beyond' where nothing
 *   of the range exists
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
	const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
	if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
	if (first === '')
		return Number(last) === 0 || bytes === 0 ? 'beyond' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 };
	const from = Number(first);
	const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
	if (last !== '' && Number(last) < from) return undefined;
	return from >= bytes ? 'beyond' : { from, to };
}
