import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { untilComposed } from '../together/until-composed';
import { isPending, type Sent, withoutPlace, withPicture, withSent } from './pending-pictures';

/**
 * Stores a picture and returns its address on the site; throws an error whose message is for the person.
 * @param onProgress called with the share that the site has
 */
export type Upload = (file: File, onProgress: (sent: Sent) => void) => Promise<string>;

/** Shares of a file at which a picture's progress is drawn: one step in twenty. */
const shownShare = (sent: Sent): Sent => (sent === 'paused' ? sent : Math.floor(sent * 20) / 20);

/**
 * Stores pictures one after another and puts each into its place; one whose place is gone before its turn is not stored.
 * @param changed called after each change of the text, with the text before it
 * @param failed called for each picture that could not be stored
 */
export async function storePictures(
	view: EditorView,
	pictures: readonly (readonly [id: string, file: File])[],
	upload: Upload,
	told: { changed(before: Node): void; failed(name: string, reason: string): void },
): Promise<void> {
	for (const [id, file] of pictures) {
		if (view.isDestroyed || !isPending(view.state, id)) continue;
		let drawn: Sent | undefined;
		const onProgress = (sent: Sent) => {
			const next = shownShare(sent);
			if (next === drawn || view.isDestroyed) return;
			drawn = next;
			view.dispatch(withSent(view.state, id, next));
		};
		const stored = await upload(file, onProgress).then(
			(src) => ({ src }),
			(error: unknown) => ({ reason: error instanceof Error ? error.message : '' }),
		);
		await untilComposed(view);
		if (view.isDestroyed) return;
		const before = view.state.doc;
		const made = 'src' in stored ? withPicture(view.state, id, stored.src) : withoutPlace(view.state, id);
		if (made) view.dispatch(made);
		if (made?.docChanged) told.changed(before);
		if ('reason' in stored) told.failed(file.name, stored.reason);
	}
}
