import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type S3Options, s3Client, TRANSFER_TIMEOUT_MS } from '../platform/storage/s3-client';
import { StartError } from '../shared/errors';
import type { BackupStore } from './backup-store';
import { folderStore } from './folder-store';
import { isBackupName } from './name';
import { dropParts, resumeUpload } from './resumed-upload';

const FOLDER = 'backups';
/** 10,000 parts of this size are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
/** Milliseconds for a backup to be read. */
const READ_TIMEOUT_MS = 24 * 3_600_000;

/**
 * A bucket, under `backups/`. It is well another one than that of the pictures, with keys that may not delete.
 * @param unsent folder of this machine in which a backup is written before it is sent
 * @param partBytes bytes of the parts in which it is sent
 */
export function bucketStore(options: S3Options, unsent: string, partBytes = PART_BYTES): BackupStore {
	const { root, ask, read, remove } = s3Client(options);
	const address = (name: string) => `${root}/${FOLDER}/${name}`;
	const here = folderStore(unsent);
	return {
		place: `the bucket "${options.bucket}"`,
		async list() {
			const names: string[] = [];
			let from = '';
			do {
				const asked = new URLSearchParams({ 'list-type': '2', prefix: `${FOLDER}/` });
				if (from) asked.set('continuation-token', from);
				const answer = await ask('GET', `${root}?${asked}`);
				const text = await answer.text();
				// Names of ours hold no character that XML would write otherwise.
				names.push(...[...text.matchAll(/<Key>backups\/([^<]*)<\/Key>/g)].map(([, name = '']) => name));
				from = /<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? '';
			} while (from);
			return names.filter(isBackupName).sort();
		},
		write: here.write,
		async open(name) {
			const answer = await read(address(name), READ_TIMEOUT_MS);
			if (!answer?.body) throw new StartError(`There is no backup ${name} in the bucket "${options.bucket}".`);
			return { bytes: Number(answer.headers.get('content-length') ?? 0), chunks: answer.body };
		},
		remove: (name) => remove(address(name)),
		unsent: {
			place: unsent,
			list: here.list,
			async send(name, signal, progress) {
				const path = join(unsent, name);
				const { size } = await stat(path);
				await resumeUpload({
					...{ ask, url: address(name), path, partBytes, timeoutMs: TRANSFER_TIMEOUT_MS },
					...{ signal, progress },
				});
				await rm(path, { force: true });
				return size;
			},
			async discard(name) {
				await dropParts(ask, address(name), join(unsent, name));
				await here.remove(name);
			},
		},
	};
}
