import type { EditorView } from 'prosemirror-view';
import { picture } from '../commands';
import type { EditorWords } from '../editor-words';
import { Beside } from '../forms/beside';
import type { Upload } from '../paste/store-pictures';
import { insertPicture } from './insert-picture';
import type { Library } from './library';
import { type ChosenPicture, PictureChoice } from './picture-choice';

interface PictureRowProps {
	view: EditorView;
	words: EditorWords;
	close(): void;
	library: Library | undefined;
	/** Stores a picture and returns its address on the site. */
	upload: Upload | undefined;
	/** Brings several pictures from the computer. */
	takeSeveral(files: readonly File[]): void;
}

/** A picture for the text: one of the library, or from the computer. */
export function PictureRow({ view, words, close, library, upload, takeSeveral }: PictureRowProps) {
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
