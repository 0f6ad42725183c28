import type { Database } from '../../platform/db/db';
import { consumeRateLimits, rateLimitsOf } from '../../platform/security/rate-limits';
import type { SigningKeys } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import type { AnyCall, CallLimits } from '../call';

/**
 * Counts a call of the newsroom against the rate limits that it declares, before its body is read and anything is done.
 * @param client address of the client, '' where it is unknown
 * @param now Unix seconds
 * @throws Refusal `wait`
 */
export async function consumeCallRateLimits(
	{ limits, path }: AnyCall,
	client: string,
	{ db, keys }: { db: Database; keys(): Promise<SigningKeys> },
	now: number,
): Promise<void> {
	if (!limits || !('per_client' in limits)) return;
	const { name = path, seconds, per_client }: CallLimits = limits;
	const wait = await consumeRateLimits(
		db,
		await keys(),
		rateLimitsOf(`newsroom:${name}`, { seconds, per_client }, client),
		now,
	);
	if (wait > 0) throw new Refusal('wait', undefined, { retryAfter: wait });
}
