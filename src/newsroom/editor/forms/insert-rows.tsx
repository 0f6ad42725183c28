import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isImageSource, safeHref } from '../../../shared/text/html-rules';
import { PICTURES } from '../../media/pictures';
import { insertBlock, linkAt, picture, setLink } from '../commands';
import type { EditorWords } from '../editor-words';
import { nodeType } from '../type-of';
import { SmallForm } from './small-form';

interface RowProps {
	view: EditorView;
	state: EditorState;
	words: EditorWords;
	close(): void;
	/** Stores a picture and returns its address on the site. */
	upload?: ((file: File) => Promise<string>) | undefined;
	/** A picture that was pasted or dropped. */
	given?: File | undefined;
}

interface FieldProps {
	label: string;
	value: string;
	onChange(value: string): void;
	error?: string | undefined;
	isFirst?: boolean;
}

function Field({ label, value, onChange, error, isFirst = false }: FieldProps) {
	const id = useId();
	return (
		<div className="editor__field">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				value={value}
				// biome-ignore lint/a11y/noAutofocus: the row was opened to be filled in.
				autoFocus={isFirst}
				aria-invalid={error !== undefined}
				aria-describedby={error && `${id}-fault`}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
			{error && (
				<p id={`${id}-fault`} className="editor__fault" role="alert">
					{error}
				</p>
			)}
		</div>
	);
}

function Form({
	close,
	words,
	onDone,
	submitLabel,
	children,
}: Pick<RowProps, 'close' | 'words'> & { onDone(): void; submitLabel: string; children: ReactNode }) {
	return (
		<SmallForm onDone={onDone} close={close}>
			{children}
			<button type="button" onClick={onDone}>
				{submitLabel}
			</button>
			<button type="button" onClick={close}>
				{words.close}
			</button>
		</SmallForm>
	);
}

/** The row for the target of a link. */
export function LinkRow({ view, state, words, close }: RowProps) {
	const known = linkAt(state);
	const [href, setHref] = useState(known?.href ?? '');
	const [isInvalid, setInvalid] = useState(false);
	const lead = (to: string | undefined) => {
		setLink(to)(view.state, view.dispatch);
		close();
	};
	const done = () => {
		// A host name that was typed alone is taken as its https address.
		const safe = safeHref(href) ?? (/^[\w-]+(?:\.[\w-]+)+/.test(href) ? safeHref(`https://${href}`) : undefined);
		if (safe === undefined) setInvalid(true);
		else lead(safe);
	};
	return (
		<Form close={close} words={words} onDone={done} submitLabel={words.apply}>
			<Field
				label={words.address}
				value={href}
				onChange={setHref}
				error={isInvalid ? words.address_wrong : undefined}
				isFirst
			/>
			{known && (
				<button type="button" onClick={() => lead(undefined)}>
					{words.remove}
				</button>
			)}
		</Form>
	);
}

interface PictureFileProps {
	words: EditorWords;
	upload(file: File): Promise<string>;
	given: File | undefined;
	onStored(src: string): void;
}

/** A picture from the computer, stored as soon as it is chosen. */
function PictureFile({ words, upload, given, onStored }: PictureFileProps) {
	const id = useId();
	const [message, setMessage] = useState<{ text: string; isError: boolean }>();
	const store = useRef((file: File) => {
		setMessage({ text: words.uploading, isError: false });
		upload(file).then(
			(src) => {
				setMessage(undefined);
				onStored(src);
			},
			(error: unknown) => setMessage({ text: error instanceof Error ? error.message : '', isError: true }),
		);
	});
	useEffect(() => {
		if (given) store.current(given);
	}, [given]);
	return (
		<div className="editor__field">
			<label htmlFor={id}>{words.upload}</label>
			<input
				id={id}
				type="file"
				accept={PICTURES}
				aria-describedby={`${id}-said`}
				onChange={({ currentTarget: { files } }) => files?.[0] && store.current(files[0])}
			/>
			<p id={`${id}-said`} role="status" className={message?.isError ? 'editor__fault' : undefined}>
				{message?.text}
			</p>
		</div>
	);
}

/** A picture of ours, what it shows, its caption and who made it. */
export function PictureRow({ view, words, close, upload, given }: RowProps) {
	const [src, setSrc] = useState('');
	const [alt, setAlt] = useState('');
	const [caption, setCaption] = useState('');
	const [credit, setCredit] = useState('');
	const [isInvalid, setInvalid] = useState(false);
	const done = () => {
		if (!isImageSource(src.trim())) {
			setInvalid(true);
			return;
		}
		insertBlock(picture(src.trim(), alt.trim(), caption.trim(), credit.trim()))(view.state, view.dispatch);
		close();
	};
	return (
		<Form close={close} words={words} onDone={done} submitLabel={words.insert}>
			{upload && <PictureFile {...{ words, upload, given }} onStored={setSrc} />}
			<Field
				label={words.address}
				value={src}
				onChange={setSrc}
				error={isInvalid ? words.picture_wrong : undefined}
				isFirst
			/>
			<Field label={words.alt} value={alt} onChange={setAlt} />
			<Field label={words.caption} value={caption} onChange={setCaption} />
			<Field label={words.credit} value={credit} onChange={setCredit} />
		</Form>
	);
}

/** A chart of a data series, by the series' name in its address. */
export function SeriesRow({ view, words, close }: RowProps) {
	const [slug, setSlug] = useState('');
	const done = () => {
		const name = slug.trim().toLowerCase();
		if (!/^[a-z0-9-]{1,80}$/.test(name)) return;
		insertBlock(nodeType('series').create({ 'data-series': name }))(view.state, view.dispatch);
		close();
	};
	return (
		<Form close={close} words={words} onDone={done} submitLabel={words.insert}>
			<Field label={words.slug} value={slug} onChange={setSlug} isFirst />
		</Form>
	);
}
