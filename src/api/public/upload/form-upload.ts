import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import busboy from 'busboy';
import { z } from 'zod';
import { readInput } from '../../../call/input';
import { limitOfUpload, type UploadLimits } from '../../../commands/upload/store-upload';
import { type UploadStore, writeStream } from '../../../platform/storage/upload-store';
import { Refusal } from '../../../shared/refusal';
import { aboutInput } from './upload-schemas';

/** A file that came in a form, with the sender's description of it. */
export interface FormUpload {
	/** The path of its bytes on the disk; the caller removes it. */
	path: string;
	bytes: number;
	about: z.output<typeof namedInput>;
}

/** The sender's description of the file, with the name it was sent under. */
const namedInput = aboutInput.extend({ original_name: z.string() });

const FIELDS = { alt: true, credit: true, edition: true };

/** Reads the parts one after the other as they arrive: the file to the disk, the fields to memory. */
function readForm(
	request: Request,
	uploadStore: UploadStore,
	limits: UploadLimits,
): Promise<{ path?: string; bytes: number; original_name: string; fields: Record<string, string> }> {
	const fields: Record<string, string> = {};
	let form: ReturnType<typeof busboy>;
	try {
		form = busboy({
			headers: { 'content-type': request.headers.get('content-type') ?? '' },
			limits: { files: 1, fields: 10, fieldNameSize: 50, fieldSize: 4_096, headerPairs: 20, parts: 12 },
			defParamCharset: 'utf8',
		});
	} catch {
		throw new Refusal('type');
	}
	return new Promise((done, fail) => {
		const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
		let path: string | undefined;
		let original_name = '';
		let writing: Promise<number> = Promise.resolve(0);
		let is_over = false;
		const refuse = (error: unknown) => {
			if (is_over) return;
			is_over = true;
			body.unpipe(form);
			body.destroy();
			form.destroy();
			// The file is removed only once writing to it has ended.
			void writing
				.catch(() => {})
				.then(() => (path ? rm(path, { force: true }) : undefined))
				.then(() => fail(error), fail);
		};
		form.on('file', (field, stream, info) => {
			// A form that breaks off ends the stream of its file with an error too; the form's own error is the one that is
			// reported.
			stream.on('error', () => {});
			if (field !== 'file') {
				stream.resume();
				return refuse(new Refusal('invalid', field.slice(0, 50), { rule: { name: 'one_file' } }));
			}
			original_name = info.filename ?? '';
			const bytes = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
			writing = uploadStore.draft().then((draft) => {
				path = draft;
				return writeStream(draft, 0, bytes, (head) => limitOfUpload(head, limits));
			});
			writing.catch(refuse);
		});
		form.on('field', (name, value, info) => {
			if (info.valueTruncated || info.nameTruncated || name in fields)
				return refuse(new Refusal('invalid', name.slice(0, 50), { rule: { name: 'twice' } }));
			if (Object.hasOwn(FIELDS, name)) fields[name] = value;
		});
		form.on('filesLimit', () => refuse(new Refusal('invalid', 'file', { rule: { name: 'one_file' } })));
		form.on('partsLimit', () => refuse(new Refusal('invalid', undefined, { rule: { name: 'one_file' } })));
		form.on('error', () => refuse(new Refusal('invalid', 'file', { rule: { name: 'one_file' } })));
		form.on('close', () => {
			writing.then((bytes) => {
				if (is_over) return;
				is_over = true;
				done({ ...(path ? { path } : {}), bytes, original_name, fields });
			}, refuse);
		});
		body.on('error', refuse);
		body.pipe(form);
	});
}

/**
 * A file that comes as a multipart form: it is written to the disk as it arrives, and reading stops at the limit.
 * @throws Refusal `invalid` with the field's name, `type`, `too_large`, `full`
 */
export async function readFormUpload(
	request: Request,
	uploadStore: UploadStore,
	limits: UploadLimits,
): Promise<FormUpload> {
	const declared = Number(request.headers.get('content-length') ?? 0);
	await uploadStore.assertRoom(Math.min(declared, limits.file));
	const { path, bytes, original_name, fields } = await readForm(request, uploadStore, limits);
	try {
		const about = readInput(namedInput, { ...fields, original_name: original_name.slice(0, 200).toWellFormed() });
		if (path && bytes > 0) return { path, bytes, about };
		throw new Refusal('invalid', 'file', { rule: { name: 'one_file' } });
	} catch (error) {
		if (path) await rm(path, { force: true });
		throw error;
	}
}
