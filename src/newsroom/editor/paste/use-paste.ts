import { closeHistory, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { ClipboardParser } from './clipboard-parser';
import { isAllBrought, type LeftOut } from './left-out';
import { withOwnPlaces } from './own-places';
import { addressIn, pasteAddress } from './pasted-address';
import { plainLines } from './plain-lines';
import { withHeldStyles } from './style';

/** What a paste left out, and the text that it made. */
interface Told {
	leftOut: LeftOut;
	doc: Node;
}

/** True where pasted markup has other words than the plain text beside it; some programs wrap an address in a link. */
function isMoreThan(text: string, html: string): boolean {
	const words = new DOMParser().parseFromString(withHeldStyles(html), 'text/html').body.textContent;
	return html !== '' && words.trim() !== text.trim();
}

/** How an editor takes what is pasted, and what it says of it. */
export function usePaste() {
	const [told, tell] = useState<Told>();
	const [{ props, parsed }] = useState(() => {
		const parsed: { leftOut: LeftOut | undefined } = { leftOut: undefined };
		const props: EditorProps = {
			clipboardParser: new ClipboardParser((leftOut) => {
				parsed.leftOut = leftOut;
			}),
			transformPastedHTML: withHeldStyles,
			transformPasted: (slice, view) => withOwnPlaces(slice, view.state.doc),
			clipboardTextParser: (text, around, isLiteral) => plainLines(text, isLiteral, around),
		};
		return { props, parsed };
	});

	/** Takes a paste that is an address, or notes what another one leaves out. @returns true where it is taken */
	const take = (view: EditorView, data: DataTransfer | null): boolean => {
		const leftOut = parsed.leftOut;
		parsed.leftOut = undefined;
		// A paste is a step of its own, so that it can be taken back alone.
		view.dispatch(closeHistory(view.state.tr));
		const text = data?.getData('text/plain') ?? '';
		const isAddress = addressIn(text) !== undefined && !isMoreThan(text, data?.getData('text/html') ?? '');
		const made = isAddress ? pasteAddress(view.state, text) : undefined;
		if (made) view.dispatch(made.setMeta('paste', true));
		tell(undefined);
		// The paste itself follows this call.
		if (!made && leftOut && !isAllBrought(leftOut)) queueMicrotask(() => tell({ leftOut, doc: view.state.doc }));
		return made !== undefined;
	};
	/** Says what a drop leaves out; the drop itself follows this call. */
	const noteDrop = (view: EditorView): void => {
		const { leftOut } = parsed;
		parsed.leftOut = undefined;
		if (leftOut && !isAllBrought(leftOut)) queueMicrotask(() => tell({ leftOut, doc: view.state.doc }));
	};
	const takeBack = (view: EditorView) => {
		undo(view.state, view.dispatch);
		tell(undefined);
		view.focus();
	};
	return { props, take, noteDrop, takeBack, told, close: () => tell(undefined) };
}
