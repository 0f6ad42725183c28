import { useEffect, useRef, useState } from 'react';
import type { SiteCalculators } from './blocks/site-calculators';
import type { SiteSeries } from './blocks/site-series';
import type { EditorWords } from './editor-words';
import { eventsOf } from './events';
import { useHeldWords } from './forms/use-held-words';
import { useLaterForms } from './forms/use-later-forms';
import { showAskedFault } from './insertion';
import { countsOf } from './length/counts';
import { LengthLine } from './length/length-line';
import type { FindPages } from './links/site-pages';
import { noteAtCursor } from './notes';
import { PasteLine } from './paste/paste-line';
import { pendingCount } from './paste/pending-pictures';
import type { Upload } from './paste/store-pictures';
import { usePaste } from './paste/use-paste';
import type { Library } from './pictures/library';
import { pictureHere, selectedPicture } from './pictures/picture-at';
import { selectPicture } from './pictures/picture-view';
import { type OwnArticle, useUploads } from './pictures/unfinished/use-uploads';
import { useFormFocus } from './pictures/use-form-focus';
import { CaretsInText } from './together/carets-in-text';
import type { SharedText } from './together/shared-text';
import { Toolbar } from './tools/toolbar';
import type { Row } from './tools/tools';
import { type NotesInText, useNotesInText } from './use-notes-in-text';
import { useShownState } from './use-shown-state';
import { pluginsOf } from './writing/plugins';
import { stateNow } from './writing/state-now';
import { useView } from './writing/use-view';

interface EditorProps {
	/** The stored text; another one replaces what the editor shows. */
	html: string;
	/** The language of the text, for the browser's spelling, and its edition, for its quotation marks. */
	edition: string;
	words: EditorWords;
	isReadOnly?: boolean;
	/** Without it no picture comes from the computer, and none from the library without that. */
	upload?: Upload | undefined;
	library?: Library | undefined;
	findPages: FindPages;
	series: SiteSeries;
	calculators: SiteCalculators;
	/** Notes on words of the text, for people who may write them. */
	notes?: NotesInText | undefined;
	/** The shared text, in place of the stored one. */
	shared?: SharedText | undefined;
	/** The article whose text it is: its pictures go on after the page was closed. */
	article?: OwnArticle | undefined;
	/**
	 * Called at each change; the text is printed only when the function is called.
	 * @param isOwn false where somebody else has typed it
	 */
	onChange(html: () => string, isOwn: boolean): void;
}

/** The editor of a text: it opens stored HTML and prints it in the same normal form. */
export function Editor({ html, edition, words, isReadOnly = false, ...rest }: EditorProps) {
	const { upload, library, findPages, series, calculators, notes, shared, article, onChange } = rest;
	const place = useRef<HTMLDivElement>(null);
	const root = useRef<HTMLDivElement>(null);
	const [state, show] = useShownState();
	const [row, setRow] = useState<Row>();
	const { formFocus, askForForm } = useFormFocus();
	const [isQuoting, setQuoting] = useState(true);
	const asked = useRef(notes?.onAsk);
	asked.current = notes?.onAsk;
	const paste = usePaste(isReadOnly ? undefined : upload);
	const slashKeys = useRef<(event: KeyboardEvent) => boolean>(undefined);
	const latestPaste = useRef(paste);
	latestPaste.current = paste;

	const takesFiles = useRef(false);
	takesFiles.current = upload !== undefined && !isReadOnly;
	const events = () => eventsOf({ paste: latestPaste, takesFiles: () => takesFiles.current, setRow, askForForm });
	const text = { html, edition, words, series, calculators, shared, paste, isReadOnly, events };
	const view = useView(place, { ...text, show, onChange });

	useEffect(() => {
		// Another text has another view, and this effect runs again for it.
		if (!view || view.isDestroyed) return;
		const plugins = pluginsOf({
			edition,
			isQuoting,
			openLink: () => setRow('link'),
			openFind: () => setRow('find'),
			openNotes: () => asked.current?.(view.state.selection.empty ? noteAtCursor(view.state) : undefined),
			openForm: askForForm,
			pressSlash: (event) => slashKeys.current?.(event) === true,
			hint: isReadOnly ? '' : words.empty_hint,
			pending: { uploading: words.uploading, uploaded: words.uploaded },
			goToTools: () => root.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
		});
		view.updateState(stateNow(view).reconfigure({ plugins: shared ? [...plugins, shared.plugin] : plugins }));
		shared?.took(view.state);
		show(view.state);
		showAskedFault(view.dom, isReadOnly);
	}, [
		view,
		edition,
		isQuoting,
		isReadOnly,
		shared,
		show,
		words.uploading,
		words.uploaded,
		words.empty_hint,
		askForForm,
	]);

	const stopped = useUploads(view, article, isReadOnly, upload);
	useNotesInText(view, state, notes);
	useHeldWords(view, row === 'link');
	const isSelected = view && state && !isReadOnly && selectedPicture(view.state) !== undefined;
	const form = row !== undefined && row !== 'find' ? row : isSelected ? 'selected' : undefined;
	const { FormAtSelection, FindRow, SlashMenu } = useLaterForms((form ?? row) !== undefined);

	const close = () => {
		setRow(undefined);
		view?.focus();
	};
	/** Opens the form of a tool; the one for pictures is that of the picture at the cursor, where there is one. */
	const open = (next: Row | undefined) => {
		const here = view && next === 'picture' ? pictureHere(view.state) : undefined;
		if (!view || !here) return setRow(next);
		setRow(undefined);
		selectPicture(view, here.at);
		askForForm();
	};
	const counts = state && countsOf(state.doc);
	return (
		<div ref={root} className="editor">
			{view && state && !isReadOnly && (
				<div className="editor__top">
					<Toolbar
						{...{ view, state, words, row, isQuoting, setQuoting, notes }}
						openRow={open}
						onUsed={() => show(view.state)}
					/>
					{row === 'find' && FindRow && <FindRow {...{ view, state, words, close }} />}
				</div>
			)}
			{view && state && !isReadOnly && SlashMenu && (row === undefined || row === 'find') && (
				<SlashMenu
					{...{ view, state, words, row, isQuoting, setQuoting, notes }}
					keys={slashKeys}
					openRow={open}
					onUsed={() => show(view.state)}
				/>
			)}
			{view && state && form && FormAtSelection && (
				<FormAtSelection
					key={form}
					{...{ form, view, state, words, edition, library, upload, findPages, series, calculators, close }}
					focus={formFocus}
					takeSeveral={(files) => latestPaste.current.takeFiles(view, files)}
				/>
			)}
			{view && state && shared && <CaretsInText {...{ view, state, shared }} />}
			<div role="status">
				{state && pendingCount(state) > 0 && <p className="vh">{words.uploading}</p>}
				{stopped}
				{view && state && paste.told && (
					<PasteLine
						leftOut={paste.told.leftOut}
						words={words}
						undo={paste.told.steps > 0 && state.doc === paste.told.doc ? () => paste.takeBack(view) : undefined}
						close={paste.close}
					/>
				)}
			</div>
			<div ref={place} className="editor__place" />
			{state && <LengthLine doc={state.doc} words={words} />}
			{counts && <p className="editor__counts">{words.counts(counts.words, counts.characters)}</p>}
		</div>
	);
}
