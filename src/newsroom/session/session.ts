import { useSyncExternalStore } from 'react';
import type { SessionState } from '../../api/newsroom/account/session-state';
import { HOME } from '../addresses';
import { attendedBy, send } from '../calls';
import type { EntityDescription, Row } from '../entities';
import { forget, openJournal } from '../journal/journal';

/** Who sits here, and how far they have come in. */
export type Session = SessionState;

/** What stands over the page until the person has answered. */
export interface Asking {
	need: 'session' | 'proof';
	answer(isGiven: boolean): void;
}

interface Held {
	session: Session;
	asking: Asking | undefined;
}

let held: Held = {
	session: { state: 'out', brand: '', has_mail: false, has_passkeys: false, has_demo: false },
	asking: undefined,
};
let waiting: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

const hold = (next: Partial<Held>) => {
	held = { ...held, ...next };
	for (const notify of listeners) notify();
};
const listen = (notify: () => void) => {
	listeners.add(notify);
	return () => listeners.delete(notify);
};

/** Puts what a call of the session said in place of what was known. */
export const setSession = (session: Session): Session => {
	hold({ session });
	if (session.state === 'in') openJournal();
	return session;
};

/** Reads who sits here. @throws Unavailable */
export const readSession = async (): Promise<Session> => setSession(await send<Session>('session'));

/** Whether whoever sat here sits here still: a proof gives the session another token, also to calls on their way. */
async function isStillIn(): Promise<boolean> {
	const now = await send<Session>('session').catch(() => undefined);
	return now?.state === 'in' && now.account?.id === held.session.account?.id;
}

/** However many calls need it: the person is asked once. */
attendedBy((need, isAgain) => {
	const asked = async () =>
		(need === 'session' && !isAgain && (await isStillIn())) ||
		new Promise<boolean>((done) => {
			hold({ asking: { need, answer: done } });
		});
	waiting ??= asked().finally(() => {
		waiting = undefined;
		hold({ asking: undefined });
	});
	return waiting;
});

export const useSession = (): Session => useSyncExternalStore(listen, () => held.session);
export const useAsking = (): Asking | undefined => useSyncExternalStore(listen, () => held.asking);

/** Whether somebody has a right over some row; a call asks again when it holds the row. */
export const has = ({ rights = [] }: Session, right: string): boolean => rights.includes(right);

/**
 * Whether somebody may write a row, or remove it, as far as their roles say; the call decides. A role that was given
 * for an edition counts for its rows alone, and a translator's always is one of those.
 */
export function may({ account }: Session, entity: EntityDescription, action: 'write' | 'remove', row: Row): boolean {
	const grants = account?.grants.filter(({ role }) => entity.roles[action].includes(role)) ?? [];
	return grants.some(({ role, edition }) =>
		action === 'write' && entity.roles.own.includes(role)
			? row.stored_by === account?.id
			: entity.noun === 'media' || role === 'admin'
				? true
				: edition === undefined
					? role !== 'translator'
					: edition === row.edition,
	);
}

/**
 * The editions in whose texts somebody may write though the row is not theirs: it is every edition's, and their role
 * was given for these.
 */
export function ownTexts({ account }: Session, entity: EntityDescription, row: Row): readonly string[] {
	if (row.edition !== undefined) return [];
	const grants = account?.grants.filter(({ role }) => entity.roles.write.includes(role)) ?? [];
	return grants.flatMap(({ edition }) => edition ?? []);
}

let isLeaving = false;

/** Whether somebody has decided to sign out: nothing holds them any more. */
export const isSigningOut = (): boolean => isLeaving;

/** Ends the session, and with it everything that this browser has of whoever sat here. */
export async function signOut(): Promise<void> {
	const account = accountNumber();
	await send('session', { method: 'DELETE' });
	if (account !== undefined) await forget(account);
	isLeaving = true;
	location.assign(HOME);
}

/** The same of whoever sits here now, for what is no component. */
export const hasNow = (right: string): boolean => has(held.session, right);

/** Editions that the roles of whoever sits here were given for. */
export const ownEditions = (): string[] => (held.session.account?.grants ?? []).flatMap(({ edition }) => edition ?? []);

/** What whoever sits here is called; empty where nobody is in. */
export const accountName = (): string => held.session.account?.name ?? '';

/** The number of whoever sits here; undefined where nobody is in. */
export const accountNumber = (): number | undefined => held.session.account?.id;
