import { closeHistory, undo } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import { loadUploads } from '../pictures/unfinished/use-uploads';
import { nodeType } from '../type-of';
import { leaveBlock } from '../writing/below-block';
import { stateNow } from '../writing/state-now';
import { ClipboardParser } from './clipboard-parser';
import { HeldPictures } from './held-pictures';
import { isAllBrought, type LeftOut } from './left-out';
import { withOwnPlaces } from './own-places';
import { addressIn, pasteAddress } from './pasted-address';
import { pendingPlaces, withoutPlace } from './pending-pictures';
import { plainLines } from './plain-lines';
import type { Upload } from './store-pictures';
import { withHeldStyles } from './style';

/** What a paste left out, and the text that it made. */
interface Told {
	/** What the paste kept of the clipboard: pictures of an earlier one may still be coming. */
	placed: Placed;
	leftOut: LeftOut;
	/** Undefined where the last step is not the paste. */
	doc: Node | undefined;
	/** Steps of the history since the text was as before the paste. */
	steps: number;
}

type Placed = ReturnType<HeldPictures['takePlaced']>;

const NOTHING: LeftOut = { pictures: 0, frames: 0, comments: 0, names: [] };
const named = (name: string) => (name === '' ? [] : [name]);

/** True where pasted markup has other words than the plain text beside it; some programs wrap an address in a link. */
function isMoreThan(text: string, html: string): boolean {
	const words = new DOMParser().parseFromString(withHeldStyles(html), 'text/html').body.textContent;
	return html !== '' && words.trim() !== text.trim();
}

/** How an editor takes what is pasted and dropped, and what it says of it. */
export function usePaste(upload: Upload | undefined) {
	const [told, tell] = useState<Told>();
	const latest = useRef(upload);
	latest.current = upload;
	const [{ props, parsed, pictures }] = useState(() => {
		const parsed: { leftOut: LeftOut | undefined } = { leftOut: undefined };
		const pictures = new HeldPictures(() => latest.current !== undefined);
		const props: EditorProps = {
			clipboardParser: new ClipboardParser((leftOut) => {
				parsed.leftOut = leftOut;
			}, pictures.holdOf),
			transformPastedHTML: withHeldStyles,
			transformPasted: (slice, view) => withOwnPlaces(slice, view.state.doc),
			clipboardTextParser: (text, around, isLiteral) => plainLines(text, isLiteral, around),
		};
		return { props, parsed, pictures };
	});

	/** A picture came into the text: one more step of its paste, and a change after any other. */
	const changed = (placed: Placed, before: Node, after: Node) =>
		tell((now) => {
			const isLast = now?.placed === placed && now.doc === before;
			return now && { ...now, doc: isLast ? after : undefined, steps: now.steps + 1 };
		});
	const failed = (placed: Placed, name: string, reason: string) =>
		tell((now = { placed, leftOut: NOTHING, doc: undefined, steps: 0 }) => {
			const { leftOut } = now;
			const names = [...leftOut.names, ...named(name)];
			return { ...now, leftOut: { ...leftOut, pictures: leftOut.pictures + 1, names, reason } };
		});
	/** Says what was left out and stores the pictures, once the paste itself is in the text: it follows this call. */
	const finish = (view: EditorView): void => {
		const leftOut = parsed.leftOut ?? NOTHING;
		parsed.leftOut = undefined;
		queueMicrotask(() => {
			if (view.isDestroyed) return;
			const placed = pictures.takePlaced();
			const unplaced = pictures.takeUnplaced();
			const names = [...leftOut.names, ...unplaced.flatMap(named)];
			const all = { ...leftOut, pictures: leftOut.pictures + unplaced.length, names };
			tell(isAllBrought(all) ? undefined : { placed, leftOut: all, doc: view.state.doc, steps: 1 });
			const upload = latest.current;
			if (!upload || placed.length === 0) return;
			loadUploads().then(
				({ storePictures }) =>
					storePictures(view, pendingPlaces, placed, upload, {
						changed: (before) => changed(placed, before, view.state.doc),
						failed: (_, { name }, reason) => failed(placed, name, reason),
					}),
				() => {
					if (view.isDestroyed) return;
					for (const [id, { name }] of placed) {
						const gone = withoutPlace(stateNow(view), id);
						if (gone) view.dispatch(gone);
						failed(placed, name, '');
					}
				},
			);
		});
	};

	/** Notes what the clipboard holds, before the editor reads it. */
	const begin = (data: DataTransfer | null): void => {
		parsed.leftOut = undefined;
		pictures.begin(data);
	};
	/** Takes a paste that is an address; another one follows. @returns true where it is taken */
	const take = (view: EditorView, data: DataTransfer | null): boolean => {
		// A paste is a step of its own, so that it can be taken back alone.
		view.dispatch(leaveBlock(closeHistory(view.state.tr)));
		const text = data?.getData('text/plain') ?? '';
		const isAddress = addressIn(text) !== undefined && !isMoreThan(text, data?.getData('text/html') ?? '');
		const made = isAddress ? pasteAddress(view.state, text) : undefined;
		if (made) {
			begin(null);
			view.dispatch(made.setMeta('paste', true));
		}
		finish(view);
		return made !== undefined;
	};
	/** Brings several pictures that are alone on the clipboard, or were dropped. */
	const takeFiles = (view: EditorView, files: readonly File[]): void => {
		begin(null);
		const brought = files.map((file) => nodeType('picture').create({ src: pictures.mark(file), alt: '' }));
		view.dispatch(leaveBlock(closeHistory(view.state.tr)));
		view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(brought), 0, 0)).scrollIntoView());
		finish(view);
	};
	const takeBack = (view: EditorView) => {
		for (let step = 0; step < (told?.steps ?? 0); step += 1) undo(view.state, view.dispatch);
		tell(undefined);
		view.focus();
	};
	return {
		props,
		begin,
		take,
		takeFiles,
		finishDrop: finish,
		/** Holds the places of the pictures that a transaction brings. */
		place: (transaction: Transaction, view: EditorView) => pictures.place(transaction, view.state),
		takeBack,
		told,
		close: () => tell(undefined),
	};
}

/** Puts the selection where something is dropped. */
export function selectDrop(view: EditorView, { clientX, clientY }: MouseEvent): void {
	const at = view.posAtCoords({ left: clientX, top: clientY });
	if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
}
