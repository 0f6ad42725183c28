import { initials } from '../components/initials';
import { useWords } from '../words/words';
import { useOpen, useOpenBy } from './live';

/** Colleagues who have the row open, at the right of the bar: filled who writes, outlined who reads. */
export function People({ row, isWriting }: { row: string; isWriting: boolean }) {
	const { live } = useWords();
	useOpen(row, isWriting);
	const people = useOpenBy(row);
	if (people.length === 0) return null;
	return (
		<ul className="ppl" aria-label={live.here}>
			{people.map(({ name, is_writing }) => {
				const message = live[is_writing ? 'writes' : 'reads']({ name });
				return (
					<li key={name} className={is_writing ? 'av av--on' : 'av av--off'} title={message}>
						<span aria-hidden="true">{initials(name)}</span>
						<span className="vh">{message}</span>
					</li>
				);
			})}
		</ul>
	);
}

/** Under a headline of a list: who is at it. */
export function AtIt({ row }: { row: string }) {
	const { live } = useWords();
	const people = useOpenBy(row);
	if (people.length === 0) return null;
	return (
		<span className="meta under atit">
			{people.map(({ name, is_writing }) => live[is_writing ? 'writes' : 'reads']({ name })).join(', ')}
		</span>
	);
}
