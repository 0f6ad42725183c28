import { rm } from 'node:fs/promises';
import type { UploadContext } from '../../../call/contexts';
import { readInput } from '../../../call/input';
import { jsonBody } from '../../../call/json-body';
import { upload } from '../../../call/public-calls';
import { endUpload } from '../../../commands/upload/begin-upload';
import { importKeyOf, storeUpload } from '../../../commands/upload/store-upload';
import type { Incoming } from '../../../platform/storage/storage';
import { writeStream } from '../../../platform/storage/upload-store';
import { type OpenUpload, openUpload } from '../../../queries/upload/open-upload';
import { mediaByImportKey, type StoredMedia } from '../../../queries/upload/stored-media';
import { Refusal } from '../../../shared/refusal';
import { direct, directInput, storedFile } from './upload-schemas';
import { beginFor, fileRefusal, letGo, sayOneFile, senderOf, showStored, uploaderOf } from './uploads';

/** Seconds the signed address is good for. */
const SIGNED_SECONDS = 3_600;

/** Checks what was sent to the object storage and stores it; it is not visible before that. */
async function complete(context: UploadContext, incoming: Incoming, open: OpenUpload): Promise<StoredMedia> {
	const { db, storage, uploadStore, uploadLimits } = context;
	const { id, bytes, about } = open;
	if ((await incoming.size(id)) !== bytes) throw new Refusal('conflict', 'upload_id');
	await uploadStore.assertRoom(bytes);
	const path = await uploadStore.draft();
	try {
		// What is looked at is what readers will get, whatever is sent to the address in the meantime.
		const arrived = await writeStream(path, 0, (await incoming.open(id)) ?? null, bytes);
		if (arrived !== bytes) throw new Refusal('conflict', 'upload_id');
		const uploader = uploaderOf(context);
		const whole = { path, bytes, about, upload_id: id };
		const file = await storeUpload(db, storage, whole, uploadLimits, uploader.actor).catch((error: unknown) =>
			letGo(uploader, id, error, () => incoming.delete(id)),
		);
		if (file.is_known) await endUpload(uploader, id);
		await incoming.delete(id).catch(() => {});
		return file;
	} finally {
		await rm(path, { force: true });
	}
}

/**
 * `upload/oss`: an address to send the bytes to, straight to the object storage, and the completing call
 * `{upload_id}` after that.
 */
export const uploadOssCalls = [
	upload({
		method: 'POST',
		path: 'upload/oss',
		summary:
			'Begins an upload straight to the object storage, and completes it ({upload_id}): the file is looked at before anybody can see it',
		input: { files: { 'application/json': directInput } },
		output: direct.or(storedFile),
		say: sayOneFile,
		refusalFor: fileRefusal,
		refusals: [
			'invalid',
			'foreign',
			'failed',
			'unavailable',
			'not_found',
			'conflict',
			'too_large',
			'type',
			'limited',
			'absent',
			'full',
		],
		async run(context) {
			const { db, clock, request, site_url } = context;
			const { incoming } = context.storage;
			if (!incoming) throw new Refusal('absent');
			const given = await jsonBody(request);
			const { upload_id } = readInput(directInput, given);
			if (!upload_id) {
				const { id, bytes, created_at } = await beginFor(context, 'oss', given);
				return {
					upload_id: id,
					...(await incoming.sign(id, bytes, SIGNED_SECONDS)),
					expires_at: created_at + SIGNED_SECONDS,
				};
			}
			const open = await openUpload(db.staff, upload_id, 'oss', senderOf(context), clock());
			const file = open
				? await complete(context, incoming, open)
				: await mediaByImportKey(db.staff, importKeyOf(upload_id));
			if (!file) throw new Refusal('not_found', 'upload_id');
			return showStored(site_url, file);
		},
	}),
];
