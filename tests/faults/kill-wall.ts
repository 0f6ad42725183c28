import { sql } from 'drizzle-orm';
import { wallLimits } from '../../src/commands/event/post-wall-message';
import type { Database } from '../../src/platform/db/db';
import { limitsOf, takeLimits } from '../../src/platform/security/take-limits';
import { type Fact, none, some } from './check';
import { type Ground, SECRET } from './environment';
import { killRounds } from './kill';
import { act } from './writers';

/** Every client is another one, but all of them share the ceiling of the site, in this hour and the next. */
export async function liftWallCeiling(db: Database): Promise<void> {
	const now = Math.floor(Date.now() / 1000);
	const everybody = limitsOf('topic_iecie_wall/create', wallLimits, '').filter(({ who }) => who === 'everybody');
	for (const moment of [now, now + 3_600]) await takeLimits(db, [SECRET], everybody, moment);
	await db.write((tx) =>
		tx.execute(sql`update rate_limit set count = -1000000 where key like 'topic_iecie_wall/create:all%'`),
	);
}

/** kill -9 while visitors write on the wall of an event. */
export async function killWall(ground: Ground, rounds: number): Promise<Fact[]> {
	await ground.inspect(liftWallCeiling);
	const text = (n: number) => `Fault message ${n} stands`;
	const acknowledged = await killRounds(ground, rounds, {}, async ({ url }, n) => {
		const { status } = await act(
			url,
			'topic_iecie_wall/create',
			{ text: text(n), name: 'Ada', country: 'PT', edition: 'en' },
			n,
		);
		return status === 200;
	});
	const again = await ground.start();
	const health = await fetch(`${again.url}/topic/iecie/wall`);
	await again.stop();
	const kept = await ground.inspect(async (db) => {
		const { rows } = await db.write((tx) =>
			tx.execute<{ text: string }>(sql`select text from wall_message where text like 'Fault message %'`),
		);
		return rows.map((row) => row.text);
	});
	const known = new Set(kept);
	return [
		some('wall messages acknowledged', acknowledged.size),
		none('acknowledged and lost', [...acknowledged].filter((n) => !known.has(text(n))).length),
		none('kept twice', kept.length - known.size),
		none('starts after which the wall was not shown', health.status === 200 ? 0 : 1),
	];
}
