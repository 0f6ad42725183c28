import type { ActorKind } from '../shared/site/actor-kinds';
import type { Grant } from '../shared/staff';

/** Somebody of the newsroom. */
export interface Staff {
	kind: 'staff';
	/** Number of the account. */
	id: number;
	name: string;
	grants: readonly Grant[];
	/** Number of the author who this person is, if they write. */
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

/** Who acts. Every command takes one; nobody acts without a name. */
export type Actor =
	| Staff
	| TokenHolder
	/** Whoever holds the machine. */
	| { kind: 'operator' }
	/** What happens by itself at its hour. */
	| { kind: 'clock' }
	/** A program that brings content; `source` is its name (`wordpress`, `demo`). */
	| { kind: 'import'; source: string }
	/** A reader. */
	| { kind: 'visitor' }
	/** A reader who holds the token of one of their emails. */
	| { kind: 'subscriber' };

/** Who did something, as rows keep it: the name to be shown, and what it is known by whatever it is called. */
export interface DoneBy {
	actor: string;
	actor_kind: ActorKind;
	/** Number of the account; null for all but people. */
	account_id: number | null;
	/** Number of the key; null for all but integrations. */
	token_id: number | null;
}

/** The actor's name, to be shown. It says nothing about who it is: compare `doneBy`. */
function nameOf(actor: Actor): string {
	if (actor.kind === 'staff') return actor.name;
	if (actor.kind === 'token') return `token:${actor.name}`;
	return actor.kind === 'import' ? `import:${actor.source}` : actor.kind;
}

/** Who acts, as audit rows and revisions keep it. */
export const doneBy = (actor: Actor): DoneBy => ({
	actor: nameOf(actor),
	actor_kind: actor.kind,
	account_id: actor.kind === 'staff' ? actor.id : null,
	token_id: actor.kind === 'token' ? actor.id : null,
});

/** Those who act without an account. */
export const actors = {
	visitor: { kind: 'visitor' },
	subscriber: { kind: 'subscriber' },
	operator: { kind: 'operator' },
	clock: { kind: 'clock' },
} as const satisfies Record<string, Actor>;
