import { sql } from 'drizzle-orm';
import { type Fact, none, some, told, within } from './check';
import type { Ground } from './environment';
import { liftWallCeiling } from './kill-wall';
import { onTinyDisk } from './tiny-disk';
import { until } from './wait-for';
import { act } from './writers';

/** Beyond what the demonstration edition takes. */
export const MEGABYTES = 320;

/** No space for the embedded database: it says so, keeps what it said it kept, and goes on when there is space. */
export async function databaseFull(ground: Ground): Promise<Fact[]> {
	await ground.inspect(liftWallCeiling);
	const facts = await onTinyDisk(ground.dataDir, MEGABYTES, async (disk) => {
		let server = await ground.start();
		let number = 0;
		const kept: string[] = [];
		let refused = 0;
		const wrong = new Set<number>();
		const write = async () => {
			number += 1;
			const text = `Full message ${number} ${'and more words '.repeat(16)}`.trim();
			const { status, body } = await act(
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
		const recovers = () => until('a write is taken again', async () => (await write().catch(() => 0)) === 200, 15);
		const taken = await recovers().catch(async () => {
			restarts += 1;
			await server.kill();
			server = await ground.start();
			return recovers();
		});
		await server.stop();
		const found = await ground.inspect((db) =>
			db.write(async (tx) =>
				(
					await tx.execute<{ text: string }>(sql`select text from wall_message where text like 'Full message %'`)
				).rows.map(({ text }) => text),
			),
		);
		const known = new Set(found);
		return [
			some('writes taken in all', kept.length),
			told('writes still taken on the full disk', keptMeanwhile),
			told('writes refused on the full disk, in the envelope', refused),
			none('statuses that are neither 200 nor 503', wrong.size),
			none('pages read before that were not shown', page.status === 200 ? 0 : 1),
			none('acknowledged and lost', kept.filter((text) => !known.has(text)).length),
			none('restarts it needed when space was back', restarts),
			within('until writes were taken again', taken, 15),
		];
	});
	return facts ?? [told('disks of a test that may be mounted here (needs root)', 0)];
}
