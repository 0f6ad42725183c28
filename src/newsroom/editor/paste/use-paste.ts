import { closeHistory, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { ClipboardParser } from './clipboard-parser';
import { isAllBrought, type LeftOut } from './left-out';
import { withOwnPlaces } from './own-places';
import { pasteAddress } from './pasted-address';
import { plainLines } from './plain-lines';
import { withHeldStyles } from './style';

/** What a paste left out, and the text that it made. */
interface Told {
	leftOut: LeftOut;
	doc: Node;
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
			clipboardTextParser: (text, _around, isLiteral) => plainLines(text, isLiteral),
		};
		return { props, parsed };
	});

	/** Takes a paste that is an address, or notes what another one leaves out. @returns true where it is taken */
	const take = (view: EditorView, data: DataTransfer | null): boolean => {
		const leftOut = parsed.leftOut;
		parsed.leftOut = undefined;
		// A paste is a step of its own, so that it can be taken back alone.
		view.dispatch(closeHistory(view.state.tr));
		const made = data?.types.includes('text/html')
			? undefined
			: pasteAddress(view.state, data?.getData('text/plain') ?? '');
		if (made) view.dispatch(made.setMeta('paste', true));
		tell(undefined);
		// The paste itself follows this call.
		if (!made && leftOut && !isAllBrought(leftOut)) queueMicrotask(() => tell({ leftOut, doc: view.state.doc }));
		return made !== undefined;
	};
	const takeBack = (view: EditorView) => {
		undo(view.state, view.dispatch);
		tell(undefined);
		view.focus();
	};
	return { props, take, takeBack, told, close: () => tell(undefined) };
}
