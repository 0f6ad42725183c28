import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useId, useState } from 'react';
import { type Choice, Combobox } from '../../components/combobox';
import type { EditorWords } from '../editor-words';
import { Beside } from './beside';

interface ChooseFormProps<C extends Choice> {
	view: EditorView;
	words: EditorWords;
	/** What the form is called, and its field. */
	label: string;
	field: string;
	find(text: string, signal: AbortSignal): Promise<C[]>;
	/** The option that the typed text is by itself. */
	typed?(text: string): C | undefined;
	/** Said at Enter where nothing is found. */
	none?: string;
	/** Words that are looked for first. */
	initial?: string;
	onChoose(choice: C): void;
	close(): void;
	/** Further buttons. */
	children?: ReactNode;
}

/** A form at the selection in which something of the site is found by words and chosen. */
export function ChooseForm<C extends Choice>({ view, words, close, ...of }: ChooseFormProps<C>) {
	const id = useId();
	const [error, setError] = useState<string>();
	const find = (text: string, signal: AbortSignal): Promise<C[]> => {
		setError(undefined);
		return of.find(text, signal);
	};
	return (
		<Beside view={view} label={of.label} shortest={240}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of each of its fields. */}
			<div
				className="editor__of"
				onKeyDown={({ key }) => {
					if (key === 'Escape') close();
				}}
			>
				<Combobox
					label={of.field}
					placeholder={of.field}
					isOpen
					find={find}
					onChoose={of.onChoose}
					onNone={() => setError(of.none)}
					isInvalid={error !== undefined}
					describedBy={error === undefined ? undefined : `${id}-error`}
					{...(of.typed && { typed: of.typed })}
					{...(of.initial !== undefined && { initial: of.initial })}
				/>
				{error !== undefined && (
					<p id={`${id}-error`} className="editor__fault" role="alert">
						{error}
					</p>
				)}
				<div className="editor__acts">
					{of.children}
					<button type="button" onClick={close}>
						{words.close}
					</button>
				</div>
			</div>
		</Beside>
	);
}
