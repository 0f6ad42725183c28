import { expect, test } from 'vitest';
import type { PurgeResult } from '../platform/cdn/notify-cdn';
import type { ClaimedPurge } from '../platform/db/cdn-queue';
import { Postponed } from '../platform/jobs/job';
import { tag } from '../shared/cache-tags';
import { purgeCdn } from './purge-cdn';

const row = (id: number): ClaimedPurge => ({ id, tag: tag.article(id), is_withdrawn: false, told: 0, tries: 1 });

/** Runs the job over these batches with a CDN that answers so. */
async function run(batches: ClaimedPurge[][], answers: PurgeResult[]) {
	const did: string[] = [];
	const lines: Record<string, unknown>[] = [];
	const failed = await purgeCdn
		.run({
			cdn: {
				name: 'fastly',
				maxTags: 256,
				queue: {
					claim: async () => batches.shift() ?? [],
					settle: async (rows: unknown[]) => void did.push(`settled ${rows.length}`),
					putBack: async (rows: unknown[], wait = 0) => void did.push(`put back ${rows.length} for ${wait}`),
				},
				notify: async () => answers.shift() ?? { isDone: true, status: 200 },
			},
			log: (line: Record<string, unknown>) => lines.push(line),
			signal: new AbortController().signal,
		} as unknown as Parameters<typeof purgeCdn.run>[0])
		.then(
			() => undefined,
			(error: unknown) => error,
		);
	return { did, failed, outcomes: lines.map(({ outcome, tags }) => [outcome, tags]) };
}

test('goes on until nothing is due, also past a batch for which the CDN was away', async () => {
	const away = { isDone: false, status: 0, reason: 'ECONNREFUSED' };
	const { did, failed, outcomes } = await run(
		[[row(1), row(1)], [row(2)], [row(3)]],
		[{ isDone: true, status: 200 }, away],
	);
	expect(did).toEqual(['settled 2', 'put back 1 for 0', 'settled 1']);
	expect(outcomes).toEqual([
		['done', 1],
		['postponed', 1],
		['done', 1],
	]);
	expect(failed).toBeUndefined();
});

test('leaves a CDN alone that was told too often', async () => {
	const { did, failed } = await run(
		[[row(1)], [row(2)]],
		[{ isDone: false, status: 429, reason: 'It answered 429.', wait: 9 }],
	);
	expect(did).toEqual(['put back 1 for 9']);
	expect(failed).toBeInstanceOf(Postponed);
});

test('fails where a token or a service is wrong, and loses nothing', async () => {
	const { did, failed, outcomes } = await run(
		[[row(1)]],
		[{ isDone: false, status: 401, reason: 'It answered 401.', isRefused: true }],
	);
	expect([did, outcomes]).toEqual([['put back 1 for 0'], [['refused', 1]]]);
	expect(failed).not.toBeInstanceOf(Postponed);
	expect(String(failed)).toContain('It answered 401.');
});
