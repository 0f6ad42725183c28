import type { Database } from '../platform/db/db';
import { Unavailable } from '../shared/errors';

/**
 * Milliseconds a call that acts may take (security promise T2: an answer within six seconds while the database is
 * away). The rest of the six seconds is for what no clock of ours counts: the way to us, and a machine that is busy
 * when the request comes or the time is up.
 */
export const WRITE_MS = 3_500;

/** Milliseconds to find out whether the database answers. */
const ALIVE_MS = 800;
/** The same for a call that runs already: connections that are busy for a moment are no reason to end it. */
const ALIVE_WHILE_RUNNING_MS = 1_500;

/**
 * The same, but not for ever.
 * @throws Unavailable after so many milliseconds; what was begun goes on, and its result is dropped
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

/** Whether the database answers now. @param ms how long it is waited for */
export const isAnswering = (db: Pick<Database, 'isAlive'>, ms = ALIVE_MS): Promise<boolean> =>
	within(ms, db.isAlive()).catch(() => false);

/** The database for one request: a transaction that is not committed when the signal comes is rolled back. */
const until = (signal: AbortSignal, db: Database): Database => ({
	...db,
	write: (run) => db.write(run, signal),
	writeTogether: (statements, tags) => db.writeTogether(statements, tags, signal),
});

/** Settles as `begun` does, or as `end` when that is sooner; then what was begun commits nothing more. */
async function orGivenUp<T>(
	db: Database,
	begin: (db: Database) => Promise<T>,
	end: (begun: Promise<T>) => Promise<T>,
): Promise<T> {
	const givenUp = new AbortController();
	try {
		return await end(begin(until(givenUp.signal, db)));
	} catch (error) {
		// Before anything is answered: what is answered with 503 must not be committed afterwards.
		givenUp.abort();
		throw error;
	}
}

/**
 * Runs something that writes and is short by nature. Single statements (`writeAlone`), which count tries, are not taken
 * back.
 * @param begin is given the database that it must write to
 * @throws Unavailable after `WRITE_MS`; no transaction of it is committed then, except one whose commit is on its way
 */
export const writeWithin = <T>(db: Database, begin: (db: Database) => Promise<T>): Promise<T> =>
	orGivenUp(db, begin, (begun) => within(WRITE_MS, begun));

/**
 * Runs something that may take long, for as long as the database answers: it is asked every `WRITE_MS`.
 * @param begin is given the database that it must write to
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
