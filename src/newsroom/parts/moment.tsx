import { momentOf, wholeMoment } from '../time';

/** A moment, short, and whole for whoever points at it. @param at Unix seconds */
export function Moment({ at }: { at: number }) {
	const language = document.documentElement.lang;
	return (
		<time dateTime={new Date(at * 1000).toISOString()} title={wholeMoment(at, language)}>
			{momentOf(at, language)}
		</time>
	);
}
