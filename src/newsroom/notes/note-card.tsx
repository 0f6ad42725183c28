import { useEffect, useRef, useState } from 'react';
import type { NoteAnswer, NoteThread } from '../../api/newsroom/note/note-calls';
import { ApiError, type Asked, ask } from '../calls';
import { initials } from '../components/initials';
import { Moment } from '../components/moment';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { NoteForm } from './note-form';
import type { OpenNotes } from './use-notes';

/** Makes a call about a note and shows the result, also where a colleague's change came first. */
async function send(of: OpenNotes, path: string, method: Asked['method'], body: object): Promise<void> {
	try {
		await ask(path, { method, body });
	} catch (error) {
		if (error instanceof ApiError && error.status === 409) await of.read();
		throw error;
	}
	await of.read();
}

/** A note or an answer to one, which its author may change or remove. */
function Line({ of, note, onEnd }: { of: OpenNotes; note: NoteAnswer; onEnd(): void }) {
	const { notes, conflict } = useWords();
	const [isChanging, setChanging] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	const name = note.name ?? conflict.somebody;
	const { id, version } = note;
	const end = () => {
		setChanging(false);
		onEnd();
	};
	return (
		<div className="nt__l">
			<p className="nt__by">
				<span className={note.is_own ? 'av av--me' : 'av av--off'} aria-hidden="true">
					{initials(name)}
				</span>
				<b>{name}</b>
				<span className="meta">
					<Moment at={note.created_at} /> {note.changed_at !== null && notes.changed}
				</span>
			</p>
			{isChanging ? (
				<NoteForm
					label={notes.text}
					done={notes.keep}
					first={note.text}
					onTyped={of.countTyped}
					onClose={end}
					onSave={async (text) => {
						await send(of, `note/${id}`, 'PATCH', { version, text });
						end();
					}}
				/>
			) : (
				<p className={note.is_removed ? 'nt__t meta' : 'nt__t'}>{note.is_removed ? notes.removed : note.text}</p>
			)}
			{note.is_own && !note.is_removed && !isChanging && (
				<p className="nt__acts nt__acts--own">
					<button type="button" className="link" onClick={() => setChanging(true)}>
						{notes.change} <span className="vh">{note.text.slice(0, 40)}</span>
					</button>
					<button
						type="button"
						className="link"
						aria-disabled={isBusy}
						onClick={() =>
							void attempt(async () => {
								await send(of, `note/${id}`, 'DELETE', { version });
								onEnd();
							})
						}
					>
						{notes.remove} <span className="vh">{note.text.slice(0, 40)}</span>
					</button>
				</p>
			)}
			<p role="alert">{failure && <span className="error">{failure.text}</span>}</p>
		</div>
	);
}

/** The words that a note is about, as a link to their place in the text. */
function Quote({ of, thread, isGone }: { of: OpenNotes; thread: NoteThread; isGone: boolean }) {
	const { notes } = useWords();
	const { quote } = thread.anchor;
	if (isGone)
		return (
			<p className="nt__q nt__q--gone">
				<b>{notes.gone}</b> <q>{quote}</q>
			</p>
		);
	return (
		<button type="button" className="nt__q" onClick={() => of.handle.current?.goTo(thread.id)}>
			<span className="vh">{notes.go}</span> <q>{quote}</q>
		</button>
	);
}

/** A note with its answers. A settled note is one line until it is opened. */
export function NoteCard({ of, thread }: { of: OpenNotes; thread: NoteThread }) {
	const { notes, conflict } = useWords();
	const [isAnswering, setAnswering] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	const card = useRef<HTMLElement>(null);
	const { id, version, anchor, settled_at } = thread;
	const isSettled = settled_at !== null;
	const isHere = of.here === id;
	const isGone = of.tops !== undefined && !of.tops.has(id);
	const [isShown, setShown] = useState(false);
	const { called } = of;
	useEffect(() => {
		if (called?.id !== id) return;
		setShown(true);
		card.current?.focus();
	}, [called, id]);
	/** The pressed button may be gone: the focus stays with the note, unless it has moved on already. */
	const stay = () => {
		const at = document.activeElement;
		if (at === document.body || card.current?.contains(at)) card.current?.focus();
	};
	const step = (action: string) =>
		attempt(async () => {
			await send(of, `note/${id}/${action}`, 'POST', { version });
			setShown(false);
			stay();
		});
	const endAnswer = () => {
		setAnswering(false);
		stay();
	};
	const content = (
		<>
			<Quote of={of} thread={thread} isGone={isGone} />
			{[thread, ...thread.answers].map((note) => (
				<Line key={note.id} of={of} note={note} onEnd={stay} />
			))}
			<p role="alert">{failure && <span className="error">{failure.text}</span>}</p>
			{isAnswering ? (
				<NoteForm
					label={notes.answer_label}
					done={notes.answer}
					onTyped={of.countTyped}
					onClose={endAnswer}
					onSave={async (text) => {
						await send(of, `note/${id}/answer`, 'POST', { text });
						endAnswer();
					}}
				/>
			) : (
				<p className="nt__acts">
					{!isSettled && (
						<button type="button" className="link" onClick={() => setAnswering(true)}>
							{notes.answer}
						</button>
					)}
					<button
						type="button"
						className="link"
						aria-disabled={isBusy}
						onClick={() => void step(isSettled ? 'reopen' : 'settle')}
					>
						{isSettled ? notes.reopen : notes.settle}
					</button>
				</p>
			)}
		</>
	);
	return (
		<article
			ref={card}
			className={`nt${isHere ? ' nt--here' : ''}${isSettled ? ' nt--settled' : ''}`}
			data-note={id}
			tabIndex={-1}
			aria-label={notes.one({ quote: anchor.quote.slice(0, 60) })}
			onFocus={() => of.setHere(id)}
			onKeyDown={(event) => {
				if (event.key === 'Escape' && !event.defaultPrevented) of.handle.current?.goTo(id);
			}}
		>
			{isSettled ? (
				<details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
					<summary>
						<span aria-hidden="true">✓</span> {notes.settled({ name: thread.settled_by ?? conflict.somebody })}{' '}
						<q>{anchor.quote.slice(0, 60)}</q>
					</summary>
					{content}
				</details>
			) : (
				content
			)}
		</article>
	);
}
