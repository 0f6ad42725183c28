import { importWordpress as bringIn, type WordpressImport } from '../importers/wordpress/wordpress';
import { job } from './job';

/** What an import is given: everything but what its run has. */
export type ImportRequest = Omit<WordpressImport, 'now' | 'signal'>;

/**
 * Brings a WordPress export in. It is begun by a command, which shows how far it is; a repeat goes on where it was
 * broken off.
 */
export const importWordpress = job<{ request: ImportRequest }, Awaited<ReturnType<typeof bringIn>>>({
	name: 'import-wordpress',
	retries: 0,
	run: ({ request, now, signal, progress }) =>
		bringIn({
			...request,
			now,
			signal,
			onProgress(stage, done, total) {
				if (stage === 'import') progress({ done, total });
				request.onProgress(stage, done, total);
			},
		}),
});
