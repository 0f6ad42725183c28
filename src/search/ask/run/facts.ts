import type { LicenseCategory } from '../../../data/tables/license';
import type { StatusToday } from '../../../queries/license/license-filters';
import type { EventEditionStatus } from '../../../shared/statuses';

/** Facts that a result shows beside its words, as of today; the kind determines which of these are present. */
export interface HitFacts {
	license?: { license_no: string; category: LicenseCategory; city: string; province: string; status: StatusToday };
	enterprise?: { booth: string; city: string | null; country: string; event: string };
	/** The event edition that is on or comes next, else the last. Days are ISO days of the event's own time zone. */
	topic?: {
		kind: 'exhibition' | 'forum' | 'series';
		event_edition: {
			year: number;
			starts_on: string | null;
			ends_on: string | null;
			city: string | null;
			country: string | null;
			status: EventEditionStatus;
		} | null;
	};
	book?: { authors: string[]; publisher: string };
	series?: { unit_label: string; retrieved_on: string };
}

const DAY = `(to_timestamp($now) at time zone 'utc')::date`;
const LICENSE_STATUS = `case when l.status = 'valid' and l.valid_to < ${DAY} then 'expired' when l.status = 'valid' and l.valid_to < ${DAY} + 90 then 'expiring' else l.status end`;
const LAST_DAY = 'coalesce(e.ends_on, e.starts_on, make_date(least(greatest(e.year, 1), 9999), 12, 31))';

/** The facts of a document `d`; read only for the rows of one page. */
export const HIT_FACTS = `case d.kind
	when 'license' then (select json_build_object('license',
		json_build_object('license_no', l.license_no, 'category', l.category, 'city', l.city, 'province', l.province, 'status', ${LICENSE_STATUS}))
		from license l where l.id = d.ref_id)
	when 'enterprise' then (select json_build_object('enterprise',
		json_build_object('booth', x.booth, 'city', x.city, 'country', x.country, 'event',
		coalesce(e.texts->d.edition->>'name', t.texts->d.edition->>'name', t.slug)))
		from enterprise x join event_edition e on e.id = x.event_edition_id join topic t on t.id = e.topic_id
			where x.id = d.ref_id)
	when 'topic' then (select json_build_object('topic', json_build_object('kind', t.kind, 'event_edition', (
			select json_build_object('year', e.year, 'starts_on', e.starts_on, 'ends_on', e.ends_on, 'city',
				coalesce(e.texts->d.edition->>'city', e.city), 'country', e.country, 'status', e.status)
			from event_edition e where e.topic_id = t.id
				order by ${LAST_DAY} >= ${DAY} desc, case when ${LAST_DAY} >= ${DAY} then ${LAST_DAY} end, ${LAST_DAY} desc,
				e.id limit 1)))
		from topic t where t.id = d.ref_id)
	when 'book' then (select json_build_object('book', json_build_object('authors', b.authors, 'publisher', b.publisher))
		from book b where b.id = d.ref_id)
	when 'series' then (select json_build_object('series',
		json_build_object('unit_label', coalesce(s.texts->d.edition->>'unit_label', s.unit), 'retrieved_on',
		s.retrieved_on)) from data_series s where s.id = d.ref_id)
end`;
