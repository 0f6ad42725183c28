import { useEffect, useRef, useState } from 'react';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';

interface NoteFormProps {
	label: string;
	/** What the button says. */
	done: string;
	first?: string;
	/** Told when words begin to stand here alone, and when they do no longer. */
	onTyped(by: 1 | -1): void;
	onSave(text: string): Promise<void>;
	onClose(): void;
}

/** Words of a note that are being written. Escape leaves it where nothing is written yet. */
export function NoteForm({ label, done, first = '', onTyped, onSave, onClose }: NoteFormProps) {
	const { cancel } = useWords();
	const [text, setText] = useState(first);
	const { failure, isBusy, attempt } = useTry();
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => field.current?.focus(), []);
	const isTyped = text !== first && text.trim() !== '';
	useEffect(() => {
		if (!isTyped) return;
		onTyped(1);
		return () => onTyped(-1);
	}, [isTyped, onTyped]);
	const save = () => {
		if (text.trim() === '' || isBusy) return;
		void attempt(() => onSave(text.trim()));
	};
	return (
		<form
			className="nt__f"
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
				if (event.key !== 'Escape' || isTyped) return;
				event.stopPropagation();
				onClose();
			}}
		>
			<label>
				<span className="vh">{label}</span>
				<textarea
					ref={field}
					className="field"
					rows={3}
					maxLength={4_000}
					placeholder={label}
					value={text}
					aria-keyshortcuts="Control+Enter Meta+Enter"
					onChange={({ target }) => setText(target.value)}
				/>
			</label>
			<p role="alert">{failure && <span className="error">{failure.text}</span>}</p>
			<p className="nt__acts">
				<button type="submit" className="btn btn--line" aria-disabled={text.trim() === '' || isBusy}>
					{done}
				</button>
				<button type="button" className="link" onClick={onClose}>
					{cancel}
				</button>
			</p>
		</form>
	);
}
