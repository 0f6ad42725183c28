import type { ImportAnswer } from '../../../api/newsroom/import/import-calls';
import { useImportsWords } from '../../words/screens/imports-words';
import { MARKS } from './import-run';

/** The state of an import, as a mark. */
export function StateMark({ state }: Pick<ImportAnswer, 'state'>) {
	const { states } = useImportsWords();
	return <span className={`st ${MARKS[state]}`}>{states[state]}</span>;
}

/** How far an import under way has come. */
export function ImportProgress({ run: { done, total } }: { run: ImportAnswer }) {
	const words = useImportsWords();
	if (total === 0) return <span className="meta under">{words.checking}</span>;
	const line = words.progress({ done, total });
	return (
		<span className="imp__progress">
			<progress max={total} value={done} aria-label={line} />
			<span className="meta">{line}</span>
		</span>
	);
}
