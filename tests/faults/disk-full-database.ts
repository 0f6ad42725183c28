import { sql } from 'drizzle-orm';
import { type Check, mustBePositive, mustBeZero, report, within } from './check';
import type { FaultEnvironment } from './environment';
import { liftWallCeiling } from './kill-wall';
import { onTinyDisk } from './tiny-disk';
import { waitFor } from './wait-for';
import { callAs } from './writers';

/** Beyond what the demonstration edition takes. */
export const MEGABYTES = 320;

/** No space for the embedded database: it says so, keeps what it said it kept, and goes on when there is space. */
export async function databaseFull(environment: FaultEnvironment): Promise<Check[]> {
	await environment.inspect(liftWallCeiling);
	const checks = await onTinyDisk(environment.dataDir, MEGABYTES, async (disk) => {
		let server = await environment.start();
		let number = 0;
		const kept: string[] = [];
		let refused = 0;
		const wrong = new Set<number>();
		const write = async () => {
			number += 1;
			const text = `Full message ${number} ${'and more words '.repeat(16)}`.trim();
			const { status, body } = await callAs(
				server.url,
				'topic_iecie_wall/create',
				{ text, name: 'Ada', country: 'PT', edition: 'en' },
				number,
			);
			if (status === 200) kept.push(text);
			else if (status === 503 && body.code === status) refused += 1;
			else wrong.add(status);
			return status;
		};
		for (let i = 0; i < 20; i += 1) await write();
		await (await fetch(`${server.url}/news`)).arrayBuffer();
		disk.fill();
		const end = performance.now() + 20_000;
		while (refused < 10 && performance.now() < end) await write();
		const page = await fetch(`${server.url}/news`);
		await page.arrayBuffer();
		const keptMeanwhile = kept.length - 20;
		disk.empty();
		let restarts = 0;
		const recovers = () => waitFor('a write is taken again', async () => (await write().catch(() => 0)) === 200, 15);
		const taken = await recovers().catch(async () => {
			restarts += 1;
			await server.kill();
			server = await environment.start();
			return recovers();
		});
		await server.stop();
		const found = await environment.inspect((db) =>
			db.write(async (tx) =>
				(
					await tx.execute<{ text: string }>(sql`select text from wall_message where text like 'Full message %'`)
				).rows.map(({ text }) => text),
			),
		);
		const known = new Set(found);
		return [
			mustBePositive('writes taken in all', kept.length),
			report('writes still taken on the full disk', keptMeanwhile),
			report('writes refused on the full disk, in the envelope', refused),
			mustBeZero('statuses that are neither 200 nor 503', wrong.size),
			mustBeZero('pages read before that were not shown', page.status === 200 ? 0 : 1),
			mustBeZero('acknowledged and lost', kept.filter((text) => !known.has(text)).length),
			mustBeZero('restarts it needed when space was back', restarts),
			within('until writes were taken again', taken, 15),
		];
	});
	return checks ?? [report('disks of a test that may be mounted here (needs root)', 0)];
}
