import type { Node } from 'prosemirror-model';
import { MAX_TEXT_CHARACTERS } from '../../../shared/input/limits';
import { htmlOf } from '../../../shared/text/document-html';
import type { EditorWords } from '../editor-words';

/** The share of the most from which on the editor says how much is left. */
const NEAR = 0.9;
/** A document of fewer places than this is never near the limit, and is not printed to find out. */
const SHORT = 50_000;

/** Characters of a text with its markup, as it is saved; 0 where it is far from the limit. */
export const savedLength = (doc: Node): number => (doc.content.size < SHORT ? 0 : htmlOf(doc).length);

interface LengthLineProps {
	doc: Node;
	words: Pick<EditorWords, 'near_limit' | 'over_limit'>;
}

/** Says before a text is too long to be saved how much is left, and above the limit what to do. */
export function LengthLine({ doc, words }: LengthLineProps) {
	const length = savedLength(doc);
	const isOver = length > MAX_TEXT_CHARACTERS;
	return (
		<div role="status">
			{isOver && (
				<p className="msg msg--neg msg--block">{words.over_limit(length - MAX_TEXT_CHARACTERS, MAX_TEXT_CHARACTERS)}</p>
			)}
			{!isOver && length >= MAX_TEXT_CHARACTERS * NEAR && (
				<p className="msg msg--block">{words.near_limit(MAX_TEXT_CHARACTERS - length, MAX_TEXT_CHARACTERS)}</p>
			)}
		</div>
	);
}
