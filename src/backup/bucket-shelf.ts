import { type S3Options, s3Client, TRANSFER_TIMEOUT_MS } from '../platform/storage/s3-client';
import { sendInParts } from '../platform/storage/s3-parts';
import { StartError } from '../shared/errors';
import { isBackupName } from './name';
import type { Shelf } from './shelf';

const FOLDER = 'backups';
/** 10,000 parts of this size are 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;
/** Milliseconds for a backup to be read. */
const READ_TIMEOUT_MS = 24 * 3_600_000;

/** A bucket, under `backups/`. It is well another one than that of the pictures, with keys that may not delete. */
export function bucketShelf(options: S3Options): Shelf {
	const { root, ask, read, remove } = s3Client(options);
	const address = (name: string) => `${root}/${FOLDER}/${name}`;
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
		async write(name, chunks) {
			let bytes = 0;
			const counted = async function* () {
				for await (const chunk of chunks) {
					bytes += chunk.length;
					yield chunk;
				}
			};
			await sendInParts(ask, address(name), counted(), TRANSFER_TIMEOUT_MS, PART_BYTES);
			return bytes;
		},
		async open(name) {
			const answer = await read(address(name), READ_TIMEOUT_MS);
			if (!answer?.body) throw new StartError(`There is no backup ${name} in the bucket "${options.bucket}".`);
			return { bytes: Number(answer.headers.get('content-length') ?? 0), chunks: answer.body };
		},
		remove: (name) => remove(address(name)),
	};
}
