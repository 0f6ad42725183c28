import { ask, attended, Refused, send } from '../calls';
import { hasNow } from '../session/session';

/** A row of the audit. */
export interface Change {
	id: number;
	actor: string;
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

interface Page {
	rows: Change[];
	next: string | null;
}

type Query = Readonly<Record<string, string | undefined>>;

const asked = (query: Query, signal: AbortSignal) => ({
	query: { ...query, edition: document.documentElement.lang },
	signal,
});

/** Rows of the audit, newest first; undefined for whoever may not see it. @throws Refused, Unavailable */
export const changesOf = async (query: Query, signal: AbortSignal): Promise<Page | undefined> =>
	hasNow('audit.read') ? ask<Page>('audit', asked(query, signal)) : undefined;

/** The same for a screen that asks nobody for a proof: `unproved` where one is missing. @throws Refused, Unavailable */
export const changesUnasked = async (query: Query, signal: AbortSignal): Promise<Page | 'unproved' | undefined> =>
	hasNow('audit.read')
		? attended(() =>
				send<Page>('audit', asked(query, signal)).catch((error: unknown) => {
					if (error instanceof Refused && error.reason === 'unproved') return 'unproved' as const;
					throw error;
				}),
			)
		: undefined;
