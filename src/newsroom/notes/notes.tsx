import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { NEW_NOTE } from '../editor/marked-note';
import { useWords } from '../words/words';
import { NoteCard } from './note-card';
import { NoteForm } from './note-form';
import type { OpenNotes } from './use-notes';

/** Pixels between two notes in the margin. */
const GAP = 12;

/** Places the notes in the margin beside their words, one below the other where they would overlap. */
function useBeside(list: RefObject<HTMLElement | null>, tops: OpenNotes['tops'], isBeside: boolean): void {
	useLayoutEffect(() => {
		const at = list.current;
		if (!at || !isBeside) return;
		const lay = () => {
			const begin = at.getBoundingClientRect().top + scrollY;
			let free = 0;
			for (const card of at.children) {
				if (!(card instanceof HTMLElement)) continue;
				const top = Math.max((tops?.get(Number(card.dataset.note)) ?? 0) - begin, free);
				card.style.top = `${top}px`;
				free = top + card.offsetHeight + GAP;
			}
			at.style.minHeight = `${free}px`;
		};
		lay();
		const resize = new ResizeObserver(lay);
		for (const card of at.children) resize.observe(card);
		return () => resize.disconnect();
	});
}

/** The form of the note that is being written. */
function NewNote({ of }: { of: OpenNotes }) {
	const { notes } = useWords();
	const { begun, begin, handle, article, read, setHere } = of;
	/** Closes the form. The marks are drawn first, because the cursor could not go to the note otherwise. */
	const leave = (id = NEW_NOTE) => {
		flushSync(() => {
			begin(undefined);
			setHere(id);
		});
		handle.current?.goTo(id);
	};
	return (
		<div className="nt nt--here" data-note={NEW_NOTE}>
			<p className="nt__q">
				<q>{begun?.quote}</q>
			</p>
			<NoteForm
				label={notes.text}
				done={notes.add}
				onTyped={of.countTyped}
				onClose={() => leave()}
				onSave={async (text) => {
					const anchor = handle.current?.wordsOf(NEW_NOTE) ?? begun;
					const { id } = await ask<{ id: number }>(`article/${article}/note`, {
						method: 'POST',
						body: { text, anchor },
					});
					await read();
					leave(id);
				}}
			/>
		</div>
	);
}

/** Notes on words of an article: in the margin beside them where there is room, else folded under the text. */
export function Notes({ of, isBeside, isReadOnly }: { of: OpenNotes; isBeside: boolean; isReadOnly: boolean }) {
	const { notes } = useWords();
	const list = useRef<HTMLDivElement>(null);
	const { rows, begun, begin, tops, called, handle } = of;
	const [isOpen, setOpen] = useState(false);
	useBeside(list, tops, isBeside);
	useEffect(() => {
		if (begun || called) setOpen(true);
	}, [begun, called]);
	if (!rows) return null;
	const open = rows.filter(({ settled_at }) => settled_at === null).length;
	// In the order of the text; those whose words are gone come last.
	const placed = [
		...rows.map((thread) => ({ id: thread.id, card: <NoteCard key={thread.id} of={of} thread={thread} /> })),
		...(begun ? [{ id: NEW_NOTE, card: <NewNote key={NEW_NOTE} of={of} /> }] : []),
	].toSorted((a, b) => (tops?.get(a.id) ?? Number.MAX_VALUE) - (tops?.get(b.id) ?? Number.MAX_VALUE));
	const cards = (
		<div ref={list} className="nts__l">
			{placed.map(({ card }) => card)}
		</div>
	);
	// Without its tools a text is read: the note on what is selected begins here.
	const add = isReadOnly && (
		<button
			type="button"
			className="btn btn--line"
			onClick={() => {
				const words = handle.current?.selected();
				if (words) begin(words);
				else say(notes.select_first);
			}}
		>
			{notes.add}
		</button>
	);
	if (isBeside)
		return (
			<section className="nts nts--beside" aria-label={notes.title({ n: open })}>
				{add}
				{cards}
			</section>
		);
	if (placed.length === 0 && !isReadOnly) return null;
	return (
		<details className="fold nts" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{notes.title({ n: open })}</summary>
			{add}
			{cards}
		</details>
	);
}
