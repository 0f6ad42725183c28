import { sql } from 'drizzle-orm';
import { wallLimits } from '../../src/commands/event/post-wall-message';
import type { Database } from '../../src/platform/db/db';
import { consumeRateLimits, rateLimitsOf } from '../../src/platform/security/rate-limits';
import { type Check, mustBePositive, mustBeZero } from './check';
import { type FaultEnvironment, SECRET } from './environment';
import { killRounds } from './kill';
import { callAs } from './writers';

/** Every client is another one, but all of them share the ceiling of the site, in this hour and the next. */
export async function liftWallCeiling(db: Database): Promise<void> {
	const now = Math.floor(Date.now() / 1000);
	const everybody = rateLimitsOf('topic_iecie_wall/create', wallLimits, '').filter(({ who }) => who === 'everybody');
	for (const moment of [now, now + 3_600]) await consumeRateLimits(db, [SECRET], everybody, moment);
	await db.write((tx) =>
		tx.execute(sql`update rate_limit set count = -1000000 where key like 'topic_iecie_wall/create:all%'`),
	);
}

/** kill -9 while visitors write on the wall of an event. */
export async function killWall(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	await environment.inspect(liftWallCeiling);
	const text = (n: number) => `Fault message ${n} stands`;
	const acknowledged = await killRounds(environment, rounds, {}, async ({ url }, n) => {
		const { status } = await callAs(
			url,
			'topic_iecie_wall/create',
			{ text: text(n), name: 'Ada', country: 'PT', edition: 'en' },
			n,
		);
		return status === 200;
	});
	const again = await environment.start();
	const health = await fetch(`${again.url}/topic/iecie/wall`);
	await again.stop();
	const kept = await environment.inspect(async (db) => {
		const { rows } = await db.write((tx) =>
			tx.execute<{ text: string }>(sql`select text from wall_message where text like 'Fault message %'`),
		);
		return rows.map((row) => row.text);
	});
	const known = new Set(kept);
	return [
		mustBePositive('wall messages acknowledged', acknowledged.size),
		mustBeZero('acknowledged and lost', [...acknowledged].filter((n) => !known.has(text(n))).length),
		mustBeZero('kept twice', kept.length - known.size),
		mustBeZero('starts after which the wall was not shown', health.status === 200 ? 0 : 1),
	];
}
