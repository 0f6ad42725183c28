import type { Hono } from 'hono';
import type { Actor } from '../../../access/actor';
import type { CallSettings } from '../../../call/call';
import { callerEditionOf } from '../../../call/caller';
import { isPassingFault } from '../../../call/database-fault';
import { ApiError, refuse, succeed } from '../../../call/envelope';
import { readInput } from '../../../call/read-input';
import { type Acting, actingAs } from '../../../commands/act';
import { beginUpload, endUpload } from '../../../commands/upload/begin-upload';
import type { UploadLimits } from '../../../commands/upload/store-upload';
import type { Database } from '../../../platform/db/db';
import { ImageRefused } from '../../../platform/images/decode';
import { ImagesBusy } from '../../../platform/images/image-process';
import { FileRefused } from '../../../platform/storage/inspect-file';
import { type FileStorage, mediaUrl, StorageAway, StorageFull } from '../../../platform/storage/storage';
import { TooManyBytes, type UploadStore } from '../../../platform/storage/upload-store';
import type { OpenUpload } from '../../../queries/upload/open-upload';
import type { StoredMedia } from '../../../queries/upload/stored-media';
import { callPath } from '../../../shared/address/folders';
import type { CacheTag } from '../../../shared/cache-tags';
import { traceOf } from '../../../shared/loggable';
import { requireRight } from '../admin';
import { beginInput, type StoredFileData } from './upload-schemas';

export interface UploadOptions {
	db: Database;
	site_url: string;
	/** Unix seconds. */
	clock(): number;
	settings: CallSettings & { upload_limits: UploadLimits };
	storage: FileStorage;
	uploadStore: UploadStore;
	log(line: Record<string, unknown>): void;
}

/** Bearer of an admin token with the right to upload. */
export interface Uploader {
	id: number;
	name: string;
}

/** An answer, with headers of its own. */
export interface UploadAnswer {
	data: unknown;
	headers?: Record<string, string>;
}

const NO_TAGS: ReadonlySet<CacheTag> = new Set();
export const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** Who sent it, for the audit. */
export const actorOf = ({ id, name }: Uploader): Actor => ({ kind: 'token', id, name, rights: ['upload'] });

/** A stored file as the API shows it. */
export const showStored = (
	site_url: string,
	{ id, name, kind, content_type, bytes, width, height, original_name }: StoredMedia,
): StoredFileData => ({
	id,
	url: site_url + mediaUrl(name),
	name,
	kind,
	content_type,
	bytes,
	width,
	height,
	original_name,
});

/** A refusal in the caller's edition for whatever may go wrong with a file. */
async function refuseFor(error: unknown, request: Request, { db, uploadStore, log }: UploadOptions): Promise<Response> {
	const edition = callerEditionOf(request);
	const { uploads } = edition.words;
	if (error instanceof ApiError) {
		const headers: Record<string, string> =
			error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
		const id = request.headers.get('upload-id') ?? '';
		if (error.reason === 'conflict' && UPLOAD_ID.test(id))
			headers['upload-offset'] = String(await uploadStore.size(id));
		return refuse(
			error.reason,
			edition,
			error.field,
			headers,
			error.reason === 'invalid' && error.field === 'file' ? uploads.one_file : undefined,
		);
	}
	if (error instanceof ImageRefused) return refuse('invalid', edition, 'file', {}, uploads[error.fault]);
	if (error instanceof FileRefused) return refuse('invalid', edition, 'file', {}, uploads.file);
	if (error instanceof TooManyBytes) return refuse('large', edition, 'file');
	if (error instanceof StorageFull) return refuse('full', edition);
	// Whoever went away hears nothing, and is no fault of ours.
	if (request.signal.aborted) return refuse('invalid', edition, 'file');
	log({ event: 'upload_failed', reason: traceOf(error) });
	const isPassing =
		error instanceof StorageAway || error instanceof ImagesBusy || isPassingFault(error) || !(await db.isAlive());
	return isPassing ? refuse('unavailable', edition, undefined, { 'retry-after': '10' }) : refuse('failed', edition);
}

/** Answers a call that takes files: whoever has no right to it is refused before a byte of the body is read (security rule 14). */
export function takeFiles(
	app: Hono,
	path: string,
	method: string,
	options: UploadOptions,
	answer: (request: Request, uploader: Uploader) => Promise<UploadAnswer>,
): void {
	// The router asks for what is answered to GET when it is asked for HEAD.
	app.on(method === 'HEAD' ? 'GET' : method, callPath(path), async (c, next) => {
		const request = c.req.raw;
		if (request.method !== method) return next();
		try {
			const uploader = await requireRight(options.db, request.headers, options.settings, 'upload', options.clock());
			const { data, headers = {} } = await answer(request, uploader);
			const response =
				method === 'HEAD'
					? new Response(null, { headers: { 'cache-control': 'no-store' } })
					: succeed(data, NO_TAGS, false);
			for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
			return response;
		} catch (error) {
			return refuseFor(error, request, options);
		}
	});
}

/**
 * Begins an upload of several requests.
 * @throws ApiError `invalid` with the field's name, `large`, `limited`; StorageFull
 */
export async function beginFor(
	options: UploadOptions,
	way: 'parts' | 'oss',
	given: Record<string, unknown>,
	uploader: Uploader,
): Promise<OpenUpload> {
	const { bytes, ...about } = readInput(beginInput, given);
	if (bytes > options.settings.upload_limits.file) throw new ApiError('large', 'bytes');
	await options.uploadStore.assertRoom(bytes);
	const now = options.clock();
	const id = await beginUpload(actingAs(options.db, actorOf(uploader), now), way, uploader.id, bytes, about);
	if (!id) throw new ApiError('limited', undefined, 3_600);
	return { id, bytes, about, created_at: now };
}

/** Passes an error on; an upload whose content was refused is let go at once, one that only failed may be tried again. */
export async function letGo(as: Acting, id: string, error: unknown, free: () => Promise<void>): Promise<never> {
	if (error instanceof ImageRefused || error instanceof FileRefused || error instanceof TooManyBytes) {
		await free();
		await endUpload(as, id);
	}
	throw error;
}
