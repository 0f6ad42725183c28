/**
 * What may be logged (security rules 25 and 27): no mail address, no token, no identity, nothing that somebody has
 * typed.
 */

/**
 * True for a segment that may be a secret or a person: it has the length and look of our tokens, or is a mail address.
 */
const isSecret = (segment: string): boolean =>
	segment.includes('@') ||
	/%40/.test(segment) ||
	(segment.length >= 20 &&
		/^[\w.~-]+$/.test(segment) &&
		(/[A-Z]/.test(segment) || /[^-]{20}/.test(segment)) &&
		/\d|[A-Z]/.test(segment));

/** A path in the form that may be logged: without query, tokens and addresses. */
export const loggable = (path: string): string =>
	(path.split('?', 1)[0] as string)
		.split('/')
		.map((segment) => (isSecret(segment) ? '…' : segment))
		.join('/');

const MAIL_ADDRESS = /[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/**
 * True for a failed statement: its message repeats every value that was sent with it, so only its cause may be logged.
 */
const isQuery = (error: Error): boolean => 'query' in error && 'params' in error;

/**
 * SQLSTATEs whose message repeats the value that could not be read: data exceptions, and search words of a wrong form.
 */
const ABOUT_VALUE = /^(?:22[0-9A-Z]{3}|42601)$/;

/** The message up to the value. */
const withoutValue = (error: Error): string =>
	ABOUT_VALUE.test(codeOf(error)) ? (error.message.split(/: |\s?"/, 1)[0] as string) : error.message;

/**
 * Why something failed, in words that may be logged: of a failed statement the code and message of its cause and none
 * of its values, of any other error its message without mail addresses.
 */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error).replaceAll(MAIL_ADDRESS, '…');
	if (isQuery(error))
		return `Failed query: ${error.cause === undefined ? 'for no known cause' : reasonOf(error.cause)}`;
	const code = codeOf(error);
	const message = withoutValue(error).replaceAll(MAIL_ADDRESS, '…');
	return code && !message.includes(code) ? `${code} ${message}`.trim() : message;
}

/** The same with the stack, for unexpected errors. */
export function traceOf(error: unknown): string {
	if (!(error instanceof Error)) return reasonOf(error);
	const { message, stack = '' } = error;
	// The stack begins with the message, which may have several lines; the places in the code follow it.
	const at = message === '' ? 0 : stack.indexOf(message);
	const places = at < 0 ? [] : stack.slice(at + message.length).match(/^ {4}at .+$/gm);
	return [reasonOf(error), ...(places ?? [])].join('\n');
}
