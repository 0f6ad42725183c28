import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { ApiError } from '../../../call/envelope';
import { jsonBody } from '../../../call/json-body';
import { readInput } from '../../../call/read-input';
import { actingAs } from '../../../commands/act';
import { importKeyOf, storeUpload } from '../../../commands/upload/store-upload';
import type { Incoming } from '../../../platform/storage/storage';
import { writeStream } from '../../../platform/storage/upload-store';
import { type OpenUpload, openUpload } from '../../../queries/upload/open-upload';
import { mediaByImportKey, type StoredMedia } from '../../../queries/upload/stored-media';
import { actorOf, beginFor, letGo, showStored, takeFiles, type Uploader, type UploadOptions } from './take-files';
import { type DirectData, directInput } from './upload-schemas';

/** Seconds the signed address is good for. */
const SIGNED_SECONDS = 3_600;

/** Looks at what was sent to the object storage and stores it; nobody can see it before. */
async function complete(
	{ db, storage, uploadStore, settings, clock }: UploadOptions,
	incoming: Incoming,
	open: OpenUpload,
	uploader: Uploader,
): Promise<StoredMedia> {
	const { id, bytes, about } = open;
	if ((await incoming.size(id)) !== bytes) throw new ApiError('conflict', 'upload_id');
	await uploadStore.assertRoom(bytes);
	const path = await uploadStore.draft();
	try {
		// What is looked at is what readers will get, whatever is sent to the address in the meantime.
		const arrived = await writeStream(path, 0, (await incoming.open(id)) ?? null, bytes);
		if (arrived !== bytes) throw new ApiError('conflict', 'upload_id');
		const file = await storeUpload(
			db,
			storage,
			{ path, bytes, about, upload_id: id },
			settings.upload_limits,
			actorOf(uploader),
		).catch((error: unknown) => letGo(actingAs(db, actorOf(uploader), clock()), id, error, () => incoming.delete(id)));
		await incoming.delete(id).catch(() => {});
		return file;
	} finally {
		await rm(path, { force: true });
	}
}

/** `upload/oss`: an address to send the bytes to, straight to the object storage, and the completing call `{upload_id}` after that. */
export function createUploadOss(options: UploadOptions): Hono {
	const { db, site_url, clock, storage } = options;
	const app = new Hono();
	takeFiles(app, 'upload/oss', 'POST', options, async (request, uploader) => {
		const { incoming } = storage;
		if (!incoming) throw new ApiError('absent');
		const given = await jsonBody(request);
		const { upload_id } = readInput(directInput, given);
		if (!upload_id) {
			const { id, bytes, created_at } = await beginFor(options, 'oss', given, uploader);
			return {
				data: {
					upload_id: id,
					...(await incoming.sign(id, bytes, SIGNED_SECONDS)),
					expires_at: created_at + SIGNED_SECONDS,
				} satisfies DirectData,
			};
		}
		const open = await openUpload(db.staff, upload_id, 'oss', uploader.id, clock());
		const file = open
			? await complete(options, incoming, open, uploader)
			: await mediaByImportKey(db.staff, importKeyOf(upload_id));
		if (!file) throw new ApiError('missing', 'upload_id');
		return { data: showStored(site_url, file) };
	});
	return app;
}
