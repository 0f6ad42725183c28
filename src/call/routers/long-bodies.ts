import type { Actor } from '../../access/actor';
import { Refusal } from '../../shared/refusal';
import { bodyLimitOf, ORDINARY_BODY_BYTES } from '../body-limit';
import type { AnyCall } from '../call';
import type { BodyReading } from '../json-body';

/** Bodies longer than 64 KB that this node holds for one caller at a time (security rule 18). */
const MAX_AT_ONCE = 2;
/** Seconds after which a refused body may be sent again. */
const RETRY_AFTER = 3;

/** The number of long bodies in progress, by caller. */
const underWay = new Map<string, number>();

const keyOf = (actor: Actor): string => `${actor.kind}:${'id' in actor ? actor.id : ''}`;

/** How to read the body of a call, and the function that releases it once the call is answered. */
export interface HeldBody {
	reading: BodyReading;
	release(): void;
}

/**
 * Lets a caller send a body as long as the fields of the call allow, with at most two beyond 64 KB at a time, because
 * each is held in memory until its call is answered. A caller without a session, or without a right to the call, was
 * refused before.
 * @param actor undefined for a guest, whose body is an ordinary one
 */
export function holdBody(call: AnyCall, actor: Actor | undefined): HeldBody {
	const key = actor && keyOf(actor);
	let isHeld = false;
	const claim = () => {
		if (key === undefined) return;
		const count = underWay.get(key) ?? 0;
		if (count >= MAX_AT_ONCE)
			throw new Refusal('limited', 'body', {
				retryAfter: RETRY_AFTER,
				rule: { name: 'bodies_at_once', most: MAX_AT_ONCE },
			});
		underWay.set(key, count + 1);
		isHeld = true;
	};
	const release = () => {
		if (!isHeld || key === undefined) return;
		isHeld = false;
		const count = (underWay.get(key) ?? 1) - 1;
		if (count === 0) underWay.delete(key);
		else underWay.set(key, count);
	};
	const maxBytes = actor ? bodyLimitOf(call) : ORDINARY_BODY_BYTES;
	return { reading: { maxBytes, ordinary: ORDINARY_BODY_BYTES, claim }, release };
}
