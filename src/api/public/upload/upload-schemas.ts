import { z } from 'zod';
import { editionParameter } from '../../../call/parameters';
import { mediaKinds } from '../../../shared/statuses';

/** What may be said of a file. */
const words = {
	alt: z.string().max(500).optional().describe('Words for a picture, for those who do not see it.'),
	credit: z.string().max(300).optional().describe('Who made it.'),
	edition: editionParameter.describe('Edition the words are written in.'),
};

/** Fields of the multipart form. */
export const formInput = z.object({
	file: z.file().describe('Exactly one file; its type is found by its content.'),
	...words,
});
export const aboutInput = formInput.omit({ file: true });

/** Begins an upload of several requests. */
export const beginInput = z.object({
	original_name: z.string().min(1).max(200).describe('Shown as text and offered for the download; never a path.'),
	bytes: z.int().min(1).describe('Length of the whole file.'),
	...words,
});

const upload_id = z.string().regex(/^[0-9a-f]{32}$/);

/** Begins an upload straight to the object storage, or completes it. */
export const directInput = beginInput.partial().extend({
	upload_id: upload_id
		.optional()
		.describe('Completes this upload, whose bytes have been sent; nothing else is needed then.'),
});

export const storedFile = z
	.object({
		id: z.int(),
		url: z.string().describe('Address it is served at; pictures also take ?style=.'),
		name: z.string().describe('Random name of our own.'),
		kind: z.enum(mediaKinds),
		content_type: z.string().describe('By its content; a picture is encoded anew.'),
		bytes: z.int(),
		width: z.int().nullable().describe('Pixels; null for what is no picture.'),
		height: z.int().nullable(),
		original_name: z.string(),
		is_known: z.boolean().describe('True where the newsroom had a file of the same content already: it is that one.'),
	})
	.describe('A stored file.');

export const progress = z.object({
	upload_id,
	offset: z.int().describe('Bytes that have arrived; the next ones begin here.'),
	bytes: z.int(),
	expires_at: z.int().describe('Unix seconds.'),
	file: storedFile.nullable().describe('Null until the last byte has arrived and the file is stored.'),
});

export const direct = z.object({
	upload_id,
	url: z.string().describe('Takes the bytes by PUT, once, straight to the object storage.'),
	headers: z.record(z.string(), z.string()).describe('To be sent with them.'),
	expires_at: z.int().describe('Unix seconds.'),
});

/** Names the upload that a request is about. */
export const uploadHeaders = z.object({ 'Upload-Id': upload_id.describe('From the call that began the upload.') });
export const offsetHeader = z
	.string()
	.regex(/^(?:0|[1-9][0-9]{0,9})$/)
	.describe('How far the upload has come; 409 tells where it is otherwise.');

export type StoredFileData = z.input<typeof storedFile>;
export type ProgressData = z.input<typeof progress>;
