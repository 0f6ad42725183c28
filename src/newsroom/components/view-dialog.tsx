import { useId, useState } from 'react';
import type { SavedView } from '../../api/newsroom/desk/view-calls';
import { ask } from '../calls';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { Dialog } from './dialog';
import { say } from './toasts';

interface ViewDialogProps {
	entity: string;
	/** Undefined for a new one. */
	of: SavedView | undefined;
	/** Filters of the current address. */
	query: string;
	onDone(): void;
	onClose(): void;
}

/** Saves the filters of a list under a name and shares them, or deletes a saved view. */
export function ViewDialog({ entity, of, query, onDone, onClose }: ViewDialogProps) {
	const { view, edit, cancel } = useWords();
	const id = useId();
	const [name, type] = useState(of?.name ?? '');
	const [isShared, share] = useState(of?.is_shared ?? false);
	const [isMissing, miss] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	const isInvalid = isMissing || failure?.field === 'name';
	const save = () => {
		if (name.trim() === '') {
			miss(true);
			return document.getElementById(id)?.focus();
		}
		void attempt(async () => {
			const body = { name: name.trim(), is_shared: isShared };
			await (of
				? ask(`saved_view/${of.id}`, { method: 'PATCH', body })
				: ask('saved_view', { method: 'POST', body: { ...body, noun: entity, query } }));
			say(view[of ? 'changed' : 'saved']({ name: body.name }));
			onDone();
		});
	};
	const remove = (one: SavedView) =>
		attempt(async () => {
			await ask(`saved_view/${one.id}`, { method: 'DELETE' });
			say(view.removed({ name: one.name }));
			onDone();
		});
	return (
		<Dialog title={of ? view.change : view.save} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				<p>{view.line}</p>
				<label className="label label--under" htmlFor={id}>
					{view.name}
				</label>
				<input
					id={id}
					className={isInvalid ? 'field is-error' : 'field'}
					maxLength={60}
					aria-invalid={isInvalid || undefined}
					aria-describedby={`${id}-error`}
					value={name}
					onChange={({ target }) => {
						type(target.value);
						miss(false);
					}}
				/>
				<label className="check">
					<input type="checkbox" checked={isShared} onChange={({ target }) => share(target.checked)} />
					{view.shared}
				</label>
				<p role="alert" id={`${id}-error`} className={isMissing || failure ? 'error' : undefined}>
					{isMissing ? edit.needed : failure?.text}
				</p>
				<div className="dlg__acts">
					{of && (
						<button type="button" className="btn btn--neg" aria-disabled={isBusy} onClick={() => void remove(of)}>
							{view.remove}
						</button>
					)}
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button type="submit" className="btn btn--lamp" aria-disabled={isBusy}>
						{edit.save}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
