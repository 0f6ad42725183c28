import type { ActorKind } from '../../shared/site/actor-kinds';
import { ApiError, ask, attended, send } from '../calls';
import { hasNow } from '../session/session';

/** A row of the audit. */
export interface Change {
	id: number;
	/** What they were called at that time. */
	actor: string;
	actor_kind: ActorKind | null;
	/** Number of the account; null of all but people. */
	account_id: number | null;
	/** What the account is called now. */
	account_name: string | null;
	action: string;
	noun: string;
	row_id: string | null;
	/** What people call the row now; null where it is gone, or has no name. */
	name: string | null;
	detail: {
		/** By field; of an article's words only that they changed, as an empty object. */
		changes?: Record<string, { from?: unknown; to?: unknown }>;
		[more: string]: unknown;
	};
	/** Unix seconds. */
	created_at: number;
}

/** Rows of the audit, and where they go on. */
export interface ChangePage {
	rows: Change[];
	next: string | null;
}

type Query = Readonly<Record<string, string | undefined>>;

const asked = (query: Query, signal: AbortSignal) => ({
	query: { ...query, edition: document.documentElement.lang },
	signal,
});

/** Rows of the audit, newest first; undefined for whoever may not see it. @throws ApiError, Unavailable */
export const changesOf = async (query: Query, signal: AbortSignal): Promise<ChangePage | undefined> =>
	hasNow('audit.read') ? ask<ChangePage>('audit', asked(query, signal)) : undefined;

/**
 * The same for a screen that asks nobody for a proof: `unproved` where one is missing.
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
