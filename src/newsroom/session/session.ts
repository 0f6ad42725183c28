import { useSyncExternalStore } from 'react';
import type { SessionState } from '../../api/newsroom/account/session-state';
import { HOME } from '../addresses';
import { attendedBy, send } from '../calls';
import type { EntityDescription, Row } from '../entities';
import { forget, openJournal } from '../journal/journal';

/** The session: the account that is signed in, and the next step of signing in. */
export type Session = SessionState;

/** A request for a sign-in or a password, shown over the page until it is answered. */
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

/** Takes over a session that a call has returned. */
export const setSession = (session: Session): Session => {
	hold({ session });
	if (session.state === 'in') openJournal();
	return session;
};

/** Reads the session. @throws Unavailable */
export const readSession = async (): Promise<Session> => setSession(await send<Session>('session'));

/**
 * True where the same person is still signed in: a proof gives the session another token, which fails calls that were
 * under way.
 */
async function isStillIn(): Promise<boolean> {
	const now = await send<Session>('session').catch(() => undefined);
	return now?.state === 'in' && now.account?.id === held.session.account?.id;
}

/** Calls that need a sign-in at the same time share one dialog. */
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

/** True where somebody has a right over some row; the call itself checks the row. */
export const has = ({ rights = [] }: Session, right: string): boolean => rights.includes(right);

/**
 * True where somebody's roles allow them to write a row or to remove it; the call itself decides. A role that was given
 * for an edition counts only for rows of that edition, and for media; a translator's role counts only with an edition;
 * one that was given for a section counts for articles and media alone.
 * Some roles reach only rows that their holder has stored.
 */
export function may({ account }: Session, entity: EntityDescription, action: 'write' | 'remove', row: Row): boolean {
	const grants = account?.grants.filter(({ role }) => entity.roles[action].includes(role)) ?? [];
	return grants.some(({ role, edition, section }) =>
		action === 'write' && entity.roles.own.includes(role)
			? row.stored_by === account?.id
			: entity.noun === 'media' || role === 'admin'
				? true
				: section === undefined && (edition === undefined ? role !== 'translator' : edition === row.edition),
	);
}

/**
 * Returns the editions whose texts somebody may write in a row that belongs to every edition, because their role was
 * given for these editions.
 */
export function ownTexts({ account }: Session, entity: EntityDescription, row: Row): readonly string[] {
	if (row.edition !== undefined) return [];
	const grants = account?.grants.filter(({ role }) => entity.roles.write.includes(role)) ?? [];
	return grants.flatMap(({ edition }) => edition ?? []);
}

let isLeaving = false;

/** True once somebody has decided to sign out; no unsaved change holds them back then. */
export const isSigningOut = (): boolean => isLeaving;

/** Ends the session, and deletes everything that this browser keeps of the account. */
export async function signOut(): Promise<void> {
	const account = accountNumber();
	await send('session', { method: 'DELETE' });
	if (account !== undefined) await forget(account);
	isLeaving = true;
	location.assign(HOME);
}

/** True where the signed-in person has a right; for code that is no component. */
export const hasNow = (right: string): boolean => has(held.session, right);

/** Returns the editions that the roles of the signed-in person were given for. */
export const ownEditions = (): string[] => (held.session.account?.grants ?? []).flatMap(({ edition }) => edition ?? []);

/** Returns the name of the signed-in person; empty where there is none. */
export const accountName = (): string => held.session.account?.name ?? '';

/** Returns the account number of the signed-in person; undefined where there is none. */
export const accountNumber = (): number | undefined => held.session.account?.id;
