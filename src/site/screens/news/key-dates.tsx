import type { KeyDate } from '../../../data/tables/article';
import { shortDay } from '../../../editions/relative-time';
import { usePage } from '../../render/contexts';

/** Dates to put in the diary, beside the story. */
export function KeyDates({ dates }: { dates: KeyDate[] }) {
	const { edition, now } = usePage();
	if (dates.length === 0) return null;
	return (
		<section>
			<h2>{edition.words.key_dates}</h2>
			<ol className="dates">
				{dates.map((one) => (
					<li key={one.date + one.text}>
						<b>{shortDay(edition, one.date, now)}</b>
						<span>{one.text}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
