import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { data_point, data_series } from '../../data/tables/data-series';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';

/** A corrected value of a series. */
const input = z.object({
	/** Slug of the series, and key of the point in it. */
	series: z.string(),
	key: z.string(),
	/** In the unit of the series. */
	value: z.number(),
	/** The reason for the correction, shown with the new value, per edition. */
	note: z.record(z.string(), z.string().max(500)),
});

/**
 * Corrects a value: the old row keeps its number and is marked as superseded, and a new row takes its place. Nothing is
 * ever overwritten.
 * @throws Refusal `forbidden`, `not_found` (with the field), `same` (it has this value already), `invalid` (no finite
 * number)
 */
export const reviseDataPoint = command({
	action: 'revise',
	input,
	async run(ctx, revision) {
		ctx.authorize('data_point.revise');
		// The series is locked, so that two corrections of one value come one after the other.
		const [series] = await ctx.read
			.select({ id: data_series.id })
			.from(data_series)
			.where(eq(data_series.slug, revision.series))
			.for('update');
		if (!series) throw new Refusal('not_found', 'series');
		const [before] = await ctx.read
			.select()
			.from(data_point)
			.where(
				and(eq(data_point.series_id, series.id), eq(data_point.key, revision.key), isNull(data_point.superseded_at)),
			);
		if (!before) throw new Refusal('not_found', 'key');
		if (before.value === revision.value) throw new Refusal('same', 'value', { rule: { name: 'unchanged' } });
		await ctx.tx.update(data_point).set({ superseded_at: ctx.now }).where(eq(data_point.id, before.id));
		const { id: _id, superseded_at: _superseded_at, ...kept } = before;
		await ctx.tx
			.insert(data_point)
			.values({ ...kept, value: revision.value, note: revision.note, created_at: ctx.now });
		await ctx.tx.update(data_series).set({ updated_at: ctx.now }).where(eq(data_series.id, series.id));
		ctx.audit({
			entity: 'data_point',
			id: `${revision.series}/${revision.key}`,
			detail: { changes: { value: { from: before.value, to: revision.value } } },
		});
		ctx.invalidate(tag.all_series, tag.series(revision.series));
	},
});
