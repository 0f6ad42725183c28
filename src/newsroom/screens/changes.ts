import type { ActorKind } from '../../shared/site/actor-kinds';
import { ApiError, ask, attended, send } from '../calls';
import { hasNow } from '../session/session';

/** A row of the audit log. */
export interface Change {
	id: number;
	/** Name of the actor at that time. */
	actor: string;
	actor_kind: ActorKind | null;
	/** Number of the account; null unless the actor is a person. */
	account_id: number | null;
	/** The account's current name. */
	account_name: string | null;
	action: string;
	noun: string;
	row_id: string | null;
	/** The row's current name; null where the row is gone or has none. */
	name: string | null;
	detail: {
		/** Old and new values by field; an empty object for the words of an article, which are only named as changed. */
		changes?: Record<string, { from?: unknown; to?: unknown }>;
		[more: string]: unknown;
	};
	/** Unix seconds. */
	created_at: number;
}

/** A page of the audit log, and the mark of the next one. */
export interface ChangePage {
	rows: Change[];
	next: string | null;
}

type Query = Readonly<Record<string, string | undefined>>;

const asked = (query: Query, signal: AbortSignal) => ({
	query: { ...query, edition: document.documentElement.lang },
	signal,
});

/** Reads rows of the audit log, newest first; undefined for people who may not see it. @throws ApiError, Unavailable */
export const changesOf = async (query: Query, signal: AbortSignal): Promise<ChangePage | undefined> =>
	hasNow('audit.read') ? ask<ChangePage>('audit', asked(query, signal)) : undefined;

/**
 * Does the same without asking for the password: `unproved` where it would be needed.
 * @throws ApiError, Unavailable
 */
export const changesUnasked = async (
	query: Query,
	signal: AbortSignal,
): Promise<ChangePage | 'unproved' | undefined> =>
	hasNow('audit.read')
		? attended(() =>
				send<ChangePage>('audit', asked(query, signal)).catch((error: unknown) => {
					if (error instanceof ApiError && error.reason === 'unproved') return 'unproved' as const;
					throw error;
				}),
			)
		: undefined;
