import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useState } from 'react';
import { insertBlock, picture } from '../commands';
import type { EditorWords } from '../editor-words';
import type { Upload } from '../paste/store-pictures';
import { insertPicture } from '../pictures/insert-picture';
import type { Library } from '../pictures/library';
import { type ChosenPicture, PictureChoice } from '../pictures/picture-choice';
import { nodeType } from '../type-of';
import { Beside } from './beside';
import { Field } from './field';
import { SmallForm } from './small-form';

interface RowProps {
	view: EditorView;
	state: EditorState;
	words: EditorWords;
	close(): void;
	library: Library | undefined;
	/** Stores a picture and returns its address on the site. */
	upload: Upload | undefined;
	/** Brings several pictures from the computer. */
	takeSeveral(files: readonly File[]): void;
}

interface FormProps extends Pick<RowProps, 'view' | 'close' | 'words'> {
	label: string;
	submitLabel: string;
	onDone(): void;
	children: ReactNode;
}

/** A small form at the selection. */
function Form({ view, label, close, words, onDone, submitLabel, children }: FormProps) {
	return (
		<Beside view={view} label={label}>
			<SmallForm onDone={onDone} close={close}>
				{children}
				<button type="button" onClick={onDone}>
					{submitLabel}
				</button>
				<button type="button" onClick={close}>
					{words.close}
				</button>
			</SmallForm>
		</Beside>
	);
}

/** A picture for the text: one of the library, or from the computer. */
export function PictureRow({ view, words, close, library, upload, takeSeveral }: RowProps) {
	const choose = ({ src, alt, caption, credit }: ChosenPicture) => {
		insertPicture(view, picture(src, alt, caption, credit));
		close();
	};
	return (
		<Beside view={view} label={words.picture}>
			<PictureChoice
				{...{ words, library, upload, close }}
				onChoose={choose}
				onSeveral={(files) => {
					close();
					takeSeveral(files);
				}}
			/>
		</Beside>
	);
}

/** A chart of a data series, by the series' name in its address. */
export function SeriesRow({ view, words, close }: RowProps) {
	const [slug, setSlug] = useState('');
	const done = () => {
		const name = slug.trim().toLowerCase();
		if (!/^[a-z0-9-]{1,80}$/.test(name)) return;
		insertBlock(nodeType('series').create({ 'data-series': name }))(view.state, view.dispatch);
		close();
	};
	return (
		<Form {...{ view, close, words }} label={words.series} onDone={done} submitLabel={words.insert}>
			<Field label={words.slug} value={slug} onChange={setSlug} isFirst />
		</Form>
	);
}
