import { dateParts, isoDay, longDate } from '../../../editions/relative-time';
import { usePage } from '../../render/contexts';

/** The day above the lines of a wire. */
export function DayHeading({ at }: { at: number }) {
	const { edition } = usePage();
	const parts = dateParts(edition, at);
	if (!parts) return null;
	return (
		<h2>
			<time dateTime={isoDay(edition, at)}>
				<b>{edition.words.weekdays[parts.weekday]}</b> {longDate(edition, at)}
			</time>
		</h2>
	);
}
