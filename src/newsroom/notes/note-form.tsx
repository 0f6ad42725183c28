import { useEffect, useRef, useState } from 'react';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';

interface NoteFormProps {
	label: string;
	/** Label of the button. */
	done: string;
	first?: string;
	/** Called with 1 when the form begins to hold unsaved words, and with -1 when it no longer does. */
	onTyped(by: 1 | -1): void;
	onSave(text: string): Promise<void>;
	onClose(): void;
}

/** The form in which a note is written. Escape closes it where nothing is typed yet. */
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
