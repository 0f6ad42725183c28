import { open, readFile } from 'node:fs/promises';
import type { Actor } from '../../access/actor';
import type { UploadAbout } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';
import { detectImage } from '../../platform/images/image-format';
import type { FileStorage } from '../../platform/storage/storage';
import { mediaByContent, type StoredMedia } from '../../queries/upload/stored-media';
import { Refusal } from '../../shared/refusal';
import { hashOfFile, storeFile } from './store-file';
import { storeImage } from './store-image';

/** Bytes. */
export interface UploadLimits {
	image: number;
	file: number;
}

/** Enough of a file to know a picture by. */
const HEAD = 64;

/** Bytes a file may have that begins so. */
export const limitOfUpload = (head: Uint8Array, limits: UploadLimits): number =>
	detectImage(head) ? limits.image : limits.file;

export interface UploadToStore {
	/** Path of its bytes on this machine. */
	path: string;
	bytes: number;
	about: UploadAbout;
	/** The upload it came by; one that is stored twice is stored once. */
	upload_id?: string;
}

/**
 * Stores what has arrived: a picture encoded anew, any other file of the allow-list as it is.
 * @param actor who sent it, for the audit; somebody of the newsroom is given the file that has this content already
 * @throws Refusal `file`, `too_large`, `full`; Unavailable
 */
export async function storeUpload(
	db: Database,
	storage: FileStorage,
	{ path, bytes, about, upload_id }: UploadToStore,
	limits: UploadLimits,
	actor: Actor,
): Promise<StoredMedia> {
	const file = await open(path);
	const head = Buffer.alloc(HEAD);
	try {
		await file.read(head, 0, HEAD, 0);
	} finally {
		await file.close();
	}
	if (bytes > limitOfUpload(head, limits)) throw new Refusal('too_large', 'file');
	const sent_sha256 = await hashOfFile(path);
	const done = upload_id ? [upload_id] : [];
	// A file that is stored already is neither decoded nor stored again; the caller ends its upload.
	const known = actor.kind === 'staff' ? await mediaByContent(db.staff, sent_sha256) : undefined;
	if (known) return known;
	const { original_name, alt, credit, edition } = about;
	const common = {
		original_name,
		...(credit ? { credit } : {}),
		...(upload_id ? { import_key: importKeyOf(upload_id) } : {}),
	};
	if (!detectImage(head)) return storeFile(db, storage, { ...common, path, bytes, sent_sha256 }, actor, done);
	const texts = alt && edition ? { texts: { [edition]: { alt } } } : {};
	return storeImage(db, storage, { ...common, ...texts, bytes: await readFile(path) }, actor, done);
}

/** Key by which the file of an upload is found again when its sender never heard that it was stored. */
export const importKeyOf = (upload_id: string): string => `upload:${upload_id}`;
