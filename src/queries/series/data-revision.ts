import type { Texts } from '../../data/tables/columns';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

/** A value of a series that was replaced. */
export interface DataRevision {
	key: string;
	label: Texts<string>;
	value: number;
	/** Shown beside the value that replaced it, per edition. */
	reason: Texts<string> | null;
	/** The value that took its place; null where the point was taken away. */
	replaced_by: number | null;
	/** Unix seconds. */
	superseded_at: number;
}

/** Values of a series that were replaced, the last replaced first. */
export function dataRevisions(db: Db, series_id: number): Promise<DataRevision[]> {
	return prepared<DataRevision>(
		db,
		'data_revisions',
		`select key, label, value, reason, replaced_by, superseded_at from (
			select p.id, p.key, p.label, p.value, p.superseded_at, lead(p.value) over after as replaced_by,
				lead(p.note) over after as reason
			from data_point p where p.series_id = $1 window after as (partition by p.key
				order by p.superseded_at nulls last, p.id)
		) r where superseded_at is not null order by superseded_at desc, id desc limit 200`,
		[series_id],
	);
}
