import { isMoment, isoMoment } from '../../shared/time/moment';
import { momentOf, wholeMoment } from '../time';

/** A moment, short, and whole under a pointer; nothing for a number that is none. @param at Unix seconds */
export function Moment({ at }: { at: number }) {
	if (!isMoment(at)) return null;
	const language = document.documentElement.lang;
	return (
		<time dateTime={isoMoment(at)} title={wholeMoment(at, language)}>
			{momentOf(at, language)}
		</time>
	);
}
