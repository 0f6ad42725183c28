import type { ActorKind } from '../shared/site/actor-kinds';
import type { Grant } from '../shared/staff';

/** A member of the newsroom. */
export interface Staff {
	kind: 'staff';
	/** Number of the account. */
	id: number;
	name: string;
	grants: readonly Grant[];
	/** Number of the author that this person is, if they write. */
	author_id?: number;
	/** When they last showed their password or passkey, in Unix seconds. */
	provedAt?: number;
}

/** An integration, by its admin token. */
export interface TokenHolder {
	kind: 'token';
	id: number;
	name: string;
	rights: readonly string[];
}

/** The party on whose behalf a command runs. Every command takes one. */
export type Actor =
	| Staff
	| TokenHolder
	/** The person with access to the server, at its command line. */
	| { kind: 'operator' }
	/** A job that runs at its hour. */
	| { kind: 'clock' }
	/** A program that brings content; `source` is its name (`wordpress`, `demo`). */
	| { kind: 'import'; source: string }
	/** A reader. */
	| { kind: 'visitor' }
	/** A reader who holds the token of one of their emails. */
	| { kind: 'subscriber' };

/** The party that did something, as rows keep it: a name to show, and an identity that outlasts a change of name. */
export interface DoneBy {
	actor: string;
	actor_kind: ActorKind;
	/** Number of the account; null for every kind except `staff`. */
	account_id: number | null;
	/** Number of the key; null for every kind except `token`. */
	token_id: number | null;
}

/** The actor's name, to be shown. It does not identify the actor: compare `doneBy`. */
function nameOf(actor: Actor): string {
	if (actor.kind === 'staff') return actor.name;
	if (actor.kind === 'token') return `token:${actor.name}`;
	return actor.kind === 'import' ? `import:${actor.source}` : actor.kind;
}

/** The actor as audit rows and revisions keep it. */
export const doneBy = (actor: Actor): DoneBy => ({
	actor: nameOf(actor),
	actor_kind: actor.kind,
	account_id: actor.kind === 'staff' ? actor.id : null,
	token_id: actor.kind === 'token' ? actor.id : null,
});

/** The actors without an account. */
export const actors = {
	visitor: { kind: 'visitor' },
	subscriber: { kind: 'subscriber' },
	operator: { kind: 'operator' },
	clock: { kind: 'clock' },
} as const satisfies Record<string, Actor>;
