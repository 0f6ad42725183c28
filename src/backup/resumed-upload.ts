import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Ask, beginUpload, dropUpload, finishUpload, sendPart } from '../platform/storage/s3-parts';
import { Unavailable } from '../shared/errors';

/** What has arrived of a file; it lies beside the file, so that another process goes on. */
const record = z.object({
	/** Address of the upload. */
	upload: z.string(),
	/** Bytes of each part but the last. */
	partBytes: z.int().positive(),
	/** Tags of the parts that have arrived. */
	tags: z.array(z.string()),
});
type UploadRecord = z.infer<typeof record>;

const recordOf = (path: string): string => `${path}.parts`;

/** Reads what has arrived; undefined where nothing has, or under another address. */
async function readRecord(path: string, url: string): Promise<UploadRecord | undefined> {
	const text = await readFile(recordOf(path), 'utf8').catch(() => '');
	try {
		const found = record.parse(JSON.parse(text));
		return found.upload.startsWith(`${url}?`) ? found : undefined;
	} catch {
		return undefined;
	}
}

async function keepRecord(path: string, kept: UploadRecord): Promise<void> {
	const draft = `${recordOf(path)}.new`;
	await writeFile(draft, JSON.stringify(kept), { mode: 0o600 });
	await rename(draft, recordOf(path));
}

/** Forgets what has arrived of a file, and has the storage remove it. */
export async function dropParts(ask: Ask, url: string, path: string): Promise<void> {
	const begun = await readRecord(path, url);
	if (begun) await dropUpload(ask, begun.upload);
	await rm(recordOf(path), { force: true });
}

export interface ResumedUploadOptions {
	ask: Ask;
	/** Address of the new object. */
	url: string;
	/** File that is sent; it never changes. */
	path: string;
	/** Bytes of a part, where the upload is begun now. */
	partBytes: number;
	/** Milliseconds in which a part has to be accepted. */
	timeoutMs: number;
	signal: AbortSignal;
	/** Reports the bytes that have arrived. */
	progress(reached: { done: number; total: number }): void;
}

/** Sends the parts that have not arrived. @returns false where the storage has no such upload */
async function sendRest(kept: UploadRecord, options: ResumedUploadOptions): Promise<boolean> {
	const { ask, path, timeoutMs, signal, progress } = options;
	const file = await open(path);
	try {
		const { size: total } = await file.stat();
		const count = Math.max(1, Math.ceil(total / kept.partBytes));
		while (kept.tags.length < count) {
			signal.throwIfAborted();
			const from = kept.tags.length * kept.partBytes;
			const part = Buffer.alloc(Math.min(kept.partBytes, total - from));
			const { bytesRead } = await file.read(part, 0, part.length, from);
			if (bytesRead < part.length) throw new Error(`The file ${path} has become shorter.`);
			const tag = await sendPart(ask, kept.upload, kept.tags.length + 1, part, timeoutMs);
			if (tag === undefined) return false;
			kept.tags.push(tag);
			await keepRecord(path, kept);
			progress({ done: from + part.length, total });
		}
		return finishUpload(ask, kept.upload, kept.tags, timeoutMs);
	} finally {
		await file.close();
	}
}

/**
 * Sends a file in parts, and goes on after the last part that arrived where an earlier try broke off, also in another
 * process. What has arrived stays in the storage when this throws.
 * @throws Unavailable where the storage does not accept it
 */
export async function resumeUpload(options: ResumedUploadOptions): Promise<void> {
	const { ask, url, path, partBytes } = options;
	const begun = await readRecord(path, url);
	const isSent = begun && (await sendRest(begun, options));
	// The storage may have thrown away what had arrived: then the whole file is sent.
	if (!isSent) {
		const anew = { upload: await beginUpload(ask, url), partBytes: partBytes, tags: [] };
		await keepRecord(path, anew);
		if (!(await sendRest(anew, options))) throw new Unavailable('The object storage has lost an upload.', false);
	}
	await rm(recordOf(path), { force: true });
}
