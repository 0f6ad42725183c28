import type { EditorView } from 'prosemirror-view';
import type { ReactNode } from 'react';
import type { KeptFile } from '../../../journal/kept-pictures';
import { accountNumber } from '../../../session/session';
import type { PendingPlaces } from '../../paste/pending-pictures';
import { type Told, type Upload, uploadInto } from '../../paste/store-pictures';
import { Keeper } from './keeper';
import { type Stopped, StoppedPictures } from './stopped-pictures';

const keepers = new WeakMap<EditorView, Keeper>();

/** A text of an article that is open. */
interface Opened {
	view: EditorView;
	places: PendingPlaces;
	article: number;
	isReadOnly: boolean;
	upload: Upload;
	/** Resolves once the text may be changed; undefined where it may be now. */
	untilFree(): Promise<void> | undefined;
	/** Shows what could not go on. */
	show(stopped: ReactNode): void;
	/** Ends with the view, and where the person may write no more. */
	signal: AbortSignal;
}

/**
 * Keeps what is uploaded into a text from now on, and goes on with what was on its way into it when its page was
 * closed.
 */
export async function openUploads(opened: Opened): Promise<void> {
	const { view, places, article, isReadOnly, upload, untilFree, show, signal } = opened;
	const account = accountNumber();
	if (account === undefined) return;
	const keeper = new Keeper(view, places, account, article, signal);
	keepers.set(view, keeper);
	const found = await keeper.take();
	if (found.length === 0) return;
	let stopped: readonly Stopped[] = [];
	const stop = (more: readonly Stopped[]) => {
		stopped = [...stopped, ...more];
		const discard = (id: string) => {
			keeper.drop(id);
			stopped = stopped.filter((one) => one.id !== id);
			stop([]);
		};
		show(stopped.length > 0 && <StoppedPictures stopped={stopped} discard={discard} />);
	};
	if (isReadOnly) return stop(found.map(([{ id }, file]) => ({ id, file })));
	keeper.place(found);
	await uploadInto(view, places, found.map(pairOf), upload, {
		changed: () => {},
		failed: (id, file, reason) => stop([{ id, file, reason }]),
		untilFree,
		keeper,
		isResumed: true,
	});
}

const pairOf = ([{ id }, file]: KeptFile) => [id, file] as const;

/** Uploads pictures that were just brought into a text. */
export async function storePictures(
	view: EditorView,
	places: PendingPlaces,
	pictures: readonly (readonly [id: string, file: File])[],
	upload: Upload,
	told: Pick<Told, 'changed' | 'failed'>,
): Promise<void> {
	const keeper = keepers.get(view);
	void keeper?.keep(pictures);
	await uploadInto(view, places, pictures, upload, { ...told, keeper });
}

/**
 * Keeps a picture while a form uploads it for the place of the cursor.
 * @returns deletes it
 */
export const keepChosen = (view: EditorView, file: File): (() => void) | undefined =>
	keepers.get(view)?.keepChosen(file);
