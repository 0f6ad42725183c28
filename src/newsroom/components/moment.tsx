import { isMoment, isoMoment } from '../../shared/time/moment';
import { ageOf, momentOf, wholeMoment } from '../time';

interface MomentProps {
	/** Unix seconds. */
	at: number;
}

function Time({ at, write }: MomentProps & { write(at: number, language: string): string }) {
	if (!isMoment(at)) return null;
	const language = document.documentElement.lang;
	return (
		<time dateTime={isoMoment(at)} title={wholeMoment(at, language)}>
			{write(at, language)}
		</time>
	);
}

/** Shows a moment, short, and whole under a pointer; nothing for a number that is none. */
export const Moment = ({ at }: MomentProps) => <Time at={at} write={momentOf} />;

/** Shows how long ago a moment was: "5 hours ago". */
export const Age = ({ at }: MomentProps) => <Time at={at} write={ageOf} />;
