import type { Actor } from '../../access/actor';
import { Refusal } from '../../shared/refusal';
import { bodyLimitOf, ORDINARY_BODY_BYTES } from '../body-limit';
import type { AnyCall } from '../call';
import type { BodyReading } from '../json-body';

/** Bodies beyond 64 KB that this node holds of one caller at a time (security rule 18). */
const MAX_AT_ONCE = 2;
/** Seconds after which one that was refused may be sent again. */
const RETRY_AFTER = 3;

/** How many of each caller are under way. */
const underWay = new Map<string, number>();

const keyOf = (actor: Actor): string => `${actor.kind}:${'id' in actor ? actor.id : ''}`;

/** How the body of a call is read, and what is to be done when the call has been answered. */
export interface HeldBody {
	reading: BodyReading;
	release(): void;
}

/**
 * Lets a caller send a body as long as the fields of the call, but no more than two beyond 64 KB at a time: each is held
 * in memory until its call is answered. A caller without a session, or with no right to the call, has been refused before
 * anything is read.
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
