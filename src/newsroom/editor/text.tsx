import { lazy, Suspense, useMemo } from 'react';
import { ApiError } from '../calls';
import { uploadPicture } from '../media/pictures';
import { useWords } from '../words/words';
import type { SharedText } from './together/shared-text';
import type { NotesInText } from './use-notes-in-text';

// The editor weighs as much as the rest of the screen, which is read before anybody writes.
const Editor = lazy(() => import('./editor').then(({ Editor: One }) => ({ default: One })));

interface TextProps {
	id?: string;
	/** What it is called, where it is not the text. */
	label?: string | undefined;
	html: string;
	edition: string;
	isReadOnly: boolean;
	notes?: NotesInText | undefined;
	/** The text as several people write it; `opening` while it is asked for. */
	shared?: SharedText | 'opening' | undefined;
	onChange(print: () => string, isOwn: boolean): void;
}

/** A text in the editor, which comes when the screen stands. */
export function Text({ id = 'html', label, html, edition, isReadOnly, notes, shared, onChange }: TextProps) {
	const { editor, loading, states } = useWords();
	const words = useMemo(
		() => ({
			...editor,
			text: label ?? editor.text,
			found: (count: number, at: number) => editor.found({ count, at }),
			counts: (words: number, characters: number) => editor.counts({ words, characters }),
			near_limit: (left: number, most: number) => editor.near_limit({ left, most }),
			over_limit: (over: number, most: number) => editor.over_limit({ over, most }),
		}),
		[editor, label],
	);
	const upload = (file: File) =>
		uploadPicture(file, editor.picture_wrong).then(
			({ src }) => src,
			(error: unknown) => {
				throw error instanceof ApiError ? error : new Error(`${states.away}. ${states.away_line}`);
			},
		);
	return (
		<div id={id} className="cv__text" tabIndex={-1}>
			{shared === 'opening' ? (
				<p className="help">{loading}</p>
			) : (
				<Suspense fallback={<p className="help">{loading}</p>}>
					<Editor {...{ html, edition, words, isReadOnly, upload, notes, shared, onChange }} />
				</Suspense>
			)}
		</div>
	);
}
