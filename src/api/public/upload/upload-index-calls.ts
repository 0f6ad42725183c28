import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { UploadContext } from '../../../call/contexts';
import { jsonBody } from '../../../call/json-body';
import { upload } from '../../../call/public-calls';
import { endUpload } from '../../../commands/upload/begin-upload';
import { importKeyOf, storeUpload } from '../../../commands/upload/store-upload';
import { type OpenUpload, openUpload, UPLOAD_SECONDS } from '../../../queries/upload/open-upload';
import { mediaByImportKey, type StoredMedia } from '../../../queries/upload/stored-media';
import { Refusal } from '../../../shared/refusal';
import { readFormUpload } from './form-upload';
import {
	beginInput,
	formInput,
	offsetHeader,
	type ProgressData,
	progress,
	storedFile,
	uploadHeaders,
} from './upload-schemas';
import { beginFor, fileRefusal, letGo, sayOneFile, senderOf, showStored, uploaderOf } from './uploads';

const MULTIPART = /^multipart\/form-data\s*;/i;
const MAX_JSON_BYTES = 64 * 1024;

const answerOptions = { say: sayOneFile, refusalFor: fileRefusal };
const all = ['invalid', 'foreign', 'failed', 'unavailable'] as const;

/** How far an upload is, as data and as headers. */
function progressOf(
	{ site_url, answerHeaders }: UploadContext,
	{ id, bytes, created_at }: OpenUpload,
	offset: number,
	file: StoredMedia | null,
): ProgressData {
	answerHeaders.set('upload-id', id);
	answerHeaders.set('upload-offset', String(offset));
	answerHeaders.set('upload-length', String(bytes));
	return {
		upload_id: id,
		offset,
		bytes,
		expires_at: created_at + UPLOAD_SECONDS,
		file: file && showStored(site_url, file),
	};
}

/**
 * Adds the bytes of a request to what has arrived. @returns bytes that have arrived now @throws Refusal `conflict`,
 * `type`
 */
async function append({ request, uploadStore }: UploadContext, open: OpenUpload, offset: number): Promise<number> {
	if (request.body && request.headers.get('content-type')?.toLowerCase() !== 'application/octet-stream')
		throw new Refusal('type');
	try {
		return await uploadStore.append(open.id, offset, request.body, open.bytes);
	} catch (error) {
		if (!Refusal.is(error, 'conflict')) throw error;
		const headers = { 'upload-offset': String(await uploadStore.size(open.id)) };
		throw new Refusal('conflict', 'Upload-Offset', { headers });
	}
}

/** Stores an upload of which every byte has arrived. */
async function store(context: UploadContext, open: OpenUpload): Promise<StoredMedia> {
	const { db, storage, uploadStore, uploadLimits } = context;
	const uploader = uploaderOf(context);
	const arrived = { path: uploadStore.path(open.id), bytes: open.bytes, about: open.about, upload_id: open.id };
	const file = await storeUpload(db, storage, arrived, uploadLimits, uploader.actor).catch((error: unknown) =>
		letGo(uploader, open.id, error, () => uploadStore.remove(open.id)),
	);
	if (file.is_known) await endUpload(uploader, open.id);
	await uploadStore.remove(open.id);
	return file;
}

/**
 * `upload/index`: a file as a form, or part by part, so that it can go on after the connection broke. JSON begins
 * it, PATCH appends at an offset, HEAD asks how far it is, DELETE gives it up; what has arrived outlives the
 * connection and the process for a day.
 */
export const uploadIndexCalls = [
	upload({
		method: 'POST',
		path: 'upload/index',
		summary:
			'Sends a file as a form, or begins an upload that can be resumed (JSON): then PATCH appends, HEAD asks how far it is, DELETE gives it up',
		input: { files: { 'multipart/form-data': formInput, 'application/json': beginInput } },
		output: storedFile.or(progress),
		...answerOptions,
		refusals: [...all, 'too_large', 'type', 'limited', 'full'],
		async run(context) {
			const { db, request, storage, uploadStore, uploadLimits, site_url } = context;
			if (!MULTIPART.test(request.headers.get('content-type') ?? '')) {
				// The front lets large bodies by here, but JSON goes into memory.
				if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MAX_JSON_BYTES)
					throw new Refusal('too_large');
				return progressOf(context, await beginFor(context, 'parts', await jsonBody(request)), 0, null);
			}
			const { path, bytes, about } = await readFormUpload(request, uploadStore, uploadLimits);
			try {
				const { actor } = uploaderOf(context);
				return showStored(site_url, await storeUpload(db, storage, { path, bytes, about }, uploadLimits, actor));
			} finally {
				await rm(path, { force: true });
			}
		},
	}),
	upload({
		method: 'PATCH',
		path: 'upload/index',
		summary:
			'Appends bytes to an upload; with the last ones the file is stored. What arrived before a connection broke stays',
		input: {
			headers: uploadHeaders.extend({ 'Upload-Offset': offsetHeader }),
			files: { 'application/octet-stream': 'binary' },
		},
		output: progress,
		...answerOptions,
		refusals: [...all, 'not_found', 'conflict', 'too_large', 'type', 'full'],
		async run(context) {
			const { db, clock, input } = context;
			const { 'Upload-Id': id, 'Upload-Offset': given } = input;
			const open = await openUpload(db.staff, id, 'parts', senderOf(context), clock());
			if (!open) {
				// The sender may not have heard that it was stored.
				const known = await mediaByImportKey(db.staff, importKeyOf(id));
				if (!known) throw new Refusal('not_found', 'Upload-Id');
				const whole = { id, bytes: Number(given), about: { original_name: '' }, created_at: clock() };
				return progressOf(context, whole, Number(given), known);
			}
			const offset = await append(context, open, Number(given));
			return progressOf(context, open, offset, offset < open.bytes ? null : await store(context, open));
		},
	}),
	upload({
		method: 'HEAD',
		path: 'upload/index',
		summary: 'How far an upload is: Upload-Offset and Upload-Length, or Upload-Complete: ?1 when its file is stored',
		input: { headers: uploadHeaders },
		output: undefined,
		...answerOptions,
		refusals: [...all, 'not_found'],
		async run(context) {
			const { db, clock, uploadStore, answerHeaders, input } = context;
			const id = input['Upload-Id'];
			const open = await openUpload(db.staff, id, 'parts', senderOf(context), clock());
			if (open) return progressOf(context, open, await uploadStore.size(id), null);
			if (!(await mediaByImportKey(db.staff, importKeyOf(id)))) throw new Refusal('not_found', 'Upload-Id');
			answerHeaders.set('upload-id', id);
			answerHeaders.set('upload-complete', '?1');
			return undefined;
		},
	}),
	upload({
		method: 'DELETE',
		path: 'upload/index',
		summary: 'Gives an upload up',
		input: { headers: uploadHeaders },
		output: z.null(),
		...answerOptions,
		refusals: [...all, 'not_found'],
		async run(context) {
			const { db, clock, uploadStore, input } = context;
			const id = input['Upload-Id'];
			if (!(await openUpload(db.staff, id, 'parts', senderOf(context), clock())))
				throw new Refusal('not_found', 'Upload-Id');
			await uploadStore.remove(id);
			await endUpload(uploaderOf(context), id);
			return null;
		},
	}),
];
