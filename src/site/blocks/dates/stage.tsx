import type { Rule } from '../../../queries/site/rule';
import { usePage } from '../../render/contexts';

/** How many of the four bars a stage fills; a paused rule keeps its first. */
const BARS: Record<Rule['stage'], number> = { consulting: 1, drafted: 2, adopted: 3, in_force: 4, paused: 1 };

/** How far a rule has come: four cells, and the word. */
export function Stage({ stage }: { stage: Rule['stage'] }) {
	const { words } = usePage().edition;
	return (
		<span className="stage">
			<i aria-hidden="true">
				{[1, 2, 3, 4].map((bar) => (
					<b key={bar} className={bar <= BARS[stage] ? 'on' : undefined} />
				))}
			</i>
			{words.stages[stage]}
		</span>
	);
}
