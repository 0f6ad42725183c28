import type { Database } from '../platform/db/db';
import { Unavailable } from '../shared/errors';

/**
 * Milliseconds that a call that writes may take (security promise T2: an answer within six seconds while the database
 * is away). The rest of the six seconds is for time that we cannot measure: the network, and a machine that is busy
 * when the request arrives or the deadline passes.
 */
export const WRITE_MS = 3_500;

/** Milliseconds in which the database must answer a check. */
const ALIVE_MS = 800;
/** The same while a call is running: connections that are busy for a moment are no reason to end it. */
const ALIVE_WHILE_RUNNING_MS = 1_500;

/**
 * Settles as the promise does, with a deadline.
 * @throws Unavailable after so many milliseconds; the work goes on, and its result is dropped
 */
export async function within<T>(ms: number, begun: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_done, fail) => {
		timer = setTimeout(() => fail(new Unavailable('It took too long.')), ms);
	});
	try {
		return await Promise.race([begun, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** True when the database answers now. @param ms deadline for the check */
export const isAnswering = (db: Pick<Database, 'isAlive'>, ms = ALIVE_MS): Promise<boolean> =>
	within(ms, db.isAlive()).catch(() => false);

/** The database for one request: a transaction that is not committed when the signal fires is rolled back. */
const until = (signal: AbortSignal, db: Database): Database => ({
	...db,
	write: (run) => db.write(run, signal),
	writeTogether: (statements, tags) => db.writeTogether(statements, tags, signal),
});

/**
 * Settles as `end` does, which waits for the begun work and may reject sooner; after that the work commits nothing
 * more.
 */
async function orGivenUp<T>(
	db: Database,
	begin: (db: Database) => Promise<T>,
	end: (begun: Promise<T>) => Promise<T>,
): Promise<T> {
	const givenUp = new AbortController();
	try {
		return await end(begin(until(givenUp.signal, db)));
	} catch (error) {
		// The abort comes before any answer: a write that is answered with 503 must not be committed afterwards.
		givenUp.abort();
		throw error;
	}
}

/**
 * Runs work that writes and is short by nature. Single statements (`writeAlone`), which count tries, are not rolled
 * back.
 * @param begin gets the database that it must write to
 * @throws Unavailable after `WRITE_MS`; no transaction of it is committed then, except one whose commit is on its way
 */
export const writeWithin = <T>(db: Database, begin: (db: Database) => Promise<T>): Promise<T> =>
	orGivenUp(db, begin, (begun) => within(WRITE_MS, begun));

/**
 * Runs work that may take long, for as long as the database answers a check every `WRITE_MS`.
 * @param begin gets the database that it must write to
 * @throws Unavailable where the database does not answer; no transaction is committed then, except one whose commit is
 * on its way
 */
export const writeWhileAnswered = <T>(db: Database, begin: (db: Database) => Promise<T>): Promise<T> =>
	orGivenUp(db, begin, async (begun) => {
		let timer: NodeJS.Timeout | undefined;
		let isOver = false;
		const away = new Promise<never>((_done, fail) => {
			const look = async () => {
				if (!(await isAnswering(db, ALIVE_WHILE_RUNNING_MS))) fail(new Unavailable('The database does not answer.'));
				else if (!isOver) wait();
			};
			const wait = () => {
				timer = setTimeout(() => void look(), WRITE_MS);
			};
			wait();
		});
		try {
			return await Promise.race([begun, away]);
		} finally {
			isOver = true;
			clearTimeout(timer);
		}
	});
