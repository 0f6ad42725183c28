import type { Actor } from '../../access/actor';
import { type Acting, act, actingAs } from '../../commands/act';
import { importAuthors } from '../../commands/author/import-author';
import { importTags } from '../../commands/tag/import-tag';
import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import type { Storage } from '../../platform/storage/storage';
import { refreshWords } from '../../search/index/count-words';
import { indexAuthors, indexTags } from '../../search/index/index-document';
import { slugOf } from '../../shared/address/slugs';
import type { FetchOptions } from '../core/fetch-picture';
import { ImportError } from '../core/import-error';
import { openPictureFolder } from '../core/picture-folder';
import { Pictures } from '../core/pictures';
import { type Plan, planAddresses } from '../core/plan';
import { Report } from '../core/report';
import { type Batch, writeBatch } from '../core/write-batch';
import { articleOf, type Draft, draftOf, type PostOptions, pageOf, redirectsOf } from './post';
import { kindOf, type Survey, surveyExport } from './survey';
import { readWxr } from './wxr';

export interface WordpressImport {
	/** The export, a WXR file. */
	file: string;
	edition: Edition;
	/** Where posts and pictures go; undefined for a trial, which writes nothing. */
	target: { db: Database; storage: Storage } | undefined;
	/** Folder with the old site's pictures. */
	images: string | undefined;
	/** Limits for fetching pictures from the export's own addresses; undefined fetches nothing. */
	fetch: FetchOptions | undefined;
	/** Write over posts that were edited here since the last import. */
	overwrite: boolean;
	/** Unix seconds. */
	now: number;
	/** Ends the import between two batches. */
	signal?: AbortSignal;
	onProgress(stage: 'check' | 'import', done: number, total: number): void;
}

const WHOLE = 'What was written is whole; run the same command again to finish it.';

/** Somebody wants the import to end; the run was not lost. */
const isCancelled = (signal: AbortSignal | undefined) => signal?.aborted === true && signal.reason !== 'lost';

/** @throws Error where somebody wants the import to end, or the run was lost */
function goOn(signal: AbortSignal | undefined): void {
	if (signal?.aborted) throw new Error(isCancelled(signal) ? 'cancelled' : 'the connection to the database was lost');
}

const ACTOR: Actor = { kind: 'import', source: 'wordpress' };
/** Posts a transaction writes. */
const BATCH = 100;
/** Transactions under way; they touch different rows, so that they never wait for each other. */
const WRITES_AT_ONCE = 2;
/** Posts whose pictures are fetched and decoded at the same time. */
const PICTURES_AT_ONCE = 4;

/** Rows the posts refer to, made before them. */
interface Made {
	authors: Map<string, number>;
	tags: Map<string, number>;
}

async function makeAuthorsAndTags(survey: Survey, edition: Edition, as: Acting, report: Report): Promise<Made> {
	const authors = [...survey.usedAuthors].map((login) => {
		const name = survey.authors.get(login) ?? login;
		return {
			login,
			import_key: `${survey.key}:author:${login}`,
			name,
			slug: slugOf(name) || slugOf(login) || `author-${Buffer.from(login).toString('hex').slice(0, 12)}`,
		};
	});
	const people = await act(as, 'import', (one) =>
		importAuthors(
			one,
			authors.map(({ login: _login, ...person }) => person),
		),
	);
	report.outcome.authors = {
		created: people.created.length,
		updated: 0,
		unchanged: authors.length - people.created.length,
	};
	const tags = [...survey.usedTags].map(([slug, name]) => ({
		slug,
		name,
		description: survey.descriptions.get(slug) ?? '',
	}));
	const ids = new Map<string, number>();
	for (let at = 0; at < tags.length; at += 500) {
		const part = await act(as, 'import', async (one) => {
			const made = await importTags(one, edition.code, tags.slice(at, at + 500));
			if (made.created.length > 0) await indexTags(one.tx, made.created, { countWords: false });
			return made;
		});
		for (const [slug, id] of part.ids) ids.set(slug, id);
		report.outcome.tags.created += part.created.length;
		report.outcome.tags.unchanged += part.ids.size - part.created.length;
	}
	return { authors: new Map(authors.map((one) => [one.login, people.ids.get(one.import_key) as number])), tags: ids };
}

async function placePictures(drafts: Draft[], pictures: Pictures): Promise<void> {
	let next = 0;
	const worker = async () => {
		for (let draft = drafts[next++]; draft; draft = drafts[next++]) await pictures.place(draft.content.pictures);
	};
	await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, worker));
}

/** The picture WordPress shows above a post. */
async function coverOf(draft: Draft, pictures: Pictures) {
	const number = Number(draft.item.meta._thumbnail_id?.[0] ?? Number.NaN);
	if (!Number.isSafeInteger(number)) return undefined;
	const use = { address: '', attachment_id: number };
	const picture = await pictures.get({ ...use, address: pictures.attachmentOf(use)?.url ?? '' });
	return picture && { id: picture.id, attachment: pictures.attachmentOf(use) };
}

async function batchOf(
	drafts: Draft[],
	pictures: Pictures,
	plan: Plan,
	made: Made,
	options: PostOptions,
): Promise<Batch> {
	await placePictures(drafts, pictures);
	const batch: Batch = { articles: [], pages: [], redirects: [] };
	for (const draft of drafts) {
		const slug = plan.slugs.get(draft.post.id) as string;
		if (draft.post.kind === 'page') batch.pages.push(pageOf(draft, slug, options));
		else {
			const author_id = made.authors.get(draft.item.creator);
			const cover = await coverOf(draft, pictures);
			batch.articles.push(
				await articleOf(
					draft,
					{
						seo_url: slug,
						author_ids: author_id === undefined ? [] : [author_id],
						tagId: (tag) => made.tags.get(tag),
						cover,
					},
					options,
				),
			);
		}
		batch.redirects.push(...redirectsOf(draft, options));
		for (const note of draft.notes) options.report.change(note, draft.title);
	}
	return batch;
}

function countTrial(batch: Batch, report: Report): void {
	report.outcome.articles.created += batch.articles.length;
	report.outcome.pages.created += batch.pages.length;
	report.outcome.redirects.created += batch.redirects.length;
}

/**
 * Brings a WordPress export in. The file is read twice as a stream: once whole, to be sure that it is sound before
 * anything is written, then post by post, a hundred to a transaction, so that memory does not grow with the export and
 * a run that fails leaves whole batches only. The same export again changes nothing; a newer one updates what nobody
 * edited here.
 * @throws ImportError with one sentence; running the command again goes on where it stopped.
 */
export async function importWordpress(options: WordpressImport): Promise<Report> {
	const { file, edition, target, now } = options;
	const report = new Report();
	let checked = 0;
	const survey = await surveyExport(file, report, (bytes) => {
		if (options.signal?.aborted) throw new ImportError('The import was cancelled before anything was written.');
		checked += bytes;
		options.onProgress('check', checked, 0);
	});
	const folder = options.images === undefined ? undefined : await openPictureFolder(options.images);
	const plan = await planAddresses(survey, edition, target?.db, report);
	const pictures = new Pictures({
		target,
		survey,
		report,
		edition: edition.code,
		actor: ACTOR,
		folder,
		fetch: options.fetch,
	});
	await pictures.load();
	const made: Made = target
		? await makeAuthorsAndTags(survey, edition, actingAs(target.db, ACTOR, now), report)
		: { authors: new Map(), tags: new Map() };
	if (!target) {
		report.outcome.authors.created = survey.usedAuthors.size;
		report.outcome.tags.created = survey.usedTags.size;
	}
	const postOptions: PostOptions = { survey, report, edition, addresses: plan.addresses, now };
	let done = 0;
	let hasWritten = false;
	const writing: Promise<void>[] = [];
	const write = async (batch: Batch, count: number) => {
		if (!target) countTrial(batch, report);
		else if (await writeBatch(actingAs(target.db, ACTOR, now), batch, { overwrite: options.overwrite }, report))
			hasWritten = true;
		done += count;
		options.onProgress('import', done, survey.posts.size);
	};
	const flush = async (drafts: Draft[]) => {
		goOn(options.signal);
		const batch = await batchOf(drafts, pictures, plan, made, postOptions);
		// The next batches are read and converted while these are written.
		if (writing.length >= WRITES_AT_ONCE) await writing.shift();
		const promise = write(batch, drafts.length);
		promise.catch(() => {});
		writing.push(promise);
	};
	try {
		const seen = new Set<number>();
		let drafts: Draft[] = [];
		for await (const event of readWxr(file)) {
			if (event.kind !== 'item') continue;
			const kind = kindOf(event);
			const post = survey.posts.get(event.id);
			if ((kind !== 'article' && kind !== 'page') || !post || seen.has(event.id)) continue;
			seen.add(event.id);
			drafts.push(draftOf(event, post, postOptions));
			if (drafts.length < BATCH) continue;
			await flush(drafts);
			drafts = [];
		}
		if (drafts.length > 0) await flush(drafts);
		await Promise.all(writing);
	} catch (error) {
		if (error instanceof ImportError) throw error;
		await Promise.allSettled(writing);
		if (isCancelled(options.signal)) {
			throw new ImportError(`The import was cancelled after ${done} of ${survey.posts.size} posts. ${WHOLE}`);
		}
		const why = error instanceof Error ? error.message : String(error);
		throw new ImportError(
			`The import stopped after ${done} of ${survey.posts.size} posts: ${why.replace(/\s+/g, ' ').slice(0, 300)}. ${WHOLE}`,
			{ cause: error },
		);
	} finally {
		if (target && hasWritten) await finish(target.db, made);
	}
	pictures.reportUnused();
	return report;
}

/** What is counted once for all posts: words of the search, and authors who have posts now. */
async function finish(db: Database, made: Made): Promise<void> {
	await db.write((tx) => indexAuthors(tx, [...made.authors.values()], { countWords: false }));
	await refreshWords(db);
}
