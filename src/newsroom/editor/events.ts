import { Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import { selectFault } from './blocks/select-fault';
import { FAULT, type Fault, INSERTION } from './insertion';
import { pictureFiles } from './paste/picture-files';
import { selectDrop, type usePaste } from './paste/use-paste';
import { documentOfText } from './read-dom';
import type { Row } from './tools/tools';
import { leaveBlock } from './writing/below-block';

interface Given {
	/** How the text takes what is pasted and dropped, as of its last drawing. */
	paste: RefObject<ReturnType<typeof usePaste>>;
	/** False where no picture comes from the computer. */
	takesFiles(): boolean;
	setRow(change: (now: Row | undefined) => Row | undefined): void;
	/** Gives the form of the selected picture the focus. */
	askForForm(): void;
}

/** What comes into a text from outside: pastes, drops, blocks that a screen hands over. */
export function eventsOf({ paste, takesFiles, setRow, askForForm }: Given): EditorProps {
	/** Takes pictures into the text. @returns false where there is none */
	const take = (view: EditorView, files: FileList | undefined): boolean => {
		const pictures = pictureFiles(files);
		if (pictures.length === 0 || !takesFiles()) return false;
		paste.current.takeFiles(view, pictures);
		return true;
	};
	return {
		handlePaste: (view, { clipboardData }) =>
			(clipboardData?.types.includes('text/html') !== true && take(view, clipboardData?.files)) ||
			paste.current.take(view, clipboardData),
		handleDrop(view, event) {
			if (pictureFiles(event.dataTransfer?.files).length > 0) {
				selectDrop(view, event);
				if (take(view, event.dataTransfer?.files)) return true;
			}
			paste.current.finishDrop(view);
			return false;
		},
		handleDOMEvents: {
			// Somebody goes on writing: what was open at the selection is over.
			focus: () => setRow((now) => (now === 'find' ? now : undefined)),
			paste: (_, { clipboardData }) => paste.current.begin(clipboardData),
			drop: (_, { dataTransfer }) => paste.current.begin(dataTransfer),
			[INSERTION]: (view, event) => {
				const { content } = documentOfText((event as CustomEvent<string>).detail);
				view.dispatch(
					leaveBlock(view.state.tr)
						.replaceSelection(new Slice(content, 0, 0))
						.scrollIntoView(),
				);
				return true;
			},
			[FAULT]: (view, event) => {
				setRow(() => undefined);
				const found = selectFault(view, (event as CustomEvent<Fault>).detail);
				if (!found) return false;
				event.preventDefault();
				// The form of a picture is open where it is selected.
				if (found.form === 'picture') askForForm();
				else if (found.form) setRow(() => found.form);
				return true;
			},
		},
	};
}
