import { editorBytes, FIRST_SCREENS, firstScreenBytes } from '../e2e/newsroom-weight';
import type { Figure } from './table';

/** Most bytes of a first screen, and of the editor beside it. */
const MAX = { screen: 180 * 1024, editor: 95 * 1024 };

const figure = (what: string, bytes: number, max: number): Figure => ({
	what: `${what} (brotli)`,
	value: `${(bytes / 1024).toFixed(1)} KB`,
	target: `≤ ${max / 1024} KB`,
	holds: bytes <= max,
});

/** Bytes of the newsroom's screens and of the editor, as they were built. */
export const measureNewsroomWeight = (): Figure[] => [
	...FIRST_SCREENS.map((screen) =>
		figure(`${screen}: script, words and styles of a first screen`, firstScreenBytes(screen), MAX.screen),
	),
	figure('the editor of texts beside them', editorBytes(), MAX.editor),
];
