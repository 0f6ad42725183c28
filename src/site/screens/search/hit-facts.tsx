import type { Edition } from '../../../editions/edition';
import { countryName, dayRange } from '../../../editions/formats';
import { isoDay, longDay } from '../../../editions/relative-time';
import type { SearchHit } from '../../../search/ask/present/result';
import type { HitFacts } from '../../../search/ask/run/facts';
import { isoMoment } from '../../../shared/time/moment';
import { usePage } from '../../render/contexts';
import { LicenseStatus } from '../license/status';

/** Returns town and country; a city state is named once. '' where neither is known. */
const placeOf = (edition: Edition, place: { city: string | null; country: string | null }): string =>
	[...new Set([place.city, place.country && countryName(edition, place.country)].filter(Boolean))].join(', ');

/** What kind of item it is, and what it belongs to: the type of a licence, the event of an exhibitor. */
export function HitKicker({ hit }: { hit: SearchHit }) {
	const { words } = usePage().edition;
	const { facts, kind } = hit;
	const belongsTo = facts?.license ? words.licenses.categories[facts.license.category] : facts?.enterprise?.event;
	return (
		<span className={hit.section ? `kick k-${hit.section}` : 'kick'}>
			{facts?.topic ? words.event_kinds[facts.topic.kind] : words.kind_one[kind]}
			{belongsTo && <span className="sub">{belongsTo}</span>}
		</span>
	);
}

function EventEditionFacts({
	event_edition,
}: {
	event_edition: NonNullable<NonNullable<HitFacts['topic']>['event_edition']>;
}) {
	const { edition, now } = usePage();
	const { words } = edition;
	const last = event_edition.ends_on ?? event_edition.starts_on ?? `${event_edition.year}-12-31`;
	const statuses = last < isoDay(edition, now) ? words.exhibitions.past_status : words.event_status;
	return (
		<>
			<b>{statuses[event_edition.status]}</b>
			{event_edition.status !== 'unannounced' && (
				<span>
					{event_edition.starts_on
						? `${dayRange(edition, event_edition.starts_on, event_edition.ends_on)}, ${event_edition.year}`
						: event_edition.year}
				</span>
			)}
			{event_edition.country && <span>{placeOf(edition, event_edition)}</span>}
		</>
	);
}

/** Place, date and status of what is no article; undefined where there is nothing to say. */
export function HitMeta({ hit }: { hit: SearchHit }) {
	const { edition } = usePage();
	const { words } = edition;
	const { license, enterprise, topic, book, series } = hit.facts ?? {};
	const iso = isoMoment(hit.published_at)?.slice(0, 10);
	const day = iso && longDay(edition, iso);
	if (license)
		return (
			<p className="meta">
				<LicenseStatus status={license.status} />
				<span>{license.license_no}</span>
				<span>
					{license.city}, {license.province}
				</span>
				<span>
					{words.licenses.granted} {day}
				</span>
			</p>
		);
	if (enterprise)
		return (
			<p className="meta">
				<span>{words.exhibitions.stand_number({ booth: enterprise.booth })}</span>
				<span>{placeOf(edition, enterprise)}</span>
			</p>
		);
	if (topic?.event_edition)
		return (
			<p className="meta">
				<EventEditionFacts event_edition={topic.event_edition} />
			</p>
		);
	if (book)
		return (
			<p className="meta">
				{book.authors.length > 0 && <span>{book.authors.join(', ')}</span>}
				{book.publisher && <span>{book.publisher}</span>}
				{day && <span>{day}</span>}
			</p>
		);
	if (series)
		return (
			<p className="meta">
				<span>{series.unit_label}</span>
				<span>
					{words.retrieved} {longDay(edition, series.retrieved_on)}
				</span>
			</p>
		);
	return null;
}
