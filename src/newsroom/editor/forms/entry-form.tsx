import type { EditorView } from 'prosemirror-view';
import type { ReactNode } from 'react';
import type { EditorWords } from '../editor-words';
import { Beside } from './beside';
import { SmallForm } from './small-form';

interface EntryFormProps {
	view: EditorView;
	words: EditorWords;
	label: string;
	/** Called at Enter in a field of one line, and by the button. */
	onDone(): void;
	submitLabel: string;
	close(): void;
	children: ReactNode;
}

/** A form at the selection whose fields are typed and then inserted as a whole. */
export function EntryForm({ view, label, close, words, onDone, submitLabel, children }: EntryFormProps) {
	return (
		<Beside view={view} label={label}>
			<SmallForm onDone={onDone} close={close} className="editor__of">
				{children}
				<div className="editor__acts">
					<button type="button" onClick={onDone}>
						{submitLabel}
					</button>
					<button type="button" onClick={close}>
						{words.close}
					</button>
				</div>
			</SmallForm>
		</Beside>
	);
}
