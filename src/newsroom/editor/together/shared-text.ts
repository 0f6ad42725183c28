import { collab, getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Step, StepMap } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { Unavailable } from '../../../shared/errors';
import { htmlOf } from '../../../shared/text/document-html';
import { documentOfRecord, type StepRecord, stepBetween, stepOf } from '../../../shared/text/steps';
import { stateNow } from '../writing/state-now';
import { Exchange } from './exchange';
import { skipTools } from './skip-tools';
import type { StepsAnswer, TextCalls, UnsentText } from './text-calls';
import { untilComposed } from './until-composed';

/** Most steps that the server takes in one request. */
const MAX_STEPS = 200;
/** Number of past steps through which cursors of others can be mapped. */
const MAX_MAPS = 500;
/** Client name for a change that was not made in an editor. */
const SERVER_CLIENT = 'house';

/** How an open text relates to the one on the server. */
export interface Standing {
	/** True while something is typed here that the server has not confirmed. */
	isUnsent: boolean;
	/** True where the last request got no answer; it is repeated. */
	isAway: boolean;
	/** Unix seconds at which the server last had everything. */
	sentAt?: number;
	/** Why the text is no longer shared. */
	ended?: unknown;
}

/**
 * A text that several people write at once: it holds the confirmed text, sends what is typed here, and fetches what
 * others type.
 */
export class SharedText {
	readonly #client = crypto.randomUUID();
	readonly #calls: TextCalls;
	/** Position maps of the last steps from the server, newest last. */
	#maps: StepMap[] = [];
	/** Add it to the editor's own count of steps to get the number of the last step here. */
	#offset: number;
	/** The text as the server last confirmed it. */
	#confirmed: Node;
	#state: EditorState;
	#view: EditorView | undefined;
	/** Client name that an earlier page used for the restored steps. */
	readonly #former: string | undefined;
	/** Number of restored steps that are not sent until somebody types again, because they may still be discarded. */
	#held = 0;
	readonly #exchange = new Exchange(
		() => this.#turn(),
		(error) => this.#note(error),
	);
	#standing: Standing = { isUnsent: false, isAway: false };
	readonly #listeners = new Set<() => void>();
	#left: Promise<boolean> | undefined;
	readonly plugin: Plugin;

	/**
	 * Opens a text.
	 * @param row of the text, as `article:12`
	 * @param opened the whole text, with its number
	 * @param unsent what was typed over it in a page that is closed
	 * @throws RangeError where that does not fit
	 */
	constructor(
		readonly row: string,
		calls: TextCalls,
		opened: { number: number; doc: StepRecord },
		unsent?: Pick<UnsentText, 'client' | 'steps'>,
	) {
		this.#calls = calls;
		this.#offset = opened.number;
		this.#confirmed = documentOfRecord(opened.doc);
		this.plugin = collab({ clientID: this.#client });
		this.#state = EditorState.create({ doc: this.#confirmed, plugins: [this.plugin] });
		if (unsent) {
			this.#former = unsent.client;
			const transaction = this.#state.tr;
			for (const step of unsent.steps) transaction.step(stepOf(step));
			this.#state = this.#state.apply(transaction);
			this.#held = unsent.steps.length;
			this.#standing = { isUnsent: this.#held > 0, isAway: false };
		}
	}

	/** The local text, for the view that shows it. */
	get state(): EditorState {
		return this.#state;
	}

	get number(): number {
		return this.#offset + getVersion(this.#state);
	}

	get standing(): Standing {
		return this.#standing;
	}

	html = (): string => htmlOf(this.#state.doc);
	/** Prints the text as the server last confirmed it. */
	confirmedHtml = (): string => htmlOf(this.#confirmed);

	/**
	 * Maps a position in the text after a step to the local text.
	 * @returns undefined where that step has not arrived, or is too old
	 */
	placeOf(number: number, at: number): number | undefined {
		const first = this.number - this.#maps.length;
		if (number < first || number > this.number) return undefined;
		const own = sendableSteps(this.#state)?.steps.map((step) => step.getMap()) ?? [];
		const place = [...this.#maps.slice(number - first), ...own].reduce((now, map) => map.map(now, 1), at);
		return Math.min(place, this.#state.doc.content.size);
	}

	subscribe = (listen: () => void): (() => void) => {
		this.#listeners.add(listen);
		return () => this.#listeners.delete(listen);
	};

	/** Applies incoming steps through this view from now on. @returns a function that detaches the view */
	attach(view: EditorView): () => void {
		this.#view = view;
		return () => {
			if (this.#view === view) this.#view = undefined;
		};
	}

	/** What is typed here and not confirmed by the server; undefined where there is nothing. */
	unsent(): UnsentText | undefined {
		const steps = sendableSteps(this.#state)?.steps.map((step) => step.toJSON() as StepRecord);
		const doc = this.#confirmed.toJSON() as StepRecord;
		// Until the first restored step is sent, the server may have the steps under their former client name.
		const client = this.#former !== undefined && this.#held > 0 ? this.#former : this.#client;
		return steps && { number: this.number, doc, client, steps };
	}

	/** Called with every state of the view. */
	took(state: EditorState): void {
		this.#state = state;
		const typed = sendableSteps(state)?.steps.length ?? 0;
		if (typed === 0 || this.#standing.ended !== undefined) return;
		this.#stand({ isUnsent: true });
		// Typing on releases the restored steps.
		if (this.#held >= typed) return;
		this.#held = 0;
		this.#exchange.soon();
	}

	/** Fetches what others have typed; sending what is typed here brings that anyway. */
	async hear(): Promise<void> {
		if (!this.#standing.isUnsent || this.#held > 0) await this.#exchange.now();
	}

	/**
	 * Waits until the server has everything that is typed here.
	 * @throws ApiError, Unavailable
	 */
	async flush(): Promise<void> {
		this.#held = 0;
		while (sendableSteps(this.#state) && this.#standing.ended === undefined) {
			await this.#exchange.now();
			if (this.#standing.isAway) throw new Unavailable('no answer');
		}
		if (this.#standing.ended !== undefined) throw this.#standing.ended;
	}

	/**
	 * Sends what is typed here and then closes, without holding up a person who leaves the screen. Restored steps that
	 * were not typed on stay in the journal.
	 * @returns whether the server has all of it
	 */
	leave(): Promise<boolean> {
		this.#left ??= (this.#held > 0 ? Promise.reject() : this.flush())
			.then(
				() => true,
				() => false,
			)
			.finally(() => this.close());
		return this.#left;
	}

	/** Stops sending and fetching. */
	close(): void {
		this.#exchange.end();
		this.#standing = { ...this.#standing, ended: this.#standing.ended ?? null };
	}

	#stand(next: Partial<Standing>): void {
		const standing = { ...this.#standing, ...next };
		const isSame = (Object.keys(standing) as (keyof Standing)[]).every((key) => standing[key] === this.#standing[key]);
		if (isSame) return;
		this.#standing = standing;
		for (const notify of this.#listeners) notify();
	}

	/** Records the result of a turn. @param error why it failed; undefined where it succeeded */
	#note(error: unknown): void {
		const isUnsent = sendableSteps(this.#state) !== null;
		if (!isUnsent) this.#held = 0;
		if (error instanceof Unavailable) this.#stand({ isAway: true });
		else if (error !== undefined) this.#stand({ ended: error });
		else this.#stand({ isAway: false, isUnsent, ...(isUnsent ? {} : { sentAt: Math.floor(Date.now() / 1000) }) });
	}

	/** Sends what is typed here, or fetches what others have typed. @returns whether another turn is needed */
	async #turn(): Promise<boolean> {
		const after = this.number;
		const steps = this.#held > 0 ? undefined : sendableSteps(this.#state)?.steps.slice(0, MAX_STEPS);
		if (!steps) {
			const answer = await this.#calls.hear(after);
			// What was typed during the request is sent next, on top of the steps it brought.
			await this.#take(answer, after);
			return this.number < answer.number || (this.#held === 0 && sendableSteps(this.#state) !== null);
		}
		const records = steps.map((step) => step.toJSON() as StepRecord);
		const answer = await this.#calls.send(after, this.#client, records);
		if (answer.is_taken) this.#lay(steps.map((step) => ({ client: this.#client, step })));
		else await this.#take(answer, after);
		return sendableSteps(this.#state) !== null;
	}

	/** Applies what others have typed. @throws Unavailable where the answer announces more steps than it brings */
	async #take(answer: StepsAnswer, after: number): Promise<void> {
		// Otherwise a server that contradicts itself would be asked again without a pause.
		if (answer.number !== after && !answer.doc && answer.steps.length === 0) throw new Unavailable('steps are missing');
		if (answer.doc) {
			const step = stepBetween(this.#confirmed, documentOfRecord(answer.doc));
			if (step) {
				await this.#isReady();
				this.#lay([{ client: SERVER_CLIENT, step }]);
			}
			this.#offset = answer.number - getVersion(this.#state);
			this.#maps = [];
		} else if (answer.steps.length > 0) {
			const steps = answer.steps.map(({ client, step }) => ({
				client: client === this.#former ? this.#client : client,
				step: stepOf(step),
			}));
			await this.#isReady();
			this.#layInTurn(steps);
		}
	}

	/** Waits until the view can take what others have typed, and has the cursor where the browser shows it. */
	async #isReady(): Promise<void> {
		await untilComposed(this.#view);
		if (this.#view) stateNow(this.#view);
	}

	/**
	 * Applies steps of several clients in order. Steps that this client or its earlier page has sent may come after those
	 * of others, and may be more than are known here.
	 */
	#layInTurn(steps: readonly { client: string; step: Step }[]): void {
		const others: (typeof steps)[number][] = [];
		const layOthers = () => {
			if (others.length > 0) this.#lay(others.splice(0));
		};
		for (const one of steps) {
			if (one.client !== this.#client || sendableSteps(this.#state) === null) {
				others.push({ ...one, client: SERVER_CLIENT });
				continue;
			}
			layOthers();
			this.#lay([one]);
			if (this.#held > 0) this.#held -= 1;
		}
		layOthers();
	}

	#lay(steps: readonly { client: string; step: Step }[]): void {
		let doc = this.#confirmed;
		for (const { step } of steps) {
			const { doc: next, failed } = step.apply(doc);
			if (!next) throw new RangeError(failed ?? 'The step does not fit.');
			doc = next;
		}
		const made = receiveTransaction(
			this.#state,
			steps.map(({ step }) => step),
			steps.map(({ client }) => client),
			{ mapSelectionBackward: true },
		);
		this.#maps = [...this.#maps, ...steps.map(({ step }) => step.getMap())].slice(-MAX_MAPS);
		// Where the server has only confirmed steps, the text is the same as before.
		this.#dispatch(made.docChanged ? made : skipTools(made));
		// With nothing unsent both texts are equal; keeping one object lets their printed HTML be shared.
		this.#confirmed = sendableSteps(this.#state) ? doc : this.#state.doc;
	}

	#dispatch(transaction: Transaction): void {
		if (this.#view && !this.#view.isDestroyed) this.#view.dispatch(transaction);
		else this.#state = this.#state.apply(transaction);
	}
}
