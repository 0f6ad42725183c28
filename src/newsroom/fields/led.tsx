import type { Led } from '../../shared/site/led-states';
import { useWords } from '../words/words';

const MARKS = {
	page: 'st st--pub',
	gone: 'st',
	nowhere: 'st st--late',
	circle: 'st st--late',
	unreached: 'st st--dra',
};

/** A cell that shows the final target of a redirect, and what answers there. */
export function LedCell({ led }: { led: Led }) {
	const { redirects } = useWords();
	return (
		<>
			<span className={MARKS[led.state]}>{redirects.states[led.state]}</span>
			{led.to !== null && (
				<>
					{' '}
					<a className="link" href={led.to} target="_blank" rel="noreferrer">
						{led.to}
					</a>
				</>
			)}
		</>
	);
}
