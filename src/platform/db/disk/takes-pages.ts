import { sql } from 'drizzle-orm';
import type { Database } from '../db';
import { hasCode, saysFull } from './free-room';

/** Milliseconds for which an answer holds: balancers ask often, and each of several of them. */
const HOLDS_MS = 3_000;

/**
 * Sorts 1,200 rows of half a kilobyte by two columns in 64 KB of memory, so that the server writes some 600 KB of a
 * temporary file: as much as it adds to a table at once at most.
 */
const SORT = sql`select max(place) from (
	select row_number() over (order by filler, n) as place from (
		select n, md5(n::text) || repeat('.', 480) as filler from generate_series(1, 1200) as n
	) as rows
) as sorted`;

/** SQLSTATE of a server whose administrator allows no temporary files of this size: it says nothing of the disk. */
const FORBIDDEN = '53400';

interface Answer {
	at: number;
	takesPages: Promise<boolean>;
}

const answers = new WeakMap<Database, Answer>();

async function tryToWrite(db: Database): Promise<boolean> {
	try {
		await db.write(async (tx) => {
			await tx.execute(sql`set local work_mem = '64kB'`);
			// On the disk of the tables, whatever disk the server keeps for temporary files.
			await tx.execute(sql`set local temp_tablespaces = ''`);
			await tx.execute(SORT);
		});
		return true;
	} catch (error) {
		if (saysFull(error)) return false;
		if (hasCode(error, [FORBIDDEN])) return true;
		throw error;
	}
}

/**
 * True while the disk of the database takes pages of tables. The server really writes, as the owner: into a temporary
 * file of one statement, which leaves no row, no lock and no log behind. Asked again within seconds it gives the same
 * answer.
 * @throws what the database throws when it is away
 */
export function takesPages(db: Database): Promise<boolean> {
	const last = answers.get(db);
	if (last && performance.now() - last.at < HOLDS_MS) return last.takesPages;
	const answer: Answer = { at: performance.now(), takesPages: tryToWrite(db) };
	answers.set(db, answer);
	// A database that was away is asked again at once.
	answer.takesPages.catch(() => answers.get(db) === answer && answers.delete(db));
	return answer.takesPages;
}
