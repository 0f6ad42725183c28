import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { ApiError } from '../../../call/envelope';
import { jsonBody } from '../../../call/json-body';
import { actingAs } from '../../../commands/act';
import { endUpload } from '../../../commands/upload/begin-upload';
import { importKeyOf, storeUpload } from '../../../commands/upload/store-upload';
import { OffsetWrong } from '../../../platform/storage/upload-store';
import { type OpenUpload, openUpload, UPLOAD_SECONDS } from '../../../queries/upload/open-upload';
import { mediaByImportKey, type StoredMedia } from '../../../queries/upload/stored-media';
import { readFormUpload } from './form-upload';
import {
	actorOf,
	beginFor,
	letGo,
	showStored,
	takeFiles,
	UPLOAD_ID,
	type UploadAnswer,
	type UploadOptions,
} from './take-files';
import type { ProgressData } from './upload-schemas';

const MULTIPART = /^multipart\/form-data\s*;/i;
const MOST_JSON = 64 * 1024;
const OFFSET = /^(?:0|[1-9][0-9]{0,9})$/;

function namedUpload(request: Request): string {
	const id = request.headers.get('upload-id') ?? '';
	if (!UPLOAD_ID.test(id)) throw new ApiError('invalid', 'Upload-Id');
	return id;
}

/**
 * `upload/index`: a file as a form, or article by article, so that it can go on after the connection broke. JSON begins it, PATCH appends
 * at an offset, HEAD asks how far it is, DELETE gives it up; what has arrived outlives the connection and the process for a day.
 */
export function createUploadIndex(options: UploadOptions): Hono {
	const { db, site_url, clock, storage, uploadStore } = options;
	const limits = options.settings.upload_limits;
	const app = new Hono();

	const progressOf = (
		{ id, bytes, created_at }: OpenUpload,
		offset: number,
		file: StoredMedia | null,
	): UploadAnswer => ({
		data: {
			upload_id: id,
			offset,
			bytes,
			expires_at: created_at + UPLOAD_SECONDS,
			file: file && showStored(site_url, file),
		} satisfies ProgressData,
		headers: { 'upload-id': id, 'upload-offset': String(offset), 'upload-length': String(bytes) },
	});

	takeFiles(app, 'upload/index', 'POST', options, async (request, uploader) => {
		if (!MULTIPART.test(request.headers.get('content-type') ?? '')) {
			// The front lets large bodies by here, but JSON goes into memory.
			if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MOST_JSON)
				throw new ApiError('large');
			return progressOf(await beginFor(options, 'parts', await jsonBody(request), uploader), 0, null);
		}
		const { path, bytes, about } = await readFormUpload(request, uploadStore, limits);
		try {
			return {
				data: showStored(site_url, await storeUpload(db, storage, { path, bytes, about }, limits, actorOf(uploader))),
			};
		} finally {
			await rm(path, { force: true });
		}
	});

	takeFiles(app, 'upload/index', 'PATCH', options, async (request, uploader) => {
		const id = namedUpload(request);
		const given = request.headers.get('upload-offset') ?? '';
		if (!OFFSET.test(given)) throw new ApiError('invalid', 'Upload-Offset');
		const open = await openUpload(db.staff, id, 'parts', uploader.id, clock());
		if (!open) {
			// The sender may not have heard that it was stored.
			const known = await mediaByImportKey(db.staff, importKeyOf(id));
			if (!known) throw new ApiError('missing', 'Upload-Id');
			return progressOf(
				{ id, bytes: Number(given), about: { original_name: '' }, created_at: clock() },
				Number(given),
				known,
			);
		}
		if (request.body && request.headers.get('content-type')?.toLowerCase() !== 'application/octet-stream')
			throw new ApiError('type');
		const offset = await uploadStore.append(id, Number(given), request.body, open.bytes).catch((error: unknown) => {
			throw error instanceof OffsetWrong ? new ApiError('conflict', 'Upload-Offset') : error;
		});
		if (offset < open.bytes) return progressOf(open, offset, null);
		const arrived = { path: uploadStore.path(id), bytes: open.bytes, about: open.about, upload_id: id };
		const file = await storeUpload(db, storage, arrived, limits, actorOf(uploader)).catch((error: unknown) =>
			letGo(actingAs(db, actorOf(uploader), clock()), id, error, () => uploadStore.remove(id)),
		);
		await uploadStore.remove(id);
		return progressOf(open, offset, file);
	});

	takeFiles(app, 'upload/index', 'HEAD', options, async (request, uploader) => {
		const id = namedUpload(request);
		const open = await openUpload(db.staff, id, 'parts', uploader.id, clock());
		if (open) return progressOf(open, await uploadStore.size(id), null);
		if (!(await mediaByImportKey(db.staff, importKeyOf(id)))) throw new ApiError('missing', 'Upload-Id');
		return { data: null, headers: { 'upload-id': id, 'upload-complete': '?1' } };
	});

	takeFiles(app, 'upload/index', 'DELETE', options, async (request, uploader) => {
		const id = namedUpload(request);
		if (!(await openUpload(db.staff, id, 'parts', uploader.id, clock()))) throw new ApiError('missing', 'Upload-Id');
		await uploadStore.remove(id);
		await endUpload(actingAs(db, actorOf(uploader), clock()), id);
		return { data: null };
	});
	return app;
}
