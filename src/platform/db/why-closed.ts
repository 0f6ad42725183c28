import { join } from 'node:path';
import { StartError, Unavailable } from '../../shared/errors';
import { diskFull, isFull, saysFull } from './disk/free-room';

/** Explains why the database cannot be used, in one sentence for the person who starts the program. */

interface ConnectionError {
	code: string;
	message: string;
}

/** The innermost error is the driver's, or the system's. */
function connectionErrorOf(error: unknown): ConnectionError {
	let inner = error;
	while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
	if (!(inner instanceof Error)) return { code: '', message: String(inner) };
	return { code: 'code' in inner && typeof inner.code === 'string' ? inner.code : '', message: inner.message };
}

/** Messages of the driver for a timeout and for a broken connection, and codes of one. */
const LATE = /timeout exceeded when trying to connect|timeout expired|connection timeout|query read timeout/i;
const UNUSABLE =
	/^Connection terminated|^Client (?:has encountered a connection error|was closed) and is not queryable/;
const BROKEN = /^(?:ECONN[A-Z]+|E(?:HOST|NET)[A-Z]+|ETIMEDOUT|EPIPE|08...)$/;

/** Codes of a server that is starting, and of connections that such a server breaks off. */
const PASSING = ['57P03', 'ETIMEDOUT', 'ECONNRESET', 'EPIPE'];

/** True where another attempt may succeed: the server is starting, or a busy machine did not answer in time. */
export function isPassing(error: unknown): boolean {
	const { code, message } = connectionErrorOf(error);
	return PASSING.includes(code) || LATE.test(message) || /^Connection terminated/.test(message);
}

const named = (text: string): string => decodeURIComponent(text.replace(/^\//, ''));

/** Sentences by SQLSTATE, and by the system's code. None of them repeats the password. */
const SENTENCES: Record<string, (url: URL) => string> = {
	'28P01': ({ username }) =>
		`The database at DATABASE_URL refuses the user "${named(username)}" or the password; check both in DATABASE_URL.`,
	'28000': ({ username }) =>
		`The database at DATABASE_URL does not let in the user "${named(username)}"; check the user, or what the server allows it.`,
	'3D000': ({ pathname, username }) =>
		`There is no database "${named(pathname) || named(username)}" on the server at DATABASE_URL; create it, or correct the name.`,
	'53300': () => 'The server at DATABASE_URL has no connection left; allow it more, or lower DATABASE_POOL.',
	'57P03': () => 'The server at DATABASE_URL is starting or stopping; start again when it takes connections.',
	'42501': ({ username }) =>
		`The user "${named(username)}" of DATABASE_URL lacks a right; it must own the tables, and at the first start make roles and extensions.`,
	ENOTFOUND: ({ hostname }) => `The host "${hostname}" of DATABASE_URL cannot be found; check its name.`,
	EAI_AGAIN: ({ hostname }) =>
		`The host "${hostname}" of DATABASE_URL cannot be found; check its name, and that names are answered here.`,
};

/**
 * True for an error on the way to the server, where it has said nothing about itself. A socket's file may be missing
 * too.
 */
const isAway = ({ code, message }: ConnectionError): boolean =>
	BROKEN.test(code) ||
	LATE.test(message) ||
	UNUSABLE.test(message) ||
	(code === 'ENOENT' && message.startsWith('connect'));

function serverSentence(error: ConnectionError, databaseUrl: string): string | undefined {
	const url = new URL(databaseUrl);
	if (/^28/.test(error.code) && url.username === '' && !url.searchParams.has('user'))
		return 'DATABASE_URL names no user, and the server lets in none without a name; write it as postgres://USER:PASSWORD@HOST/DATABASE.';
	const sentence = SENTENCES[error.code];
	if (sentence) return sentence(url);
	if (/^SASL|password must be/.test(error.message))
		return 'The database at DATABASE_URL asks for a password; put the right one into DATABASE_URL.';
	if (/SSL|TLS|certificate/i.test(`${error.code} ${error.message}`)) {
		return 'The database at DATABASE_URL and this program agree on no encryption; check sslmode in DATABASE_URL, and the certificate.';
	}
	return isAway(error)
		? 'The database at DATABASE_URL does not answer; check that it runs and that the address is right.'
		: undefined;
}

/**
 * Explains why the database could not be opened.
 * @param place the database that was tried; `dataDir` where it may be the embedded one
 * @returns the error with its sentence; the same error where it does not come from the database
 */
export function whyClosed(
	error: unknown,
	{ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir?: string },
): unknown {
	if (error instanceof StartError) return error;
	if (saysFull(error)) return diskFull(error);
	if (databaseUrl === undefined) {
		if (dataDir === undefined || !isAway(connectionErrorOf(error))) return error;
		// A database that cannot write its log ends without a word to those who wait for it.
		if (isFull(join(dataDir, 'postgres'))) return diskFull(error);
		return new StartError(`The embedded database in ${dataDir} has ended; the log says why.`, { cause: error });
	}
	const sentence = serverSentence(connectionErrorOf(error), databaseUrl);
	return sentence === undefined ? error : new StartError(sentence, { cause: error });
}

/** SQLSTATE of a server that stops or starts, or one of whose processes died, while a statement was under way. */
const STOPPED = /^57P0[123]$/;

/** The error for work that the database broke off by going away. */
export const brokenOff = (cause?: unknown): Unavailable =>
	new Unavailable(
		'The database went away while the command was at work; give the command again when the database answers.',
		false,
		{ cause },
	);

/**
 * Explains why work that had begun on the database broke off.
 * @returns Unavailable with its sentence where the database went away; else the same error
 */
export function whyBrokenOff(error: unknown): unknown {
	const inner = connectionErrorOf(error);
	return STOPPED.test(inner.code) || isAway(inner) ? brokenOff(error) : error;
}
