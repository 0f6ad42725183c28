import { count, eq, min } from 'drizzle-orm';
import { cdn_purge } from '../../data/tables/operation/cdn-purge';
import type { StaffDb } from '../../platform/db/tx';

/** Purges that are still to be sent to the CDN. */
export interface CdnPurges {
	waiting: number;
	/** When the oldest that was never sent was written, in Unix seconds; undefined where there is none. */
	oldest: number | undefined;
}

/** @returns how many tags wait, those that are sent once more among them */
export async function cdnPurges(db: StaffDb): Promise<CdnPurges> {
	const [[all], [unsent]] = await Promise.all([
		db.select({ waiting: count() }).from(cdn_purge),
		db
			.select({ oldest: min(cdn_purge.created_at) })
			.from(cdn_purge)
			.where(eq(cdn_purge.told, 0)),
	]);
	return { waiting: all?.waiting ?? 0, oldest: unsent?.oldest ?? undefined };
}
