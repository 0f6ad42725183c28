import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { picture } from '../commands';
import type { EditorWords } from '../editor-words';
import { Beside } from '../forms/beside';
import type { Upload } from '../paste/store-pictures';
import { insertPicture } from './insert-picture';
import type { Library } from './library';
import { type ChosenPicture, PictureChoice } from './picture-choice';
import { loadUploads } from './unfinished/use-uploads';

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
	/** Deletes what is kept of the picture that is being uploaded. */
	const forget = useRef<() => void>(undefined);
	const isOpen = useRef(true);
	useEffect(() => {
		isOpen.current = true;
		// Who closes the form gives the picture up; a page that is closed does not.
		return () => {
			isOpen.current = false;
			forget.current?.();
		};
	}, []);
	const store: Upload = async (file, ...followed) => {
		forget.current?.();
		const uploads = await loadUploads().catch(() => undefined);
		forget.current = isOpen.current ? uploads?.keepChosen(view, file) : undefined;
		try {
			return await (upload as Upload)(file, ...followed);
		} catch (error) {
			forget.current?.();
			throw error;
		}
	};
	const choose = ({ src, alt, caption, credit }: ChosenPicture) => {
		insertPicture(view, picture(src, alt, caption, credit));
		close();
	};
	return (
		<Beside view={view} label={words.picture}>
			<PictureChoice
				{...{ words, library, close }}
				upload={upload && store}
				onChoose={choose}
				onSeveral={(files) => {
					close();
					takeSeveral(files);
				}}
			/>
		</Beside>
	);
}
