import type { Actor } from '../../access/actor';
import { createContext, type DatabaseContext } from '../../commands/command';
import { refreshGrowingTables } from '../../commands/import/core/growing-tables';
import {
	beginImport,
	endImport,
	type ImportRun,
	keepFindings,
	noteProgress,
	noteSurvey,
} from '../../commands/import/core/note-import';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import type { Database } from '../../platform/db/db';
import type { Storage } from '../../platform/storage/storage';
import { refreshWords } from '../../search/index/count-words';
import { indexAuthors } from '../../search/index/index-document';
import { Refusal } from '../../shared/refusal';
import { batchOf, countTrial } from './batch';
import { ImportError } from './import-error';
import { type Made, makeAuthorsAndTags } from './made';
import { moveLists } from './move-lists';
import type { FetchOptions } from './pictures/fetch-picture';
import { openPictureFolder } from './pictures/picture-folder';
import { Pictures } from './pictures/pictures';
import { type Plan, planAddresses } from './plan';
import { type Draft, draftOf, type PostOptions } from './post';
import { questionsOf } from './questions';
import { Report, told } from './report';
import type { NameMap } from './sections';
import { soundEvents } from './sound-events';
import type { Source } from './source';
import { kindOf, type Survey, surveyExport } from './survey';
import { type Batch, writeBatch } from './write-batch';

/** Options of every import, whichever system it is from. */
export interface ImportOptions {
	edition: Edition;
	/** Address of the old site, where the export lacks it or has a wrong one. */
	site?: string | undefined;
	/** Names that a person has mapped: sections by category, and page names here by page. */
	map?: NameMap | undefined;
	/** The database and storage to write to; undefined for a trial, which writes nothing. */
	target: { db: Database; storage: Storage } | undefined;
	/** Folder with the old site's pictures. */
	images: string | undefined;
	/** Limits for fetching pictures from the export's own addresses; undefined fetches nothing. */
	fetch: FetchOptions | undefined;
	/** Write over posts that were edited here since the last import. */
	overwrite: boolean;
	/** Unix seconds. */
	now: number;
	/** Number of the row of `job_run` under which it runs, where there is one. */
	job_id?: number | undefined;
	/** Ends the import between two batches. */
	signal?: AbortSignal;
	onProgress(stage: 'check' | 'import', done: number, total: number): void;
}

const WHOLE = 'What was written is whole; run the same command again to finish it.';

/** True where somebody cancelled the import, rather than the run being lost. */
const isCancelled = (signal: AbortSignal | undefined) => signal?.aborted === true && signal.reason !== 'lost';

/** @throws Error where somebody cancelled the import or the run was lost */
function goOn(signal: AbortSignal | undefined): void {
	if (signal?.aborted) throw new Error(isCancelled(signal) ? 'cancelled' : 'the connection to the database was lost');
}

/** Posts in one transaction. */
const BATCH = 100;
/** Posts after which the statistics of the tables are refreshed, and again at each of its fourfolds. */
const FIRST_REFRESH = 500;
/** Number of concurrent transactions; they touch different rows, so that they never wait for each other. */
const WRITES_AT_ONCE = 2;

/**
 * Imports an export. It is read twice as a stream: first to the end, to be sure that it is sound before anything is
 * written, then post by post, a hundred to a transaction, so that memory does not grow with the export and a run that
 * fails leaves only complete batches. The same export again changes nothing; a newer one updates posts that were not
 * edited here.
 * @throws ImportError with one sentence; running the command again resumes the import
 */
export async function importFrom(source: Source, options: ImportOptions): Promise<Report> {
	const { edition, target, now, job_id } = options;
	const report = new Report(target !== undefined);
	const reached = { done: 0, total: 0, outcome: report.outcome };
	const actor: Actor = { kind: 'import', source: source.system };
	if (!target) {
		await bring(source, options, { actor, report, reached, kept: undefined });
		return report;
	}
	const context = createContext(target.db, actor, now);
	const run = await beginImport(context, { system: source.system, edition: edition.code, job_id });
	report.run_id = run.id;
	const kept: Kept = { context, run };
	const end = async (error?: string) => {
		await flushFindings(kept, report);
		await endImport(context, run, reached, error, Math.floor(Date.now() / 1000));
	};
	try {
		await bring(source, options, { actor, report, reached, kept });
	} catch (error) {
		// Where the database is away, the row says that it runs, and that of its job that its process is gone.
		await end(told(error instanceof Error ? error.message : String(error))).catch(() => {});
		throw error;
	}
	await end();
	return report;
}

/** The row of an import, and what changes it. */
interface Kept {
	context: DatabaseContext<Database>;
	run: ImportRun;
}

/** Findings that one transaction stores, and that wait in memory at most. */
const FINDINGS = 1_000;

/** Stores the findings that belong to no batch of posts. */
async function flushFindings({ context, run }: Kept, report: Report): Promise<void> {
	const findings = report.takeFindings();
	for (let at = 0; at < findings.length; at += FINDINGS)
		await keepFindings(context, run, findings.slice(at, at + FINDINGS));
}

/** Reads an export and writes what it holds. @param way the report that it fills, and the row it notes its progress in */
async function bring(
	source: Source,
	options: ImportOptions,
	way: {
		actor: Actor;
		report: Report;
		reached: { done: number; total: number };
		/** Undefined for a trial. */
		kept: Kept | undefined;
	},
): Promise<void> {
	const { edition, target, now } = options;
	const { actor, report, reached, kept } = way;
	let checked = 0;
	const survey = await surveyExport(
		source,
		report,
		{ edition: edition.code, site: options.site, map: options.map ?? new Map() },
		(bytes) => {
			if (options.signal?.aborted) throw new ImportError('The import was cancelled before anything was written.');
			checked += bytes;
			options.onProgress('check', checked, 0);
		},
		async () => {
			if (kept && report.waiting >= FINDINGS) await flushFindings(kept, report);
		},
	);
	report.questions = questionsOf(survey);
	reached.total = survey.posts.size;
	if (kept) {
		const { context, run } = kept;
		await noteSurvey(context, run, { source: survey.key, total: reached.total, questions: report.questions });
	}
	const folder = options.images === undefined ? undefined : await openPictureFolder(options.images);
	const standing = editionsOf(survey, edition);
	const plan: Plan = { slugs: new Map(), addresses: new Map(), notes: new Map() };
	for (const one of standing) {
		const part = await planAddresses(survey, one, target?.db, report);
		for (const [id, slug] of part.slugs) plan.slugs.set(id, slug);
		for (const [id, address] of part.addresses) plan.addresses.set(id, address);
		for (const [id, notes] of part.notes) plan.notes.set(id, notes);
	}
	const pictures = new Pictures({
		target,
		survey,
		report,
		edition: edition.code,
		actor,
		folder,
		fetch: options.fetch,
	});
	await pictures.load();
	const made: Made = { authors: new Map(), tags: new Map() };
	for (const one of kept ? standing : []) {
		const { context, run } = kept as Kept;
		const part = await makeAuthorsAndTags(survey, one, context, run, report);
		for (const [login, id] of part.authors) made.authors.set(login, id);
		// A tag belongs to one edition.
		for (const [slug, id] of part.tags) made.tags.set(`${one.code}:${slug}`, id);
	}
	if (!target) {
		report.outcome.authors.created = survey.usedAuthors.size;
		report.outcome.tags.created = [...survey.usedTags.values()].reduce((sum, tags) => sum + tags.size, 0);
	}
	let hasWritten = false;
	let refreshedNext = FIRST_REFRESH;
	const led = new Set<string>();
	const writing: Promise<void>[] = [];
	const write = async (batch: Batch, count: number) => {
		if (!kept) countTrial(batch, report, led);
		else if (await writeBatch(kept.context, kept.run, batch, { overwrite: options.overwrite }, report))
			hasWritten = true;
		reached.done += count;
		if (kept) await noteProgress(kept.context, kept.run, { ...reached, outcome: report.outcome });
		options.onProgress('import', reached.done, survey.posts.size);
		if (target && reached.done >= refreshedNext) {
			refreshedNext *= 4;
			await refreshGrowingTables(target.db);
		}
	};
	const flush = async (drafts: Draft[], postOptions: PostOptions) => {
		goOn(options.signal);
		const batch = await batchOf(drafts, pictures, plan, made, postOptions);
		// The next batches are read and converted while these are written.
		if (writing.length >= WRITES_AT_ONCE) await writing.shift();
		const promise = write(batch, drafts.length);
		promise.catch(() => {});
		writing.push(promise);
	};
	try {
		for (const one of standing) {
			const postOptions: PostOptions = { source, survey, report, edition: one, addresses: plan.addresses, now };
			const seen = new Set<number>();
			let drafts: Draft[] = [];
			for await (const event of soundEvents(source)) {
				if (event.kind !== 'item') continue;
				const kind = kindOf(event);
				const post = survey.posts.get(event.id);
				if ((kind !== 'article' && kind !== 'page') || post?.edition !== one.code || seen.has(event.id)) continue;
				seen.add(event.id);
				drafts.push(draftOf(event, post, postOptions));
				if (drafts.length < BATCH) continue;
				await flush(drafts, postOptions);
				drafts = [];
			}
			if (drafts.length > 0) await flush(drafts, postOptions);
			// Translations look for their originals in the editions that were written before.
			await Promise.all(writing);
		}
		await moveLists(
			source,
			{ survey, edition, report, made, pictures, addresses: plan.addresses, run: kept?.run, led },
			kept?.context,
		);
	} catch (error) {
		if (error instanceof ImportError) throw error;
		await Promise.allSettled(writing);
		if (isCancelled(options.signal)) {
			throw new ImportError(`The import was cancelled after ${reached.done} of ${survey.posts.size} posts. ${WHOLE}`);
		}
		const why = Refusal.is(error, 'taken')
			? 'somebody has taken an address meanwhile that a piece was to have'
			: error instanceof Error
				? error.message
				: String(error);
		throw new ImportError(
			`The import stopped after ${reached.done} of ${survey.posts.size} posts: ${why.replace(/\s+/g, ' ').slice(0, 300)}. ${WHOLE}`,
			{ cause: error },
		);
	} finally {
		if (target && hasWritten) await finish(target.db, made);
	}
	pictures.reportUnused();
}

/** Editions of the posts in the export, beginning with the requested one. */
function editionsOf(survey: Survey, first: Edition): Edition[] {
	const codes = new Set([...survey.posts.values()].map((post) => post.edition));
	return [first, ...editions.filter((one) => one.code !== first.code && codes.has(one.code))];
}

/** Updates what is counted once for all posts: the words of the search, and the authors who now have posts. */
async function finish(db: Database, made: Made): Promise<void> {
	await db.write((tx) => indexAuthors(tx, [...made.authors.values()], { countWords: false }));
	await refreshWords(db);
}
