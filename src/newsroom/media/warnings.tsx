import { isMoment } from '../../shared/time/moment';
import { localeOf } from '../time';
import { useWords } from '../words/words';
import { endOf, type MediaRow, muteIn } from './file';

/** The same day wherever it is read. @param at Unix seconds */
const dayOf = (at: number) =>
	isMoment(at)
		? new Intl.DateTimeFormat(localeOf(document.documentElement.lang), { dateStyle: 'medium', timeZone: 'UTC' }).format(
				new Date(at * 1_000),
			)
		: '';

/** What of a file somebody should look at: its licence, its descriptions. */
export function Warnings({ row }: { row: MediaRow }) {
	const { media } = useWords();
	const end = endOf(row);
	const day = end && dayOf(end.at);
	const mute = muteIn(row);
	return (
		<>
			{end?.is === 'over' && <span className="med__bad">▲ {media.ended({ day: day ?? '' })}</span>}
			{end?.is === 'near' && <span className="med__warn">▲ {media.ends({ day: day ?? '' })}</span>}
			{mute.length > 0 && (
				<span className="med__warn">
					▲ {media.mute({ editions: mute.map((code) => code.toUpperCase()).join(', ') })}
				</span>
			)}
		</>
	);
}
