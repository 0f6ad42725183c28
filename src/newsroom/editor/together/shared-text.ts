import { collab, getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Step, StepMap } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { Unavailable } from '../../../shared/errors';
import { htmlOf } from '../../../shared/text/document-html';
import { documentOfRecord, type StepRecord, stepBetween, stepOf } from '../../../shared/text/steps';
import { Exchange } from './exchange';
import type { StepsAnswer, TextCalls, UnsentText } from './text-calls';
import { untilComposed } from './until-composed';

/** Steps of one request, as the server takes them. */
const MAX_STEPS = 200;
/** Steps back to which the cursors of others are followed. */
const MAX_MAPS = 500;
/** The name under which a change comes that no editor has made. */
const SERVER_CLIENT = 'house';

/** How an open text stands with the server. */
export interface Standing {
	/** Whether something is typed here that the server has not said it has. */
	isUnsent: boolean;
	/** Whether the last request was answered by nobody; it is made again. */
	isAway: boolean;
	/** Unix seconds of the last time that all of it stood there. */
	sentAt?: number;
	/** Why it is not written together any more. */
	ended?: unknown;
}

/** A text that several people write at once: holds what stands, sends what is typed here, and hears the others. */
export class SharedText {
	readonly #client = crypto.randomUUID();
	readonly #calls: TextCalls;
	/** What the last steps of the server have moved, the newest last. */
	#maps: StepMap[] = [];
	/** Added to the editor's own count of steps, this is the number of the last one here. */
	#offset: number;
	/** The text as the server has it, as far as it was heard. */
	#confirmed: Node;
	#state: EditorState;
	#view: EditorView | undefined;
	/** Name under which an earlier page sent what is typed here again. */
	readonly #former: string | undefined;
	/** Steps that wait until somebody goes on with them: what came back may be discarded yet. */
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
	 * @param row whose text it is, as `article:12`
	 * @param opened the text whole, with its number
	 * @param unsent what was typed over it in a page that is gone
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

	/** The text as it stands here, for the view that shows it. */
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
	/** The text as the server has it, as far as it was heard. */
	confirmedHtml = (): string => htmlOf(this.#confirmed);

	/**
	 * Where a place of the text behind a step stands by now.
	 * @returns undefined where that step is not here yet, or was left behind long ago
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

	/** What is heard goes through this view from now on. @returns lets it go */
	attach(view: EditorView): () => void {
		this.#view = view;
		return () => {
			if (this.#view === view) this.#view = undefined;
		};
	}

	/** What is typed here and not known to have come to the server; undefined where there is nothing. */
	unsent(): UnsentText | undefined {
		const steps = sendableSteps(this.#state)?.steps.map((step) => step.toJSON() as StepRecord);
		const doc = this.#confirmed.toJSON() as StepRecord;
		// Until the first of them is sent, what came back may stand there under its former name.
		const client = this.#former !== undefined && this.#held > 0 ? this.#former : this.#client;
		return steps && { number: this.number, doc, client, steps };
	}

	/** Told of every state that the view comes to. */
	took(state: EditorState): void {
		this.#state = state;
		const typed = sendableSteps(state)?.steps.length ?? 0;
		if (typed === 0 || this.#standing.ended !== undefined) return;
		this.#stand({ isUnsent: true });
		// Who types goes on with it.
		if (this.#held >= typed) return;
		this.#held = 0;
		this.#exchange.soon();
	}

	/** Asks for what others have typed, and waits for it; what is typed here brings that with it anyway. */
	async hear(): Promise<void> {
		if (!this.#standing.isUnsent || this.#held > 0) await this.#exchange.now();
	}

	/**
	 * Waits until the server has whatever is typed here.
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
	 * Sends what is typed here and is closed then, because whoever leaves the screen goes on at once. What came back and
	 * nobody has gone on with stays where it is kept.
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

	/** Sends and hears nothing any more. */
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

	/** Notes what became of a turn. @param error why it failed; undefined where it did not */
	#note(error: unknown): void {
		const isUnsent = sendableSteps(this.#state) !== null;
		if (!isUnsent) this.#held = 0;
		if (error instanceof Unavailable) this.#stand({ isAway: true });
		else if (error !== undefined) this.#stand({ ended: error });
		else this.#stand({ isAway: false, isUnsent, ...(isUnsent ? {} : { sentAt: Math.floor(Date.now() / 1000) }) });
	}

	/** Sends what is typed here, else asks what others have typed. @returns whether something is missing still */
	async #turn(): Promise<boolean> {
		const after = this.number;
		const steps = this.#held > 0 ? undefined : sendableSteps(this.#state)?.steps.slice(0, MAX_STEPS);
		if (!steps) {
			const answer = await this.#calls.hear(after);
			// What is typed meanwhile is sent next, and laid over what was heard.
			await this.#take(answer, after);
			return this.number < answer.number || (this.#held === 0 && sendableSteps(this.#state) !== null);
		}
		const records = steps.map((step) => step.toJSON() as StepRecord);
		const answer = await this.#calls.send(after, this.#client, records);
		if (answer.is_taken) this.#lay(steps.map((step) => ({ client: this.#client, step })));
		else await this.#take(answer, after);
		return sendableSteps(this.#state) !== null;
	}

	/** Takes what others have typed. @throws Unavailable where the answer says of more than it brings */
	async #take(answer: StepsAnswer, after: number): Promise<void> {
		// Without this a server that contradicts itself would be asked without a pause.
		if (answer.number !== after && !answer.doc && answer.steps.length === 0) throw new Unavailable('steps are missing');
		if (answer.doc) {
			const step = stepBetween(this.#confirmed, documentOfRecord(answer.doc));
			if (step) {
				await untilComposed(this.#view);
				this.#lay([{ client: SERVER_CLIENT, step }]);
			}
			this.#offset = answer.number - getVersion(this.#state);
			this.#maps = [];
		} else if (answer.steps.length > 0) {
			const steps = answer.steps.map(({ client, step }) => ({
				client: client === this.#former ? this.#client : client,
				step: stepOf(step),
			}));
			await untilComposed(this.#view);
			this.#layInTurn(steps);
		}
	}

	/**
	 * Lays steps of several clients one after another. What this one, or the page before it, has sent may stand behind
	 * those of others, and may be more than is known here.
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
		this.#dispatch(made);
		// Where nothing more is typed here both are one text; what is printed of one is printed of the other.
		this.#confirmed = sendableSteps(this.#state) ? doc : this.#state.doc;
	}

	#dispatch(transaction: Transaction): void {
		if (this.#view && !this.#view.isDestroyed) this.#view.dispatch(transaction);
		else this.#state = this.#state.apply(transaction);
	}
}
