import type { RefusalContext } from '../../../call/call';
import type { UploadContext } from '../../../call/contexts';
import { readInput } from '../../../call/input';
import { type ActorContext, createContext } from '../../../commands/command';
import { beginUpload, endUpload } from '../../../commands/upload/begin-upload';
import type { Edition } from '../../../editions/edition';
import { mediaUrl } from '../../../platform/storage/storage';
import type { OpenUpload, Uploader } from '../../../queries/upload/open-upload';
import type { StoredMedia } from '../../../queries/upload/stored-media';
import { traceOf } from '../../../shared/loggable';
import { Refusal } from '../../../shared/refusal';
import { beginInput, type StoredFileData } from './upload-schemas';

/** The command context of the sender. */
export const uploaderOf = ({ db, holder, clock }: UploadContext) => createContext(db, holder.actor, clock());

/** The program or person that continues an upload of several requests. @throws Refusal `foreign` for any other actor */
export function senderOf({ holder: { id, actor } }: UploadContext): Uploader {
	if (id !== undefined) return { token_id: id };
	if (actor.kind === 'staff') return { account_id: actor.id };
	throw new Refusal('foreign');
}

/** A stored file as the API shows it. */
export const showStored = (
	site_url: string,
	{ id, name, kind, content_type, bytes, width, height, original_name, is_known = false }: StoredMedia,
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
	is_known,
});

/** Sentence for a form that does not hold one file. */
export const sayOneFile = (_given: unknown, field: string, { words }: Edition): string | undefined =>
	field === 'file' ? words.uploads.one_file : undefined;

/** The refusal for an error with a file; an error on our side is logged. */
export async function fileRefusal(
	error: unknown,
	{ request, edition: { words }, log, failureOf }: RefusalContext,
): Promise<Refusal> {
	if (error instanceof Refusal) {
		const fileError = error.more.fileError as keyof typeof words.uploads | undefined;
		return error.code === 'file' && fileError
			? new Refusal('file', 'file', { sentence: words.uploads[fileError] })
			: error;
	}
	// A client that has closed the connection gets no answer, and its leaving is no error on our side.
	if (request.signal.aborted) return new Refusal('invalid', 'file', { rule: { name: 'one_file' } });
	log({ event: 'upload_failed', reason: traceOf(error) });
	const { reason, headers } = await failureOf(error);
	return new Refusal(reason, undefined, { headers });
}

/**
 * Begins an upload of several requests.
 * @throws Refusal `invalid` with the field's name, `too_large`, `limited`, `full`
 */
export async function beginFor(
	context: UploadContext,
	way: 'parts' | 'oss',
	given: Record<string, unknown>,
): Promise<OpenUpload> {
	const { bytes, ...about } = readInput(beginInput, given);
	if (bytes > context.uploadLimits.file) throw new Refusal('too_large', 'bytes');
	await context.uploadStore.assertRoom(bytes);
	const uploader = uploaderOf(context);
	const id = await beginUpload(uploader, way, senderOf(context), bytes, about);
	if (!id) throw new Refusal('limited', undefined, { retryAfter: 3_600 });
	return { id, bytes, about, created_at: uploader.now };
}

/** Passes an error on. An upload whose content was refused is deleted at once; one that failed may be tried again. */
export async function letGo(
	context: ActorContext,
	id: string,
	error: unknown,
	free: () => Promise<void>,
): Promise<never> {
	if (Refusal.is(error, 'file', 'too_large')) {
		await free();
		await endUpload(context, id);
	}
	throw error;
}
