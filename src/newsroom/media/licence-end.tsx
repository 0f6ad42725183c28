import { isMoment } from '../../shared/time/moment';
import { localeOf } from '../time';
import { useWords } from '../words/words';
import { endOf, type MediaRow } from './file';

/** The same day wherever it is read. @param at Unix seconds */
const dayOf = (at: number) =>
	isMoment(at)
		? new Intl.DateTimeFormat(localeOf(document.documentElement.lang), { dateStyle: 'medium', timeZone: 'UTC' }).format(
				new Date(at * 1_000),
			)
		: '';

/** Warns that the licence of a file ends soon, or has ended. */
export function LicenceEnd({ row }: { row: Pick<MediaRow, 'expires_on'> }) {
	const { media } = useWords();
	const end = endOf(row);
	if (!end || end.is === 'far') return null;
	const day = dayOf(end.at);
	return end.is === 'over' ? (
		<span className="med__bad">▲ {media.ended({ day })}</span>
	) : (
		<span className="med__warn">▲ {media.ends({ day })}</span>
	);
}
