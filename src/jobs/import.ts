import { type ImportOptions, importFrom } from '../importers/core/import';
import type { Report } from '../importers/core/report';
import type { Source } from '../importers/core/source';
import { job } from './job';

/** Options of an import, except those that its run adds. */
export type ImportRequest = Omit<ImportOptions, 'now' | 'signal' | 'job_id'> & { source: Source };

/**
 * Imports another system's export. A command begins it and shows its progress; a repetition resumes where it was broken
 * off.
 */
export const importExport = job<{ request: ImportRequest }, Report>({
	name: 'import',
	retries: 0,
	run: ({ request: { source, ...options }, id, now, signal, progress }) =>
		importFrom(source, {
			...options,
			now,
			job_id: id,
			signal,
			onProgress(stage, done, total) {
				if (stage === 'import') progress({ done, total });
				options.onProgress(stage, done, total);
			},
		}),
});
