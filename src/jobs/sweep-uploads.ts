import { sweepUploads as sweep } from '../commands/upload/sweep-uploads';
import type { FileStorage } from '../platform/storage/storage';
import type { UploadStore } from '../platform/storage/upload-store';
import { job } from './job';

/**
 * Sweeps uploads that were given up. What has arrived of them lies in a folder of each node, which no other can sweep.
 */
export const sweepUploads = job<{ storage: FileStorage; uploadStore: UploadStore }>({
	name: 'sweep-uploads',
	every: '1 h',
	everywhere: true,
	retries: 3,
	run: ({ context, storage, uploadStore }) => sweep(context, storage, uploadStore),
});
