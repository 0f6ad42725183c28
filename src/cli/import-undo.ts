import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { importRuns, undoImport } from '../commands/import/undo-import';
import { Refusal } from '../shared/refusal';
import { say, workOnDatabase } from './command-line';

/** Maximum number of remaining rows that are named; more are only counted. */
const MAX_NAMED_ROWS = 50;

/** `npm run import -- list`: imports that have written something. @returns exit code */
export const listImports = (): Promise<number> =>
	workOnDatabase(async (db, now) => {
		const runs = await importRuns(createContext(db, actors.operator, now));
		if (runs.length === 0) say('Nothing was imported here.');
		for (const { id, source, edition, created_at, undone_at, rows } of runs) {
			const day = new Date(created_at * 1000).toISOString().slice(0, 16).replace('T', ' ');
			const state = undone_at === null ? `${rows} rows` : 'taken back';
			say(`${String(id).padStart(6)}  ${day} UTC  ${edition}  ${source}  ${state}`);
		}
	});

/** `npm run import -- undo NUMBER`: takes an import back. @returns exit code: 0, or 1 after one sentence */
export async function undoImportRun(id: number): Promise<number> {
	let isRefused = false;
	const code = await workOnDatabase(async (db, now) => {
		try {
			let reported = 0;
			const { undone, kept } = await undoImport(createContext(db, actors.operator, now), id, (done, total) => {
				if (Math.floor((done * 10) / total) === reported) return;
				reported = Math.floor((done * 10) / total);
				say(`Went through ${done} of ${total} rows`);
			});
			const counts = Object.entries(undone).map(([entity, count]) => `${entity} ${count}`);
			say(`Import ${id} is taken back: ${counts.join(', ') || 'nothing was left of it'}.`);
			if (kept.length > 0) say(`${kept.length} stay as they are, changed or used since:`);
			for (const one of kept.slice(0, MAX_NAMED_ROWS)) say(`  ${one.noun} ${one.key}  ${one.title ?? ''}`);
		} catch (error) {
			if (!Refusal.is(error, 'not_found') && !Refusal.is(error, 'state')) throw error;
			say(Refusal.is(error, 'state') ? `Import ${id} was taken back already.` : `There is no import ${id}.`);
			isRefused = true;
		}
	});
	return isRefused ? 1 : code;
}
