import { useState } from 'react';
import { Dialog } from '../components/dialog';
import { type Kept, typedBy } from '../journal/journal';
import { useWords } from '../words/words';
import { accountNumber, signOut } from './session';

/** Signs out. What was typed here and never saved, and pictures on their way, go with it, so that is asked first. */
export function SignOut() {
	const { sign_out, journal, edit } = useWords();
	const [left, setLeft] = useState<readonly Pick<Kept, 'noun' | 'row' | 'title'>[]>([]);
	const begin = async () => {
		const typed = await typedBy(accountNumber());
		const pictures = await import('../journal/kept-pictures').then(
			({ keptPictures }) => keptPictures(accountNumber()),
			() => [],
		);
		const all = [...typed, ...pictures.map(({ article, title }) => ({ noun: 'article', row: String(article), title }))];
		if (all.length > 0) setLeft(all);
		else await signOut();
	};
	const rows = new Map(left.map((one) => [`${one.noun}:${one.row}`, one.title]));
	const stay = () => setLeft([]);
	return (
		<>
			<button type="button" className="rail__out" onClick={() => void begin()}>
				{sign_out}
			</button>
			{rows.size > 0 && (
				<Dialog title={journal.out_title({ n: rows.size })} onClose={stay}>
					<ul>
						{[...rows].map(([row, title]) => (
							<li key={row}>{title}</li>
						))}
					</ul>
					<p>{journal.out_line}</p>
					<div className="dlg__acts">
						<button type="button" className="btn" onClick={stay}>
							{edit.stay}
						</button>
						<button type="button" className="btn btn--neg" onClick={() => void signOut()}>
							{journal.out}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
