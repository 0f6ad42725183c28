import { lazy, Suspense, useMemo } from 'react';
import { Refused } from '../calls';
import { uploadPicture } from '../pictures';
import { useWords } from '../words/words';

// The editor weighs as much as the rest of the screen, which is read before anybody writes.
const Editor = lazy(() => import('../editor/editor').then(({ Editor: One }) => ({ default: One })));

interface TextProps {
	html: string;
	edition: string;
	isReadOnly: boolean;
	onChange(print: () => string): void;
}

/** The text of an article in the editor, which comes when the screen stands. */
export function Text({ html, edition, isReadOnly, onChange }: TextProps) {
	const { editor, loading, states } = useWords();
	const words = useMemo(
		() => ({
			...editor,
			found: (count: number, at: number) => editor.found({ count, at }),
			counts: (words: number, characters: number) => editor.counts({ words, characters }),
		}),
		[editor],
	);
	const upload = (file: File) =>
		uploadPicture(file, editor.picture_wrong).then(
			({ src }) => src,
			(error: unknown) => {
				throw error instanceof Refused ? error : new Error(`${states.away}. ${states.away_line}`);
			},
		);
	return (
		<div id="html" className="cv__text" tabIndex={-1}>
			<Suspense fallback={<p className="help">{loading}</p>}>
				<Editor {...{ html, edition, words, isReadOnly, upload, onChange }} />
			</Suspense>
		</div>
	);
}
