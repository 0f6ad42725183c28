import { type ImportOptions, importFrom } from '../importers/core/import';
import type { Report } from '../importers/core/report';
import type { Source } from '../importers/core/source';
import { job } from './job';

/** What an import is given: everything but what its run has. */
export type ImportRequest = Omit<ImportOptions, 'now' | 'signal'> & { source: Source };

/**
 * Brings another system's export in. It is begun by a command, which shows how far it is; a repeat goes on where it was
 * broken off.
 */
export const importExport = job<{ request: ImportRequest }, Report>({
	name: 'import',
	retries: 0,
	run: ({ request: { source, ...options }, now, signal, progress }) =>
		importFrom(source, {
			...options,
			now,
			signal,
			onProgress(stage, done, total) {
				if (stage === 'import') progress({ done, total });
				options.onProgress(stage, done, total);
			},
		}),
});
