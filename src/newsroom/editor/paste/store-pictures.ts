import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { Keeper } from '../pictures/unfinished/keeper';
import { untilComposed } from '../together/until-composed';
import { stateNow } from '../writing/state-now';
import type { PendingPlaces, Sent } from './pending-pictures';

/**
 * Stores a picture and returns its address on the site; throws an error whose message is for the person.
 * @param onProgress called with the share that the site has
 * @param signal stops it; the same file goes on from there
 */
export type Upload = (file: File, onProgress: (sent: Sent) => void, signal?: AbortSignal) => Promise<string>;

/** What follows the pictures on their way. */
export interface Told {
	/** Called after each change of the text, with the text before it. */
	changed(before: Node): void;
	/** Called for each picture that could not be stored. */
	failed(id: string, file: File, reason: string): void;
	/** Resolves once the text may be changed; undefined where it may be now. */
	untilFree?(): Promise<void> | undefined;
	/** Keeps the pictures; without it they are lost with the page. */
	keeper?: Keeper | undefined;
	/** True where the page in which they were brought is closed: one that fails stays kept, as nobody has its file at hand. */
	isResumed?: boolean;
}

/** Shares of a file at which a picture's progress is drawn: one step in twenty. */
const shownShare = (sent: Sent): Sent => (typeof sent === 'string' ? sent : Math.floor(sent * 20) / 20);

/**
 * Stores pictures one after another and puts each into its place; one whose place is gone before its turn is not stored.
 */
export async function uploadInto(
	view: EditorView,
	{ pendingIn, withSent, withPicture, withoutPlace }: PendingPlaces,
	pictures: readonly (readonly [id: string, file: File])[],
	upload: Upload,
	{ changed, failed, untilFree, keeper, isResumed = false }: Told,
): Promise<void> {
	for (const [id, file] of pictures) {
		if (view.isDestroyed || !pendingIn(view.state).some((one) => one.id === id)) continue;
		let drawn: Sent | undefined;
		const onProgress = (sent: Sent) => {
			const next = shownShare(sent);
			if (next === drawn || view.isDestroyed) return;
			drawn = next;
			view.dispatch(withSent(stateNow(view), id, next));
		};
		const stored = await upload(file, onProgress, keeper?.has(id) ? keeper.signal : undefined).then(
			(src) => ({ src }),
			(error: unknown) => ({ reason: error instanceof Error ? error.message : '' }),
		);
		const wait = untilFree?.();
		if (wait && 'src' in stored) {
			onProgress('waits');
			await wait;
		}
		await untilComposed(view);
		// Another view of the text goes on with it.
		if (view.isDestroyed || (keeper?.signal.aborted && keeper.has(id))) return;
		const state = stateNow(view);
		const made = 'src' in stored ? withPicture(state, id, stored.src) : withoutPlace(state, id);
		// Any other is dropped by its keeper once its place is gone from the text, a moment later: the journal has it then.
		if (isResumed && made && 'reason' in stored) keeper?.release(id);
		if (made) view.dispatch(made);
		if (made?.docChanged) changed(state.doc);
		if ('reason' in stored) failed(id, file, stored.reason);
	}
}
