import { Link, useNavigate } from 'react-router';
import { listAddress } from '../addresses';
import { ask } from '../calls';
import { Dialog } from '../components/dialog';
import { say } from '../components/toasts';
import { type EntityDescription, keyOf, type Row, rowCall, titleOf } from '../entities';
import { NamedRows } from '../fields/named-rows';
import { useTry } from '../session/use-try';
import { named, useWords } from '../words/words';
import { usersAddress } from './row/users-address';

interface RemoveProps {
	entity: EntityDescription;
	row: Row;
	/** Called before the screen is left. */
	onDone(): void;
	onClose(): void;
}

/** Asks before a row is deleted, and says why it cannot be deleted. */
export function Remove({ entity, row, onDone, onClose }: RemoveProps) {
	const words = useWords();
	const navigate = useNavigate();
	const { failure, isBusy, attempt } = useTry();
	const title = titleOf(entity, row);
	const lists = Object.keys(failure?.uses ?? {}).flatMap((use) => {
		const to = usersAddress(entity, use, keyOf(entity, row));
		return to ? { to, what: named(words.uses, use) } : [];
	});
	const remove = async () => {
		const { path, query } = rowCall(entity, keyOf(entity, row));
		await ask(path, { method: 'DELETE', query: { ...query, version: row.version } });
		onDone();
		say(words.edit.deleted({ title }));
		await navigate(listAddress(entity));
	};
	return (
		<Dialog title={words.edit.delete_title({ title })} onClose={onClose}>
			<p>{words.edit.delete_line}</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<NamedRows rows={failure?.rows} />
			{lists.map(({ to, what }) => (
				<p key={to}>
					<Link className="link" to={to}>
						{words.edit.used_list({ what })}
					</Link>
				</p>
			))}
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{words.cancel}
				</button>
				<button type="button" className="btn btn--neg" aria-disabled={isBusy} onClick={() => void attempt(remove)}>
					{words.edit.delete}
				</button>
			</div>
		</Dialog>
	);
}
