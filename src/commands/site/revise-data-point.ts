import { and, eq, isNull } from 'drizzle-orm';
import type { Texts } from '../../data/tables/columns';
import { data_point, data_series } from '../../data/tables/data-series';
import { audit } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import { tag } from '../../shared/cache-tags';
import type { Actor } from '../article/change-article';
import { changed } from '../changed';

/** A corrected value of a series. */
export interface DataPointRevision {
	/** Slug of the series, and key of the point in it. */
	series: string;
	key: string;
	/** In the unit of the series. */
	value: number;
	/** Why it was corrected, said beside the new value, per edition. */
	note: Texts<string>;
}

/** The revision is refused; `reason` is stable, the message is for people. */
export class DataPointRefusal extends Error {
	constructor(readonly reason: 'forbidden' | 'unknown' | 'same' | 'value') {
		super(
			{
				forbidden: 'This person may not change data.',
				unknown: 'There is no such value.',
				same: 'The value already stands like this.',
				value: 'A value is a finite number.',
			}[reason],
		);
	}
}

/**
 * Corrects a value: the old row keeps its number and is marked as superseded, the new one takes its place, in one transaction with
 * the audit row and the tags of every page that shows the series. Nothing is ever overwritten.
 * @param now Unix seconds
 * @throws DataPointRefusal
 */
export async function reviseDataPoint(db: Database, actor: Actor, revision: DataPointRevision, now: number): Promise<void> {
	if (!actor.may_edit) throw new DataPointRefusal('forbidden');
	if (!Number.isFinite(revision.value)) throw new DataPointRefusal('value');
	await db.write(async (tx) => {
		// The series is held, so that two corrections of one value come one after the other.
		const [series] = await tx.select({ id: data_series.id }).from(data_series).where(eq(data_series.slug, revision.series)).for('update');
		if (!series) throw new DataPointRefusal('unknown');
		const [before] = await tx
			.select()
			.from(data_point)
			.where(and(eq(data_point.series_id, series.id), eq(data_point.key, revision.key), isNull(data_point.superseded_at)));
		if (!before) throw new DataPointRefusal('unknown');
		if (before.value === revision.value) throw new DataPointRefusal('same');
		await tx.update(data_point).set({ superseded_at: now }).where(eq(data_point.id, before.id));
		const { id: _id, superseded_at: _superseded_at, ...kept } = before;
		await tx.insert(data_point).values({ ...kept, value: revision.value, note: revision.note, created_at: now });
		await tx.update(data_series).set({ updated_at: now }).where(eq(data_series.id, series.id));
		await tx.insert(audit).values({
			actor: actor.name,
			action: 'revise',
			noun: 'data_point',
			row_id: `${revision.series}/${revision.key}`,
			detail: { from: before.value, to: revision.value },
			created_at: now,
		});
		await changed(tx, [tag.all_series, tag.series(revision.series)]);
	});
}
