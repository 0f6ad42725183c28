import { ask } from '../calls';
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
		changes?: Record<string, { from?: unknown; to: unknown }>;
		[more: string]: unknown;
	};
	/** Unix seconds. */
	created_at: number;
}

interface Page {
	rows: Change[];
	next: string | null;
}

/** Rows of the audit, newest first; undefined for whoever may not see it. @throws Refused, Unavailable */
export async function changesOf(
	query: Readonly<Record<string, string | undefined>>,
	signal: AbortSignal,
): Promise<Page | undefined> {
	return hasNow('audit.read')
		? ask<Page>('audit', { query: { ...query, edition: document.documentElement.lang }, signal })
		: undefined;
}
