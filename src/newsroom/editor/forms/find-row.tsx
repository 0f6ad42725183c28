import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import type { EditorWords } from '../editor-words';
import { find, findingOf, goToFound, replaceFound } from '../find';
import { SmallForm } from './small-form';

interface FindRowProps {
	view: EditorView;
	state: EditorState;
	words: EditorWords;
	close(): void;
}

/** Finds words in the text and replaces them, one by one or all at once. */
export function FindRow({ view, state, words, close }: FindRowProps) {
	const [by, setBy] = useState('');
	const { words: wanted, found, at } = findingOf(state);
	const run = (command: Command) => command(view.state, view.dispatch);
	useEffect(
		() => () => {
			if (!view.isDestroyed) find('')(view.state, view.dispatch);
		},
		[view],
	);
	return (
		<SmallForm onDone={() => run(goToFound(1))} close={close}>
			<label className="editor__field">
				<span>{words.look_for}</span>
				{/* biome-ignore lint/a11y/noAutofocus: the row was opened to be filled in. */}
				<input value={wanted} autoFocus onChange={(event) => run(find(event.currentTarget.value))} />
			</label>
			<label className="editor__field">
				<span>{words.replace_by}</span>
				<input value={by} onChange={(event) => setBy(event.currentTarget.value)} />
			</label>
			<output>{wanted !== '' && words.found(found.length, at + 1)}</output>
			<button type="button" onClick={() => run(goToFound(-1))}>
				{words.before}
			</button>
			<button type="button" onClick={() => run(goToFound(1))}>
				{words.next}
			</button>
			<button type="button" onClick={() => run(replaceFound(by, false))}>
				{words.replace}
			</button>
			<button type="button" onClick={() => run(replaceFound(by, true))}>
				{words.replace_all}
			</button>
			<button type="button" onClick={close}>
				{words.close}
			</button>
		</SmallForm>
	);
}
