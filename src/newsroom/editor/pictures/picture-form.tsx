import type { EditorState, Transaction } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, Suspense, useEffect, useId, useState } from 'react';
import { PICTURE_SIZES } from '../../../shared/text/html-rules';
import type { EditorWords } from '../editor-words';
import { Beside } from '../forms/beside';
import { Field, type FieldProps } from '../forms/field';
import type { Upload } from '../paste/store-pictures';
import { captionParts, setCaption, setCredit } from './caption';
import type { Library, LibraryPicture } from './library';
import { type PlacedPicture, selectedPicture } from './picture-at';
import { PictureChoice } from './picture-choice';
import { useTyped } from './use-typed';

/** A field that writes into the text with each key. */
function TypedField({ value, onChange, ...field }: FieldProps) {
	const [shown, type] = useTyped(value, onChange);
	return <Field {...field} value={shown} onChange={type} />;
}

function Size({ words, value, onChange }: { words: EditorWords; value: string; onChange(value: string): void }) {
	const name = useId();
	return (
		<fieldset className="editor__sizes">
			<legend>{words.size}</legend>
			{(['small', 'text', 'wide'] as const).map((size) => (
				<label key={size}>
					<input type="radio" name={name} checked={value === size} onChange={() => onChange(size)} />
					{words[`size_${size}`]}
				</label>
			))}
		</fieldset>
	);
}

/** The terms of the picture in the library, which are the same wherever it is used. */
function InLibrary({ src, library, words }: { src: string; library: Library; words: EditorWords }) {
	const [picture, set] = useState<LibraryPicture>();
	const [round, again] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of the terms is read again.
	useEffect(() => {
		const control = new AbortController();
		library.of(src, control.signal).then(set, () => {});
		return () => control.abort();
	}, [src, library, round]);
	if (!picture) return null;
	return (
		<details className="editor__terms">
			<summary>
				{words.terms} <library.Ends of={picture} />
			</summary>
			<Suspense>
				<library.Terms key={picture.id} of={picture} onChange={() => again((n) => n + 1)} />
			</Suspense>
		</details>
	);
}

interface PictureFormProps {
	view: EditorView;
	/** A new state draws the form again; it reads the view's, which may be newer. */
	state: EditorState;
	words: EditorWords;
	library: Library | undefined;
	upload: Upload | undefined;
	/** Set where the form is to take the focus: it opens without, so that keys still act on the picture. */
	focus: RefObject<boolean>;
}

/** What a text says of one of its pictures: the form at the selected picture, whose fields write with each key. */
export function PictureForm({ view, words, library, upload, focus }: PictureFormProps) {
	const [isReplacing, setReplacing] = useState(false);
	const [, drawn] = useState(0);
	const here = selectedPicture(view.state);
	if (!here) return null;
	const { at, node } = here;
	const isBlock = node.type.name === 'picture';
	const write = (change: (transaction: Transaction, place: PlacedPicture) => Transaction) => {
		const now = selectedPicture(view.state);
		if (now) view.dispatch(change(view.state.tr, now));
		drawn((n) => n + 1);
	};
	const set = (attrs: Readonly<Record<string, string | null>>) =>
		write((transaction, { at: place }) => {
			for (const [name, value] of Object.entries(attrs)) transaction.setNodeAttribute(place, name, value);
			return transaction;
		});
	const endReplacing = () => {
		setReplacing(false);
		view.focus();
	};
	const replace = (picture: Pick<LibraryPicture, 'src' | 'alt' | 'credit'>) => {
		const { src, alt, credit } = picture;
		write((transaction, { at: place }) => {
			// The words for those who do not see it, its credit and its measures are those of the other picture.
			for (const [name, value] of Object.entries({ src, alt, width: null, height: null }))
				transaction.setNodeAttribute(place, name, value);
			return isBlock ? setCredit(transaction, place, credit) : transaction;
		});
		endReplacing();
	};
	const alt = String(node.attrs.alt ?? '');
	const { caption, credit } = captionParts(node);
	/** Leads back to the text: behind the picture's caption. */
	const close = () => {
		const end = isBlock ? at + node.nodeSize - 1 : at + node.nodeSize;
		view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(end), -1)));
		view.focus();
	};
	return (
		<Beside view={view} label={words.picture} focus={focus}>
			{isReplacing ? (
				<PictureChoice {...{ words, library, upload }} onChoose={replace} close={endReplacing} />
			) : (
				// biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of each of its fields.
				<div
					className="editor__of"
					onKeyDown={({ key }) => {
						if (key === 'Escape') view.focus();
					}}
				>
					<TypedField
						label={words.alt}
						value={alt}
						onChange={(value) => set({ alt: value })}
						hint={words.alt_line}
						error={alt.trim() === '' ? words.alt_missing_line : undefined}
						isFirst
					/>
					{isBlock && (
						<>
							<div className="editor__pair">
								<TypedField
									label={words.caption}
									value={caption}
									onChange={(value) => write((transaction, place) => setCaption(transaction, place.at, value))}
								/>
								<TypedField
									label={words.credit}
									value={credit}
									onChange={(value) => write((transaction, place) => setCredit(transaction, place.at, value))}
								/>
							</div>
							<Size
								words={words}
								value={PICTURE_SIZES.find((size) => size === node.attrs['data-size']) ?? 'text'}
								onChange={(size) => set({ 'data-size': size === 'text' ? null : size })}
							/>
						</>
					)}
					{library && <InLibrary key={String(node.attrs.src)} src={String(node.attrs.src)} {...{ library, words }} />}
					<div className="editor__acts">
						<button type="button" onClick={() => setReplacing(true)}>
							{words.replace_picture}
						</button>
						<button
							type="button"
							onClick={() => {
								view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
								view.focus();
							}}
						>
							{words.remove_picture}
						</button>
						<button type="button" onClick={close}>
							{words.close}
						</button>
					</div>
				</div>
			)}
		</Beside>
	);
}
