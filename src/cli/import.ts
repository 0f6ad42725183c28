import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { actors, nameOf } from '../access/actor';
import { openSiteDatabase } from '../boot/open-database';
import { readSettings } from '../boot/settings';
import { defaultEdition, editionByCode, editions } from '../editions/editions';
import { FETCH_OPTIONS } from '../importers/core/fetch-picture';
import { ImportError } from '../importers/core/import-error';
import type { Report } from '../importers/core/report';
import { importWordpress as tryWordpress } from '../importers/wordpress/wordpress';
import { type ImportRequest, importWordpress } from '../jobs/import-wordpress';
import { houseOf } from '../jobs/job';
import type { Database } from '../platform/db/db';
import { openNodeName } from '../platform/db/nodes/node-name';
import { runHere } from '../platform/jobs/run-here';
import { openStorage } from '../platform/storage/open-storage';
import { StartError } from '../shared/errors';

const USAGE = `Usage: npm run import -- wordpress FILE.xml [options]

  --images FOLDER   take pictures from a folder (the old site's wp-content/uploads)
  --fetch-images    fetch pictures that are in no folder from the export's own addresses
  --edition CODE    edition the posts belong to: ${editions.map((edition) => edition.code).join(', ')} (default ${defaultEdition.code})
  --overwrite       write over posts that were edited here since the last import
  --dry-run         look at everything, write nothing
  --report FILE     where the report goes (default: a file in the data folder)`;

const OPTIONS = {
	images: { type: 'string' },
	'fetch-images': { type: 'boolean', default: false },
	edition: { type: 'string', default: defaultEdition.code },
	overwrite: { type: 'boolean', default: false },
	'dry-run': { type: 'boolean', default: false },
	report: { type: 'string' },
	help: { type: 'boolean', default: false },
} as const;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** A bar on a terminal, a line for each tenth elsewhere. */
function progress(): { show(stage: 'check' | 'import', done: number, total: number): void; stop(): void } {
	let bar: SingleBar | undefined;
	let tenth = 0;
	let isChecking = false;
	return {
		show(stage, done, total) {
			if (stage === 'check') {
				if (!isChecking) say('Checking the export …');
				isChecking = true;
			} else if (process.stderr.isTTY) {
				if (!bar) {
					bar = new SingleBar({
						format: 'Importing {bar} {percentage}% · {value} of {total} posts · {eta_formatted} left',
						stream: process.stderr,
						hideCursor: true,
					});
					bar.start(total, 0);
				}
				bar.update(done);
			} else if (Math.floor((done * 10) / total) > tenth) {
				tenth = Math.floor((done * 10) / total);
				say(`Imported ${done} of ${total} posts`);
			}
		},
		stop() {
			bar?.stop();
		},
	};
}

async function writeReport(report: Report, file: string, about: Record<string, unknown>): Promise<void> {
	await mkdir(join(file, '..'), { recursive: true });
	await writeFile(file, `${JSON.stringify({ ...about, ...report.toJSON() }, null, '\t')}\n`);
	for (const line of report.lines()) say(line);
	say(`The whole report: ${file}`);
}

/**
 * Milliseconds in which one Ctrl-C may arrive more than once: from the terminal, and by the process that started this
 * one.
 */
const SAME_INTERRUPT = 1_000;

/** The first Ctrl-C asks for an end between two batches; a later one ends the process. */
function onInterrupt(): { signal: AbortSignal; stop(): void } {
	const controller = new AbortController();
	let first = 0;
	const interrupt = () => {
		if (first > 0 && Date.now() - first > SAME_INTERRUPT) process.exit(130);
		if (first > 0) return;
		first = Date.now();
		say('The import ends with the batch under way; press Ctrl-C again to end it at once.');
		controller.abort('cancelled');
	};
	process.on('SIGINT', interrupt);
	return { signal: controller.signal, stop: () => process.off('SIGINT', interrupt) };
}

/** Runs the import as a job of the operator: the record has what was asked, how far it is, and its report. */
async function runImport(db: Database, request: ImportRequest, cancel: AbortSignal): Promise<Report> {
	// The folder's name is the server's: it takes back under it what it was sending.
	const node = openNodeName(db, undefined);
	const clock = () => Math.floor(Date.now() / 1000);
	const { file, edition, images, fetch, overwrite } = request;
	try {
		return await runHere(importWordpress, {
			db,
			node,
			actor: nameOf(actors.operator),
			input: { file, edition: edition.code, images, fetches: fetch !== undefined, overwrite },
			house: (one) => ({ ...one, ...houseOf(db, one, clock, () => {}), request }),
			clock,
			cancel,
			record: (report) => report.toJSON(),
		});
	} finally {
		await node.stop();
	}
}

async function run(args: string[]): Promise<number> {
	let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
	try {
		parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
	} catch (error) {
		throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
	}
	const { values, positionals } = parsed;
	const [system, file, ...rest] = positionals;
	if (values.help) {
		say(USAGE);
		return 0;
	}
	if (system !== 'wordpress' || file === undefined || rest.length > 0) throw new ImportError(USAGE);
	const edition = editionByCode(values.edition);
	if (!edition)
		throw new ImportError(
			`There is no edition "${values.edition}"; there are ${editions.map((one) => one.code).join(', ')}.`,
		);
	const settings = readSettings(process.env);
	const isTrial = values['dry-run'];
	const db = isTrial
		? undefined
		: await openSiteDatabase({
				databaseUrl: settings.databaseUrl,
				dataDir: settings.dataDir,
				pool: settings.databasePool,
				mayJoin: true,
			});
	const shown = progress();
	const started = new Date();
	const interrupted = onInterrupt();
	try {
		const request: ImportRequest = {
			file,
			edition,
			target: db && { db, storage: openStorage(settings) },
			images: values.images,
			fetch: values['fetch-images'] ? FETCH_OPTIONS : undefined,
			overwrite: values.overwrite,
			onProgress: shown.show,
		};
		const { signal } = interrupted;
		const report = db
			? await runImport(db, request, signal)
			: await tryWordpress({ ...request, now: Math.floor(started.getTime() / 1000), signal });
		shown.stop();
		const name = `wordpress-${started.toISOString().replace(/[:.]/g, '-')}.json`;
		await writeReport(report, values.report ?? join(settings.dataDir, 'imports', name), {
			file,
			edition: edition.code,
			isTrial,
			started_at: started.toISOString(),
			seconds: (Date.now() - started.getTime()) / 1000,
		});
		return 0;
	} finally {
		interrupted.stop();
		shown.stop();
		await db?.stop();
	}
}

/**
 * `npm run import`: brings content of another system in.
 * @returns the exit code: 0, or 1 after one sentence about what is wrong.
 */
export async function main(args: string[]): Promise<number> {
	try {
		return await run(args);
	} catch (error) {
		const isKnown = error instanceof ImportError || error instanceof StartError;
		if (!isKnown) throw error;
		say(error.message);
		return 1;
	}
}
