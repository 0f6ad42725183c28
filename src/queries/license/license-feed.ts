import type { Texts } from '../../data/tables/columns';
import type { LicenseText } from '../../data/tables/license';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { LICENSE_ROW, type LicenseFilters, type LicenseRow, licenseCondition } from './license-filters';
import { listLicenses } from './license-list';

/** A record as a feed carries it: its state when it was last verified, with what happened to it last. */
export interface VerifiedLicense extends LicenseRow {
	/** Unix seconds. */
	verified_at: number;
	verified_by: string;
	source: string;
	texts: Texts<LicenseText>;
	/** The newest line of its history. */
	last: { happened_on: string; kind: string; texts: Texts<{ note: string }> } | null;
}

const COLUMNS = `${LICENSE_ROW}, l.verified_at, l.verified_by, l.source, l.texts,
	(select json_build_object('happened_on', e.happened_on, 'kind', e.kind, 'texts', e.texts) from license_event e
		where e.license_id = l.id order by e.happened_on desc, e.id desc limit 1) as last`;
const NEWEST = 'l.verified_at desc, l.id desc';

/**
 * The records of a filtered list that were verified last; of a keyword, the newest grants it finds.
 * @param day ISO day of today
 */
export async function verifiedLicenses(
	db: Db,
	filters: LicenseFilters,
	day: string,
	limit: number,
): Promise<VerifiedLicense[]> {
	if (filters.keyword !== undefined) {
		const { list } = await listLicenses(db, { ...filters, sort: undefined }, day, 1, limit);
		return prepared<VerifiedLicense>(
			db,
			'license_feed_ids',
			`select ${COLUMNS} from license l where $1::date is not null and l.id = any($2::int[]) order by ${NEWEST}`,
			[day, list.map((row) => row.id)],
		);
	}
	const c = licenseCondition(filters, day);
	return prepared<VerifiedLicense>(
		db,
		`license_feed_${c.name}`,
		`select ${COLUMNS} from (select l.id from license l where ${c.where} order by ${NEWEST}
			limit $${c.values.length + 1}) k join license l on l.id = k.id order by ${NEWEST}`,
		[...c.values, limit],
	);
}
