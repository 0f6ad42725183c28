import { lazy, Suspense, useMemo } from 'react';

import { ApiError } from '../calls';
import { choiceWords } from '../media/choice-words';
import { libraryOf } from '../media/library-calls';
import { uploadPicture } from '../media/pictures';
import { useWords, type Words } from '../words/words';
import { calculatorsOf } from './blocks/calculators-of';
import { seriesOf } from './blocks/series-of';
import { pagesOf } from './links/pages-of';
import type { LeftOut } from './paste/left-out';
import type { Upload } from './paste/store-pictures';
import type { OwnArticle } from './pictures/unfinished/use-uploads';
import type { SharedText } from './together/shared-text';
import type { NotesInText } from './use-notes-in-text';

// The editor is as large as the rest of the screen, so it is loaded separately.
const Editor = lazy(() => import('./editor').then(({ Editor: One }) => ({ default: One })));

interface TextProps {
	id?: string;
	/** Label of the text, if it is not the usual one. */
	label?: string | undefined;
	html: string;
	edition: string;
	isReadOnly: boolean;
	notes?: NotesInText | undefined;
	/** The shared text; `opening` while it is being opened. */
	shared?: SharedText | 'opening' | undefined;
	/** The article whose text it is; undefined for a text of a form. */
	article?: OwnArticle;
	onChange(print: () => string, isOwn: boolean): void;
}

/** Most names of pictures that are said; a page may hold many. */
const MAX_NAMES = 3;

/** What of a paste did not come into the text: kinds of it, with how many of each, and what pictures are called. */
function leftOutLine(editor: Words['editor'], leftOut: LeftOut): string {
	const kinds = (['pictures', 'comments', 'frames'] as const).filter((kind) => leftOut[kind] > 0);
	const names = leftOut.names.slice(0, MAX_NAMES).join(', ');
	const called = names === '' ? '' : ` (${names}${leftOut.names.length > MAX_NAMES ? ', …' : ''})`;
	const parts = kinds.map(
		(kind) => editor.left_kinds[kind]({ n: leftOut[kind] }) + (kind === 'pictures' ? called : ''),
	);
	const what = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(parts);
	const line = editor.left_out({ n: kinds.reduce((sum, kind) => sum + leftOut[kind], 0), what });
	return leftOut.reason ? `${line} ${leftOut.reason}` : line;
}

/** A text in the editor, which is loaded after the screen is shown. */
export function Text({ id = 'html', label, html, edition, isReadOnly, notes, shared, article, onChange }: TextProps) {
	const { editor, loading, states } = useWords();
	const words = useMemo(
		() => ({
			...editor,
			text: label ?? editor.text,
			left_out: (leftOut: LeftOut) => leftOutLine(editor, leftOut),
			found: (count: number, at: number) => editor.found({ count, at }),
			...choiceWords(editor),
			counts: (words: number, characters: number) => editor.counts({ words, characters }),
			near_limit: (left: number, most: number) => editor.near_limit({ left, most }),
			over_limit: (over: number, most: number) => editor.over_limit({ over, most }),
		}),
		[editor, label],
	);
	const [library, findPages, series, calculators] = useMemo(
		() => [libraryOf(edition), pagesOf(edition), seriesOf(edition), calculatorsOf(edition)] as const,
		[edition],
	);
	const upload: Upload = (file, onProgress, signal) =>
		uploadPicture(file, editor.picture_wrong, onProgress, signal).then(
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
					<Editor
						{...{
							html,
							edition,
							words,
							isReadOnly,
							upload,
							library,
							findPages,
							series,
							calculators,
							notes,
							shared,
							article,
							onChange,
						}}
					/>
				</Suspense>
			)}
		</div>
	);
}
