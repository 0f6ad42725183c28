import type { Node } from 'prosemirror-model';
import { EditorState, type Selection, TextSelection } from 'prosemirror-state';
import { type EditorProps, EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { htmlOf } from '../../../shared/text/document-html';
import { calculatorView } from '../blocks/calculator-view';
import { seriesView } from '../blocks/series-view';
import type { SiteCalculators } from '../blocks/site-calculators';
import type { SiteSeries } from '../blocks/site-series';
import type { EditorWords } from '../editor-words';
import type { usePaste } from '../paste/use-paste';
import { pictureViews } from '../pictures/picture-view';
import { documentOfText } from '../read-dom';
import type { SharedText } from '../together/shared-text';
import { skipsTools } from '../together/skip-tools';
import { stateNow } from './state-now';

/** What an editor showed before its text was replaced or opened in another way. */
interface Before {
	shared: SharedText | undefined;
	doc: Node;
	/** Where somebody was typing. */
	typedAt: Selection | undefined;
}

/**
 * Returns the document of a stored text. Where it is what was shown before, that stays, because HTML loses the space
 * after the last word: somebody who types on would run two words together.
 */
const documentAfter = (before: Before | undefined, html: string): Node =>
	before && htmlOf(before.doc) === html ? before.doc : documentOfText(html);

/** Returns the same place in another text, as near as that has one. */
function placeIn({ doc }: EditorState, { anchor, head }: Selection): Selection {
	const within = (at: number) => doc.resolve(Math.min(at, doc.content.size));
	return TextSelection.between(within(anchor), within(head));
}

/** What the view of a text is made from. */
interface Shown {
	html: string;
	edition: string;
	words: EditorWords;
	series: SiteSeries;
	calculators: SiteCalculators;
	shared: SharedText | undefined;
	paste: ReturnType<typeof usePaste>;
	isReadOnly: boolean;
	/** Returns what the text takes from outside, from its first moment on. */
	events(): EditorProps;
	/** Draws what is around the text after a change. */
	show(state: EditorState, isChanged?: boolean): void;
	onChange(html: () => string, isOwn: boolean): void;
}

/** Opens a text in an element; another text, or the same opened in another way, replaces it. */
export function useView(place: RefObject<HTMLElement | null>, shown: Shown): EditorView | undefined {
	const { html, edition, words, series, calculators, shared, show } = shown;
	const { props } = shown.paste;
	const [view, setView] = useState<EditorView>();
	const before = useRef<Before>(undefined);
	const latest = useRef(shown);
	latest.current = shown;
	useEffect(() => {
		if (!place.current) return;
		const made = new EditorView(place.current, {
			state: shared?.state ?? EditorState.create({ doc: documentAfter(before.current, html) }),
			...props,
			...latest.current.events(),
			editable: () => !latest.current.isReadOnly,
			nodeViews: {
				...pictureViews({ caption: words.caption, alt_missing: words.alt_missing }),
				series: seriesView(series, { series: words.series, series_wrong: words.series_wrong }),
				calculator: calculatorView(calculators, {
					calculator: words.calculator,
					calculator_wrong: words.calculator_wrong,
				}),
			},
			attributes: {
				class: 'prose editor__text',
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': words.text,
				lang: edition,
				spellcheck: 'true',
			},
			dispatchTransaction(transaction) {
				latest.current.paste.place(transaction, made);
				const next = made.state.apply(transaction);
				made.updateState(next);
				if (!skipsTools(transaction)) show(next, transaction.docChanged);
				shared?.took(next);
				const isOwn = transaction.getMeta('rebased') === undefined;
				if (transaction.docChanged) latest.current.onChange(() => htmlOf(made.state.doc), isOwn);
			},
		});
		const leave = shared?.attach(made);
		// When the same text is opened in another way, the cursor keeps its place.
		if (before.current?.typedAt && before.current.shared !== shared) {
			made.dispatch(made.state.tr.setSelection(placeIn(made.state, before.current.typedAt)));
			made.focus();
		}
		setView(made);
		show(made.state);
		return () => {
			const { doc, selection } = stateNow(made);
			before.current = { shared, doc, typedAt: made.hasFocus() ? selection : undefined };
			leave?.();
			made.destroy();
		};
	}, [
		place,
		html,
		edition,
		words.text,
		words.caption,
		words.alt_missing,
		words.series,
		words.series_wrong,
		words.calculator,
		words.calculator_wrong,
		series,
		calculators,
		shared,
		show,
		props,
	]);
	return view;
}
