import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSiteDatabase } from '../boot/open-database';
import { defaultEdition, editionByCode, editions } from '../editions/editions';
import { importFrom } from '../importers/core/import';
import { ImportError } from '../importers/core/import-error';
import { fetchOptions } from '../importers/core/pictures/fetch-picture';
import { questionLines, readMap } from '../importers/core/questions';
import type { Report } from '../importers/core/report';
import type { Source } from '../importers/core/source';
import { httpUrl } from '../importers/core/text/embeds';
import { feedSource } from '../importers/feed/feed';
import { folderSource, tableSource } from '../importers/folder/folder';
import { ghostSource } from '../importers/ghost/ghost';
import { wordpressSource } from '../importers/wordpress/wordpress';
import { type ImportRequest, importExport as importJob } from '../jobs/import';
import { createJobContext } from '../jobs/job';
import type { Database } from '../platform/db/db';
import { openNodeName } from '../platform/db/nodes/node-name';
import { runHere } from '../platform/jobs/run-here';
import { openStorage } from '../platform/storage/open-storage';
import { NEWSROOM } from '../shared/address/folders';
import { StartError } from '../shared/errors';
import { say, siteSettings } from './command-line';
import { importExport } from './import-export';
import { progress } from './import-progress';
import { listImports, undoImportRun } from './import-undo';

const USAGE = `Usage: npm run import -- wordpress FILE.xml [options]
       npm run import -- feed FILE.xml [options]   RSS or Atom, as it was saved
       npm run import -- ghost FILE.json --site https://… [options]
       npm run import -- folder FOLDER --site https://… [options]   Markdown or HTML files with front matter
       npm run import -- csv FILE.csv --site https://… [options]
       npm run import -- export FILE.tar   what "npm run export" wrote, into an empty installation
       npm run import -- list              imports, the newest first, with their numbers
       npm run import -- undo NUMBER       takes an import back, within 30 days, but for what was changed since

  --images FOLDER   take pictures from a folder (the old site's wp-content/uploads)
  --fetch-images    fetch pictures that are in no folder from the export's own addresses
  --lenient         mend what is not sound XML, as WordPress's own reader does
  --site URL        address of the old site, where the export does not say it
  --map NAME=NAME   file a category under a section (laws=regulation), give a page a name (page:privacy=policy)
  --edition CODE    edition the posts belong to: ${editions.map((edition) => edition.code).join(', ')} (default ${defaultEdition.code})
  --overwrite       write over posts that were edited here since the last import
  --dry-run         look at everything, write nothing
  --report FILE     where the whole report goes (default: a file in DATA_DIR/imports)`;

const OPTIONS = {
	images: { type: 'string' },
	'fetch-images': { type: 'boolean', default: false },
	lenient: { type: 'boolean', default: false },
	site: { type: 'string' },
	map: { type: 'string', multiple: true },
	edition: { type: 'string', default: defaultEdition.code },
	overwrite: { type: 'boolean', default: false },
	'dry-run': { type: 'boolean', default: false },
	report: { type: 'string' },
	help: { type: 'boolean', default: false },
} as const;

function siteOf(site: string | undefined): string {
	if (site !== undefined) return site;
	throw new ImportError('The export does not say which site it is of; name its address with --site https://….');
}

/** Systems whose exports come in. */
const SYSTEMS: Record<string, (file: string, how: { lenient: boolean; site: string | undefined }) => Source> = {
	wordpress: (file, { lenient }) => wordpressSource(file, lenient),
	feed: (file, { lenient }) => feedSource(file, lenient),
	ghost: (file, { site }) => ghostSource(file, siteOf(site)),
	folder: (file, { site }) => folderSource(file, siteOf(site)),
	csv: (file, { site }) => tableSource(file, siteOf(site)),
};

async function writeReport(
	report: Report,
	file: string,
	about: Record<string, unknown> & { isTrial: boolean },
): Promise<void> {
	await mkdir(join(file, '..'), { recursive: true });
	await writeFile(file, `${JSON.stringify({ ...about, ...report.toJSON() }, null, '\t')}\n`);
	for (const line of report.lines(about.isTrial)) say(line);
	if (report.questions) for (const line of questionLines(report.questions)) say(line);
	if (report.run_id !== undefined) {
		if (report.hasWritten) say(`To take it back: npm run import -- undo ${report.run_id}`);
		say(`In the newsroom: ${NEWSROOM}/imports/${report.run_id}`);
	}
	say(`${about.isTrial ? 'Nothing was written. ' : ''}The whole report: ${file}`);
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
async function runImport(db: Database, file: string, request: ImportRequest, cancel: AbortSignal): Promise<Report> {
	// The folder's name is the server's: it takes back under it what it was sending.
	const node = openNodeName(db, undefined);
	const clock = () => Math.floor(Date.now() / 1000);
	const { edition, images, fetch, overwrite } = request;
	try {
		return await runHere(importJob, {
			db,
			node,
			actor: 'operator',
			input: {
				system: request.source.system,
				file,
				edition: edition.code,
				images,
				fetches: fetch !== undefined,
				overwrite,
			},
			createContext: (one) => ({ ...one, ...createJobContext(db, one, clock, () => {}), request }),
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
		throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
			isWrongUse: true,
		});
	}
	const { values, positionals } = parsed;
	const [system, file, ...rest] = positionals;
	if (values.help) {
		say(USAGE);
		return 0;
	}
	if (system === 'export' && file !== undefined && rest.length === 0) return importExport(file);
	if (system === 'list' && file === undefined) return listImports();
	if (system === 'undo' && /^\d{1,9}$/.test(file ?? '') && rest.length === 0) return undoImportRun(Number(file));
	const open = SYSTEMS[system ?? ''];
	if (!open || file === undefined || rest.length > 0) throw new ImportError(USAGE, { isWrongUse: true });
	const edition = editionByCode(values.edition);
	if (!edition)
		throw new ImportError(
			`There is no edition "${values.edition}"; there are ${editions.map((one) => one.code).join(', ')}.`,
		);
	if (values.site !== undefined && !httpUrl(values.site))
		throw new ImportError('--site is an address that begins with http:// or https://.');
	const map = readMap(values.map ?? []);
	const source = open(file, { lenient: values.lenient, site: values.site });
	const settings = siteSettings();
	const isTrial = values['dry-run'];
	// The report of a trial makes no data folder.
	if (isTrial && values.report === undefined && !existsSync(settings.dataDir))
		throw new StartError(`There is no site in ${settings.dataDir}; say with --report where the report goes.`);
	const db = isTrial
		? undefined
		: await openSiteDatabase({
				databaseUrl: settings.databaseUrl,
				dataDir: settings.dataDir,
				pool: settings.databasePool,
				hasCdn: settings.cdn !== undefined,
				mayJoin: true,
			});
	const shown = progress(isTrial);
	const started = new Date();
	const interrupted = onInterrupt();
	try {
		const request: ImportRequest = {
			source,
			site: values.site,
			map,
			edition,
			target: db && { db, storage: openStorage(settings) },
			images: values.images ?? (system === 'folder' ? file : undefined),
			fetch: values['fetch-images'] ? fetchOptions(settings.site_url) : undefined,
			overwrite: values.overwrite,
			onProgress: shown.show,
		};
		const { signal } = interrupted;
		const report = db
			? await runImport(db, file, request, signal)
			: await importFrom(request.source, { ...request, now: Math.floor(started.getTime() / 1000), signal });
		shown.stop();
		const name = `${system}-${started.toISOString().replace(/[:.]/g, '-')}.json`;
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
 * @returns exit code: 0; 1 after one sentence about what is wrong; 2 where it was called wrongly
 */
export async function main(args: string[]): Promise<number> {
	try {
		return await run(args);
	} catch (error) {
		const isKnown = error instanceof ImportError || error instanceof StartError;
		if (!isKnown) throw error;
		say(error.message);
		return error instanceof ImportError && error.isWrongUse ? 2 : 1;
	}
}
