import type { EditorState, Transaction } from 'prosemirror-state';
import type { HoldPicture } from './left-out';
import { holdPlaces, markOf } from './pending-pictures';
import { fileFinder } from './picture-files';

/** Pictures of the paste or the drop that is being read: from their marks in its slice to their places in the text. */
export class HeldPictures {
	/** Files by the marks in their place until the slice is in the text. */
	#marked = new Map<string, File>();
	#placed: [id: string, file: File][] = [];
	#data: DataTransfer | undefined;

	/** @param canStore false where nothing can be stored: then no picture is kept */
	constructor(private readonly canStore: () => boolean) {}

	/** Begins another paste. */
	begin(data: DataTransfer | null): void {
		this.#marked.clear();
		this.#data = data ?? undefined;
	}

	/** Keeps a file. @returns the mark in its place */
	mark(file: File): string {
		const mark = markOf();
		this.#marked.set(mark, file);
		return mark;
	}

	/** What keeps the pictures of a markup that the clipboard holds. */
	readonly holdOf = (root: Element): HoldPicture => {
		const fileOf = this.canStore() ? fileFinder(root, this.#data) : () => undefined;
		return (image) => {
			const file = fileOf(image);
			return file && this.mark(file);
		};
	};

	/** Takes the marks out of a transaction that brings them. */
	place(transaction: Transaction, state: EditorState): void {
		if (this.#marked.size === 0 || !transaction.docChanged) return;
		const names = new Map([...this.#marked].map(([mark, { name }]) => [mark, name]));
		for (const mark of holdPlaces(transaction, state, names)) {
			const file = this.#marked.get(mark);
			if (file) this.#placed.push([mark, file]);
			this.#marked.delete(mark);
		}
	}

	/** The pictures that have places and are to be stored, once. */
	takePlaced(): [id: string, file: File][] {
		return this.#placed.splice(0);
	}

	/** Names of the pictures for which the text had no place, once. */
	takeUnplaced(): string[] {
		const names = [...this.#marked.values()].map(({ name }) => name);
		this.#marked.clear();
		return names;
	}
}
