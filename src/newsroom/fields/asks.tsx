import { useWords } from '../words/words';
import { reveal } from './reveal';

/** Says that fields ask which of two values is kept, and leads to the first of them. */
export function Asks({ conflicts }: { conflicts: Readonly<Record<string, unknown>> }) {
	const { edit } = useWords();
	const [first, ...others] = Object.keys(conflicts);
	if (first === undefined) return null;
	return (
		<button type="button" className="link saved saved--work" onClick={() => reveal(`${first}-conflict`)}>
			{edit.asks({ n: others.length + 1 })}
		</button>
	);
}
