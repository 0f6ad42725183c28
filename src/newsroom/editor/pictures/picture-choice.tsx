import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { PICTURES } from '../../media/pictures';
import { staffFile } from '../../media/staff-file';
import type { EditorWords } from '../editor-words';
import { walk } from '../forms/roving';
import type { Upload } from '../paste/store-pictures';
import type { Library, LibraryPicture } from './library';

/** What a chosen picture brings into the text. */
export type ChosenPicture = Pick<LibraryPicture, 'src' | 'alt' | 'caption' | 'credit'>;

/** What the choice says. */
export type ChoiceWords = Pick<
	EditorWords,
	| 'library'
	| 'library_search'
	| 'library_failed'
	| 'library_found'
	| 'more'
	| 'upload'
	| 'uploading'
	| 'uploaded'
	| 'close'
>;

interface ChoiceProps {
	words: ChoiceWords;
	library: Library | undefined;
	upload: Upload | undefined;
	onChoose(picture: ChosenPicture): void;
	/** Takes several pictures from the computer at once, where the place for which one is chosen can hold them. */
	onSeveral?(files: readonly File[]): void;
	close(): void;
}

/** Milliseconds without a key before the library is asked. */
const PAUSE = 200;

interface Shown {
	rows: readonly LibraryPicture[];
	next: string | null;
	is: 'reading' | 'read' | 'failed';
}

/** The pictures that are found, the newest first; more of them on demand. */
function useFound(library: Library | undefined, words: string) {
	const [shown, show] = useState<Shown>({ rows: [], next: null, is: 'reading' });
	const control = useRef(new AbortController());
	const read = (before: readonly LibraryPicture[], after: string | undefined) => {
		control.current.abort();
		const own = new AbortController();
		control.current = own;
		show((now) => ({ ...now, is: 'reading' }));
		library?.find(words, after, own.signal).then(
			({ rows, next }) => own.signal.aborted || show({ rows: [...before, ...rows], next, is: 'read' }),
			() => own.signal.aborted || show((now) => ({ ...now, is: 'failed' })),
		);
	};
	const latest = useRef(read);
	latest.current = read;
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words are looked for anew.
	useEffect(() => {
		const timer = setTimeout(() => latest.current([], undefined), words === '' ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [library, words]);
	useEffect(() => () => control.current.abort(), []);
	return { shown, more: () => shown.next !== null && read(shown.rows, shown.next) };
}

function Found({ library, words, onChoose }: { library: Library } & Pick<ChoiceProps, 'words' | 'onChoose'>) {
	const id = useId();
	const [wanted, want] = useState('');
	const [stop, setStop] = useState(0);
	const { shown, more } = useFound(library, wanted.trim());
	const said = shown.is === 'failed' ? words.library_failed : words.library_found(shown.rows.length);
	return (
		<>
			<div className="editor__field">
				<label htmlFor={id}>{words.library}</label>
				<input
					id={id}
					type="search"
					data-first
					autoComplete="off"
					placeholder={words.library_search}
					value={wanted}
					onChange={(event) => {
						want(event.currentTarget.value);
						setStop(0);
					}}
				/>
			</div>
			<p className={shown.rows.length === 0 && shown.is !== 'reading' ? 'help' : 'vh'} role="status">
				{shown.is !== 'reading' && said}
			</p>
			<div
				className="editor__library"
				role="group"
				aria-label={words.library}
				aria-busy={shown.is === 'reading'}
				onKeyDown={(event) => walk(event, setStop)}
			>
				{shown.rows.map((row, index) => (
					<button
						key={row.id}
						type="button"
						tabIndex={index === stop ? 0 : -1}
						onFocus={() => setStop(index)}
						onClick={() => onChoose(row)}
					>
						{/* The name below the picture describes it. */}
						<img src={`${staffFile(row.src)}?style=card_480`} alt="" loading="lazy" />
						<span>{row.name}</span>
						<library.Ends of={row} />
					</button>
				))}
				{shown.next !== null && (
					<button
						type="button"
						className="editor__more"
						tabIndex={stop === shown.rows.length ? 0 : -1}
						onFocus={() => setStop(shown.rows.length)}
						onClick={more}
					>
						{words.more}
					</button>
				)}
			</div>
		</>
	);
}

/** A picture from the computer: one is stored while the form waits and shows how far it is. */
function FromComputer({ words, upload, onChoose, onSeveral }: ChoiceProps & { upload: Upload }) {
	const id = useId();
	const [said, say] = useState<{ text: string; isError: boolean }>();
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
		};
	}, []);
	const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const [file, ...others] = [...(currentTarget.files ?? [])];
		currentTarget.value = '';
		if (!file) return;
		if (others.length > 0 && onSeveral) return onSeveral([file, ...others]);
		say({ text: words.uploading, isError: false });
		upload(file, (sent) => say({ text: words.uploaded(sent), isError: false })).then(
			(src) => isGone.current || onChoose({ src, alt: '', caption: '', credit: '' }),
			(error: unknown) => say({ text: error instanceof Error ? error.message : '', isError: true }),
		);
	};
	return (
		<div className="editor__field">
			<label htmlFor={id}>{words.upload}</label>
			<input
				id={id}
				type="file"
				accept={PICTURES}
				multiple={onSeveral !== undefined}
				aria-describedby={`${id}-said`}
				onChange={take}
			/>
			<p id={`${id}-said`} role="status" className={said?.isError ? 'editor__fault' : undefined}>
				{said?.text}
			</p>
		</div>
	);
}

/** Chooses a picture: one of the library, found by words, or one from the computer. */
export function PictureChoice(props: ChoiceProps) {
	const { words, library, upload, onChoose, close } = props;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of each of its fields.
		<div
			className="editor__of"
			onKeyDown={({ key }) => {
				if (key === 'Escape') close();
			}}
		>
			{library && <Found {...{ library, words, onChoose }} />}
			{upload && <FromComputer {...props} upload={upload} />}
			<div className="editor__acts">
				<button type="button" onClick={close}>
					{words.close}
				</button>
			</div>
		</div>
	);
}
