import type { EditorWords } from '../editor-words';
import type { LeftOut } from './left-out';

interface PasteLineProps {
	leftOut: LeftOut;
	words: EditorWords;
	/** Undefined where something else was changed since: the last step is not the paste any more. */
	undo: (() => void) | undefined;
	close: () => void;
}

/** Says what of a paste did not come into the text, and takes the paste back. */
export function PasteLine({ leftOut, words, undo, close }: PasteLineProps) {
	return (
		<p className="msg msg--block editor__left-out">
			<span>{words.left_out(leftOut)}</span>
			{undo && (
				<button type="button" className="btn btn--text" onMouseDown={(event) => event.preventDefault()} onClick={undo}>
					{words.undo_paste}
				</button>
			)}
			<button type="button" className="btn btn--text" onClick={close}>
				{words.close}
			</button>
		</p>
	);
}
