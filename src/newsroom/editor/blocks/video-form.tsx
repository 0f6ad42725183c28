import { closeHistory } from 'prosemirror-history';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { videoAddress, videoKey } from '../../../shared/address/videos';
import { schema } from '../../../shared/text/schema';
import { placeBlock } from '../commands';
import type { EditorWords } from '../editor-words';
import { EntryForm } from '../forms/entry-form';
import { Field } from '../forms/field';
import { webAddress } from '../links/web-address';
import { nodeType } from '../type-of';
import { videoHere } from './block-at';

interface VideoFormProps {
	view: EditorView;
	words: EditorWords;
	close(): void;
}

/** Puts a video with its caption into the text, or into the place of the one at the cursor; it is selected then. */
function showVideo({ state, dispatch }: EditorView, key: string, caption: string): void {
	const here = videoHere(state);
	const words = caption.trim() === '' ? undefined : schema.text(caption.trim());
	const old = here?.node.firstChild;
	// Words of a caption that nobody has changed keep their links and formatting.
	const below = old && old.textContent === caption ? old : words && nodeType('figcaption').create(old?.attrs, words);
	const block = nodeType('video').create({ 'data-video': key }, below);
	// Undo takes this change back alone.
	const tr = closeHistory(state.tr);
	const at = here ? here.at : placeBlock(tr, block);
	if (here) tr.replaceWith(here.at, here.at + here.node.nodeSize, block);
	dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
}

/** The form of a video: its address on YouTube or Vimeo, and its caption. Nothing of it is loaded here. */
export function VideoForm({ view, words, close }: VideoFormProps) {
	const [known] = useState(() => videoHere(view.state)?.node);
	const [address, setAddress] = useState(known ? videoAddress(String(known.attrs['data-video'])).url : '');
	const [caption, setCaption] = useState(known?.textContent ?? '');
	const [isWrong, setWrong] = useState(false);
	const done = () => {
		const key = videoKey(webAddress(address) ?? '');
		if (key === undefined) return setWrong(true);
		showVideo(view, key, caption);
		close();
	};
	return (
		<EntryForm
			{...{ view, words, close }}
			label={words.video}
			onDone={done}
			submitLabel={known ? words.change : words.insert}
		>
			<Field
				label={words.video_address}
				value={address}
				onChange={(value) => {
					setAddress(value);
					setWrong(false);
				}}
				error={isWrong ? words.video_wrong : undefined}
				isFirst
			/>
			<Field label={words.caption} value={caption} onChange={setCaption} />
		</EntryForm>
	);
}
