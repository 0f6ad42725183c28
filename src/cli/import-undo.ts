import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { undoImport } from '../commands/import/undo-import';
import { editionCodes } from '../editions/editions';
import { type ImportState, listImports as importRows, UNDO_DAYS } from '../queries/site/imports';
import { Refusal } from '../shared/refusal';
import { say, workOnDatabase } from './command-line';

/** Maximum number of remaining rows that are named; more are only counted. */
const MAX_NAMED_ROWS = 50;

/** Why an import cannot be taken back, by the rule of the refusal. */
const WHY: Record<string, string> = {
	undone: 'was taken back already',
	import_running: 'is still running: end it with Ctrl-C first, or wait until it is done',
	import_old: `is older than ${UNDO_DAYS} days; an import can be taken back until then`,
};

/** How the state of an import is called. */
const STATES: Record<ImportState, string> = {
	running: 'running',
	done: '',
	stopped: 'stopped',
	broken: 'broken off',
	undoing: 'taken back in part',
	undone: 'taken back',
};

/** `npm run import -- list`: the newest imports, each with the number by which it is taken back. @returns exit code */
export const listImports = (): Promise<number> =>
	workOnDatabase(async (db) => {
		const { rows } = await importRows(db.staff, editionCodes);
		if (rows.length === 0) say('Nothing was imported here.');
		for (const { id, source, edition, created_at, state, ...run } of rows) {
			const day = new Date(created_at * 1000).toISOString().slice(0, 16).replace('T', ' ');
			const written = state === 'undone' ? [] : [`${run.rows} rows`];
			const words = [...written, STATES[state]].filter((word) => word !== '').join(', ');
			say(`${String(id).padStart(6)}  ${day} UTC  ${edition}  ${source}  ${words}`);
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
			const rule = Refusal.is(error, 'state') ? (error.more.rule?.name ?? '') : '';
			say(`${rule in WHY ? `Import ${id} ${WHY[rule]}` : `There is no import ${id}`}.`);
			isRefused = true;
		}
	});
	return isRefused ? 1 : code;
}
