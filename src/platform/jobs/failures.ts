import { reasonOf } from '../../shared/loggable';

/** Logs once that a job fails, however often it is tried, and once that it works again. */
export class Failures {
	readonly #failing = new Set<string>();

	constructor(private readonly log: (line: Record<string, unknown>) => void) {}

	failed(job: string, attempts: number, error: unknown): void {
		if (this.#failing.has(job)) return;
		this.#failing.add(job);
		this.log({ event: 'job_failed', job, attempts, reason: reasonOf(error) });
	}

	worked(job: string): void {
		if (this.#failing.delete(job)) this.log({ event: 'job_recovered', job });
	}
}
