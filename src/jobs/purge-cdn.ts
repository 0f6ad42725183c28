import type { CdnAccess, PurgeResult } from '../platform/cdn/notify-cdn';
import type { ClaimedPurge } from '../platform/db/cdn-queue';
import { Postponed } from '../platform/jobs/job';
import { tag } from '../shared/cache-tags';
import { job } from './job';

/** The CDN that the job notifies, and the queue of its purges. */
export interface CdnJob {
	name: CdnAccess['name'];
	/** Tags that one call may name. */
	maxTags: number;
	queue: {
		claim(max: number): Promise<ClaimedPurge[]>;
		settle(rows: readonly ClaimedPurge[]): Promise<void>;
		putBack(rows: readonly ClaimedPurge[], wait?: number): Promise<void>;
	};
	notify(tags: readonly string[], signal: AbortSignal): Promise<PurgeResult>;
}

/**
 * Notifies the CDN of what to drop, when it is queued and again when a repetition is due. Every node runs it; a row is
 * claimed by one node, and is its own record.
 */
export const purgeCdn = job<{ cdn: CdnJob | undefined }, void>({
	name: 'purge-cdn',
	every: '2 s',
	everywhere: true,
	hears: tag.cdn_purges,
	retries: 0,
	async run({ cdn, log, signal }) {
		while (cdn && !signal.aborted) {
			const rows = await cdn.queue.claim(cdn.maxTags);
			if (rows.length === 0) return;
			const tags = [...new Set(rows.map((row) => row.tag))];
			const begun = performance.now();
			const { isDone, status, reason, wait, isRefused } = await cdn.notify(tags, signal);
			if (isDone) await cdn.queue.settle(rows);
			else await cdn.queue.putBack(rows, wait);
			log({
				event: 'cdn_purge',
				cdn: cdn.name,
				outcome: isDone ? 'done' : isRefused ? 'refused' : 'postponed',
				tags: tags.length,
				status,
				ms: Math.round(performance.now() - begun),
				...(reason === undefined ? {} : { reason }),
			});
			if (isRefused) throw new Error(`The CDN refuses to be told what to drop: ${reason}`);
			// Further calls would be too many as well; where the CDN is out of reach, each row has a pause of its own.
			if (status === 429) throw new Postponed('The CDN was told too often.');
		}
	},
});
