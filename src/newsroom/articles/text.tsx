import { lazy, Suspense, useMemo } from 'react';
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
	const { editor, loading } = useWords();
	const words = useMemo(
		() => ({
			...editor,
			found: (count: number, at: number) => editor.found({ count, at }),
			counts: (words: number, characters: number) => editor.counts({ words, characters }),
		}),
		[editor],
	);
	return (
		<div id="html" className="cv__text" tabIndex={-1}>
			<Suspense fallback={<p className="help">{loading}</p>}>
				<Editor html={html} edition={edition} words={words} isReadOnly={isReadOnly} onChange={onChange} />
			</Suspense>
		</div>
	);
}
