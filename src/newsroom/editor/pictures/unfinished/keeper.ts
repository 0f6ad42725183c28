import { Fragment } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../../../../shared/text/schema';
import { TEXT_SCHEMA } from '../../../../shared/text/schema-number';
import { tab } from '../../../journal/journal';
import type { KeptPicture } from '../../../journal/kept-picture';
import { dropPicture, type KeptFile, keepPictures, movePictures, takePictures } from '../../../journal/kept-pictures';
import { openText } from '../../../journal/typed-text';
import type { Pending, PendingPlaces } from '../../paste/pending-pictures';
import { stateNow } from '../../writing/state-now';
import { type Place, placeOf, positionOf } from './place';

/** Milliseconds between a change of the text and the record of where its pictures are. */
const PAUSE = 200;

/** Pictures that this tab uploads, in whichever text. */
const uploading = new Set<string>();

/** What was below a picture, and its attributes; those of another schema may not fit, and only the alt text is taken. */
function contentOf({ schema: number, attrs, caption }: KeptPicture): Pick<Pending, 'attrs' | 'caption'> {
	if (number !== TEXT_SCHEMA) return { attrs: { alt: attrs.alt ?? '' }, caption: Fragment.empty };
	return { attrs, caption: Fragment.fromJSON(schema, caption) };
}

/**
 * Keeps the pictures that are uploaded into a text, with their files, until each is in the text or its place is gone:
 * who closes the page finds them on their way when the article is opened again.
 */
export class Keeper {
	readonly #kept = new Set<string>();
	/** Those that were kept at some time. */
	readonly #begun = new Set<string>();
	readonly #observer: MutationObserver;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#written = '';

	/** @param signal ends it; what is kept stays for the next one */
	constructor(
		private readonly view: EditorView,
		private readonly places: PendingPlaces,
		private readonly account: number,
		private readonly article: number,
		readonly signal: AbortSignal,
	) {
		this.#observer = new MutationObserver(() => {
			this.#timer ??= setTimeout(() => this.#note(), PAUSE);
		});
		signal.addEventListener('abort', () => this.#end(), { once: true });
	}

	/** Whether a picture is kept. */
	has(id: string): boolean {
		return this.#kept.has(id);
	}

	/** Keeps pictures that have places. */
	async keep(pictures: readonly (readonly [id: string, file: File])[]): Promise<void> {
		const { state } = this.view;
		const pending = new Map(this.places.pendingIn(state).map((one) => [one.id, one]));
		const given = pictures.flatMap(([id, file], order): KeptFile[] => {
			const one = pending.get(id);
			return one ? [[this.#recordOf({ ...one, order }, file), file]] : [];
		});
		this.#begin(given);
		const kept = await keepPictures(this.account, given);
		for (const [{ id }] of given) if (!kept.includes(id)) this.release(id);
	}

	/** Keeps a picture that a form uploads for the place of the cursor. @returns deletes it */
	keepChosen(file: File): () => void {
		const id = crypto.randomUUID();
		const at = this.view.state.selection.to;
		const record = this.#recordOf({ id, at, caption: Fragment.empty, attrs: { alt: '' }, order: 0 }, file);
		uploading.add(id);
		void keepPictures(this.account, [[record, file]]);
		return () => this.drop(id);
	}

	/** Takes over the pictures of the article that no open page uploads. */
	async take(): Promise<KeptFile[]> {
		const found = await takePictures(this.account, this.article, (id) => uploading.has(id));
		return this.signal.aborted ? [] : found;
	}

	/** Holds places for pictures that were taken over. */
	place(found: readonly KeptFile[]): void {
		const state = stateNow(this.view);
		const there = this.places.pendingIn(state);
		const taken = there.map(({ at }) => at);
		const pending = found.map(([kept]): Pending => {
			const at = positionOf(state.doc, kept.place, taken);
			taken.push(at);
			return { id: kept.id, name: kept.name, at, ...contentOf(kept) };
		});
		this.#begin(found);
		this.view.dispatch(this.places.withPending(state, [...there, ...pending]));
	}

	/** Ends the care for a picture, whose record stays. */
	release(id: string): void {
		this.#kept.delete(id);
	}

	/** Deletes a picture that is in the text or given up. */
	drop(id: string): void {
		this.release(id);
		uploading.delete(id);
		void dropPicture(this.account, id);
	}

	#recordOf({ id, at, caption, attrs, order }: Omit<Pending, 'name'> & { order: number }, file: File): KeptPicture {
		return {
			id,
			article: this.article,
			title: openText()?.title ?? '',
			tab,
			name: file.name,
			bytes: file.size,
			schema: TEXT_SCHEMA,
			attrs,
			caption: caption.toJSON(),
			place: placeOf(this.view.state.doc, at),
			at: Date.now() / 1000,
			order,
		};
	}

	#begin(given: readonly KeptFile[]): void {
		for (const [{ id }] of given) {
			this.#kept.add(id);
			this.#begun.add(id);
			uploading.add(id);
		}
		this.#observer.observe(this.view.dom, { childList: true, characterData: true, subtree: true });
		addEventListener('pagehide', this.#note);
	}

	/** Writes where the pictures are by now, and deletes those that are in the text or have no place any more. */
	readonly #note = (): void => {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		const { state } = this.view;
		const pending = new Map(this.places.pendingIn(state).map(({ id, at }) => [id, at]));
		const places = new Map<string, Place>();
		for (const id of this.#kept) {
			const at = pending.get(id);
			if (at === undefined) this.drop(id);
			else places.set(id, placeOf(state.doc, at));
		}
		const written = JSON.stringify([...places]);
		if (places.size > 0 && written !== this.#written) void movePictures(this.account, places);
		this.#written = written;
	};

	#end(): void {
		this.#note();
		this.#observer.disconnect();
		removeEventListener('pagehide', this.#note);
		for (const id of this.#begun) uploading.delete(id);
		if (this.view.isDestroyed) return;
		const state = stateNow(this.view);
		const others = this.places.pendingIn(state).filter(({ id }) => !this.#kept.has(id));
		this.view.dispatch(this.places.withPending(state, others));
	}
}
