import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { htmlOf } from '../../shared/text/document-html';
import { countsOf } from './counts';
import type { EditorWords } from './editor-words';
import { FindRow } from './find-row';
import { LinkRow, PictureRow, SeriesRow } from './insert-rows';
import { clipboardParser } from './paste/clipboard-parser';
import { pluginsOf } from './plugins';
import { documentOfText } from './read-dom';
import { type Row, Toolbar } from './toolbar';

interface EditorProps {
	/** The text as it is stored; a new one replaces what stands in the editor. */
	html: string;
	/** The language of the text, for the browser's spelling, and its edition, for its quotation marks. */
	edition: string;
	words: EditorWords;
	isReadOnly?: boolean;
	/**
	 * Stores a picture and gives the address it has on the site; it throws an error whose message is for the person.
	 * Without it pictures are named by their address alone.
	 */
	upload?: ((file: File) => Promise<string>) | undefined;
	/** Told at each change; the text is printed only when it is asked for. */
	onChange(html: () => string): void;
}

/** The editor of a text: opens HTML in its one form and gives it back in the same. */
export function Editor({ html, edition, words, isReadOnly = false, upload, onChange }: EditorProps) {
	const place = useRef<HTMLDivElement>(null);
	const whole = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<EditorView>();
	const [state, setState] = useState<EditorState>();
	const [row, setRow] = useState<Row>();
	/** A picture that was dropped or pasted, on its way into the text. */
	const [given, setGiven] = useState<File>();
	const [isQuoting, setQuoting] = useState(true);
	const canUpload = upload !== undefined;
	const told = useRef(onChange);
	told.current = onChange;

	useEffect(() => {
		if (!place.current) return;
		const made = new EditorView(place.current, {
			state: EditorState.create({ doc: documentOfText(html) }),
			clipboardParser,
			attributes: {
				class: 'prose editor__text',
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': words.text,
				lang: edition,
				spellcheck: 'true',
			},
			dispatchTransaction(transaction) {
				const next = made.state.apply(transaction);
				made.updateState(next);
				setState(next);
				if (transaction.docChanged) told.current(() => htmlOf(made.state.doc));
			},
		});
		setView(made);
		setState(made.state);
		return () => made.destroy();
	}, [html, edition, words.text]);

	useEffect(() => {
		// With another text comes another view, which asks again.
		if (!view || view.isDestroyed) return;
		const plugins = pluginsOf({
			edition,
			isQuoting,
			openLink: () => setRow('link'),
			openFind: () => setRow('find'),
			goToTools: () => whole.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
		});
		view.updateState(view.state.reconfigure({ plugins }));
		const take = (files: FileList | undefined) => {
			const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
			if (!picture || !canUpload || isReadOnly) return false;
			setGiven(picture);
			setRow('picture');
			return true;
		};
		view.setProps({
			editable: () => !isReadOnly,
			handlePaste: (_view, { clipboardData }) =>
				clipboardData?.types.includes('text/html') !== true && take(clipboardData?.files),
			handleDrop: (_view, { dataTransfer }) => take(dataTransfer?.files),
		});
		setState(view.state);
	}, [view, edition, isQuoting, isReadOnly, canUpload]);

	const close = () => {
		setRow(undefined);
		setGiven(undefined);
		view?.focus();
	};
	const counts = state && countsOf(state.doc);
	const Inserting =
		row === 'link' ? LinkRow : row === 'picture' ? PictureRow : row === 'series' ? SeriesRow : undefined;
	return (
		<div ref={whole} className="editor">
			{view && state && !isReadOnly && (
				<Toolbar {...{ view, state, words, row, isQuoting, setQuoting }} openRow={setRow} />
			)}
			{view && state && Inserting && (
				<Inserting key={`${row}${given?.name ?? ''}`} {...{ view, state, words, close, upload, given }} />
			)}
			{view && state && row === 'find' && <FindRow {...{ view, state, words, close }} />}
			<div ref={place} className="editor__place" />
			{counts && <p className="editor__counts">{words.counts(counts.words, counts.characters)}</p>}
		</div>
	);
}
