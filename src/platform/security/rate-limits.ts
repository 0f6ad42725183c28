import { sql } from 'drizzle-orm';
import type { Database } from '../db/db';
import { clientNetwork } from './client-network';
import { type SigningKeys, sign } from './signature';

/** A rate limit: how often an action is allowed to one subject. */
export interface RateLimit {
	/** Name of the action: `email_create`. */
	name: string;
	/** The subject: the network of a client, a visitor, or 'everybody'. Stored as a hash with a salt of the day. */
	who: string;
	max: number;
	/** Length of the window. */
	seconds: number;
}

/** The rate limits of an action: how often it may be tried within `seconds`. */
export interface RateLimits {
	seconds: number;
	/** Maximum for one client: an IPv4 address, or an IPv6 network /64. */
	per_client: number;
	perVisitor?: number | undefined;
	/** Maximum for all clients together. */
	overall?: number | undefined;
}

/**
 * The rate limits that one try counts against.
 * @param client address, '' where it is unknown
 * @param visitor identity in the visitor token
 */
export function rateLimitsOf(
	name: string,
	{ seconds, per_client, perVisitor, overall }: RateLimits,
	client: string,
	visitor?: string,
): RateLimit[] {
	return [
		{ name: `${name}:client`, who: clientNetwork(client), max: per_client, seconds },
		...(visitor && perVisitor !== undefined
			? [{ name: `${name}:visitor`, who: visitor, max: perVisitor, seconds }]
			: []),
		...(overall === undefined ? [] : [{ name: `${name}:all`, who: 'everybody', max: overall, seconds }]),
	];
}

/**
 * Counts one try against each rate limit, in the database and so for all nodes. Windows are fixed: they begin at multiples
 * of their length.
 * @param now Unix seconds
 * @returns 0 when it may go on, else the seconds until it may be tried again
 */
export async function consumeRateLimits(
	db: Database,
	keys: SigningKeys,
	limits: readonly RateLimit[],
	now: number,
): Promise<number> {
	const day = Math.floor(now / 86_400);
	const rows = limits
		.map((limit) => ({
			...limit,
			key: `${limit.name}:${sign(keys[0], 'limit', `${day}\n${limit.name}\n${limit.who}`).slice(0, 22)}`,
			start: now - (now % limit.seconds),
		}))
		// Always in one order, so that two requests cannot wait for each other.
		.toSorted((a, b) => (a.key < b.key ? -1 : 1));
	if (rows.length === 0) return 0;
	const values = sql.join(
		rows.map((row) => sql`(${row.key}, ${row.start}::bigint, 1, ${row.start + row.seconds}::bigint)`),
		sql`, `,
	);
	// Counts need not outlive a crash of the database, so the commit does not wait for the disk.
	const counted = await db.writeAlone<{ key: string; count: number }>(
		sql`insert into rate_limit (key, "window", count, ends_at)
			select tries.* from (values ${values}) as tries,
				(select set_config('synchronous_commit', 'off', true)) as unhurried
			on conflict (key, "window") do update set count = rate_limit.count + 1 returning key, count`,
	);
	let wait = 0;
	for (const row of rows) {
		const count = counted.find((one) => one.key === row.key)?.count ?? 0;
		if (count > row.max) wait = Math.max(wait, row.start + row.seconds - now);
	}
	return wait;
}
