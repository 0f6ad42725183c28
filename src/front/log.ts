/** Text that may be a secret or a person: a token of the length and look of ours, an address of mail. */
const isSecret = (segment: string): boolean =>
	segment.includes('@') ||
	/%40/.test(segment) ||
	(segment.length >= 20 && /^[\w.~-]+$/.test(segment) && (/[A-Z]/.test(segment) || /[^-]{20}/.test(segment)) && /\d|[A-Z]/.test(segment));

/** A path as a log may know it (security rule 27): without query, tokens and addresses. */
export const loggable = (path: string): string =>
	path
		.split('/')
		.map((segment) => (isSecret(segment) ? '…' : segment))
		.join('/');

let last = 0;
const boot = Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** Own number of a request, unique across restarts well enough to find it in a log; a client's own is ignored. */
export const nextRequestId = (): string => `${boot}-${(++last).toString(36)}`;

/** What went wrong, in its own words; for the log alone. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
