import { type EditorState, TextSelection } from 'prosemirror-state';
import { expect, test, vi } from 'vitest';
import { Unavailable } from '../../../shared/errors';
import { documentOfRecord, type StepRecord, stepOf } from '../../../shared/text/steps';
import { ApiError } from '../../calls';
import { SharedText } from './shared-text';
import type { StepsAnswer, TextCalls, UnsentText } from './text-calls';

const OPENED = {
	number: 7,
	doc: { type: 'doc', content: [{ type: 'p', content: [{ type: 'text', text: 'alpha beta' }] }] },
};

/** The calls of a server, as `src/api/newsroom/article/article-step-calls.ts` answers them. */
class Server implements TextCalls {
	steps: { client: string; step: StepRecord }[] = [];
	doc = documentOfRecord(OPENED.doc);
	/** Number of the last step before its own. */
	first = OPENED.number;
	/** What fails for each coming request: the request before it is processed, or its answer. */
	readonly lost: ('request' | 'answer' | undefined)[] = [];

	get number(): number {
		return this.first + this.steps.length;
	}

	#stepsSince(after: number): StepsAnswer {
		const isKnown = after >= this.first;
		return {
			number: this.number,
			steps: isKnown ? this.steps.slice(after - this.first) : [],
			...(isKnown ? {} : { doc: this.doc.toJSON() as StepRecord }),
		};
	}

	async #answer<T>(make: () => T): Promise<T> {
		const lost = this.lost.shift();
		await Promise.resolve();
		if (lost === 'request') throw new Unavailable('no answer');
		const answer = make();
		if (lost === 'answer') throw new Unavailable('no answer');
		return answer;
	}

	hear = (after: number) => this.#answer(() => this.#stepsSince(after));
	send = (after: number, client: string, steps: StepRecord[]) =>
		this.#answer(() => {
			if (after !== this.number) return { is_taken: false, ...this.#stepsSince(after) };
			for (const step of steps) {
				this.doc = stepOf(step).apply(this.doc).doc as typeof this.doc;
				this.steps.push({ client, step });
			}
			return { is_taken: true, number: this.number, steps: [] };
		});
}

/** Types before a position, as the view would. */
function type(text: SharedText, words: string, at = 1): void {
	const { state } = text;
	text.took(state.apply(state.tr.insertText(words, at)));
}
const textOf = ({ doc }: { doc: EditorState['doc'] }) => doc.textContent;

test('what two people type at once stands once on both sides, and on the server', async () => {
	const server = new Server();
	const [one, two] = [new SharedText('article:1', server, OPENED), new SharedText('article:1', server, OPENED)];
	type(one, 'One ');
	type(two, 'Two ', 7);
	expect([one.standing.isUnsent, two.standing.isUnsent]).toEqual([true, true]);
	await Promise.all([one.flush(), two.flush()]);
	await one.hear();
	expect(textOf(one.state)).toBe('One alpha Two beta');
	expect(textOf(two.state)).toBe('One alpha Two beta');
	expect(textOf(server)).toBe('One alpha Two beta');
	expect([one.number, two.number]).toEqual([server.number, server.number]);
	expect(one.standing).toMatchObject({ isUnsent: false, isAway: false });
	expect(one.standing.sentAt).toBeGreaterThan(1_700_000_000);
});

test('what is typed is on its way a moment later, without anybody asking for it', async () => {
	const server = new Server();
	const one = new SharedText('article:1', server, OPENED);
	type(one, 'Soon ');
	await vi.waitFor(() => expect(textOf(server)).toBe('Soon alpha beta'));
	await vi.waitFor(() => expect(one.standing.isUnsent).toBe(false));
});

test('a request or an answer that is lost costs nothing: it is said to be away, sent again, and stands once', async () => {
	const server = new Server();
	const one = new SharedText('article:1', server, OPENED);
	server.lost.push('answer', 'request');
	type(one, 'Once ');
	await expect(one.flush()).rejects.toBeInstanceOf(Unavailable);
	expect(one.standing).toMatchObject({ isUnsent: true, isAway: true });
	expect(textOf(server)).toBe('Once alpha beta');
	type(one, 'more than ');
	await expect(one.flush()).rejects.toBeInstanceOf(Unavailable);
	await one.flush();
	expect(textOf(server)).toBe('more than Once alpha beta');
	expect(textOf(one.state)).toBe(textOf(server));
	expect(one.standing).toMatchObject({ isUnsent: false, isAway: false });
});

test('a cursor stays before the words that somebody else types there', async () => {
	const server = new Server();
	const [one, two] = [new SharedText('article:1', server, OPENED), new SharedText('article:1', server, OPENED)];
	one.took(one.state.apply(one.state.tr.setSelection(TextSelection.create(one.state.doc, 3))));
	type(two, 'XY', 3);
	await two.flush();
	await one.hear();
	expect(textOf(one.state)).toBe('alXYpha beta');
	expect(one.state.selection.head).toBe(3);
});

test('a place that a colleague names is found again behind what was typed since, here and elsewhere', async () => {
	const server = new Server();
	const [one, two] = [new SharedText('article:1', server, OPENED), new SharedText('article:1', server, OPENED)];
	// The position before "beta" in the text as it was opened.
	expect(one.placeOf(7, 7)).toBe(7);
	type(two, 'Two ');
	await two.flush();
	await one.hear();
	type(one, 'Mine ');
	expect(one.placeOf(7, 7)).toBe(16);
	expect(one.placeOf(8, 11)).toBe(16);
	// A step that has not arrived, or one from before the text was opened, gives no position.
	expect([one.placeOf(9, 1), one.placeOf(6, 1)]).toEqual([undefined, undefined]);
	expect(one.placeOf(7, 900)).toBe(one.state.doc.content.size);
	one.close();
});

test('where no steps lead to what the server has, the text is given whole, and what was typed is laid over it', async () => {
	const server = new Server();
	const one = new SharedText('article:1', server, OPENED);
	const doc = { type: 'doc', content: [{ type: 'p', content: [{ type: 'text', text: 'alpha restored beta' }] }] };
	Object.assign(server, { doc: documentOfRecord(doc), first: 90, steps: [] });
	type(one, 'Mine ');
	await one.flush();
	expect(textOf(one.state)).toBe('Mine alpha restored beta');
	expect(textOf(server)).toBe('Mine alpha restored beta');
	expect(one.number).toBe(91);
});

test('an answer that says of steps and brings none is not asked for again at once', async () => {
	const server = new Server();
	const one = new SharedText('article:1', server, OPENED);
	const send = vi.spyOn(server, 'send').mockResolvedValue({ is_taken: false, number: 8, steps: [] });
	type(one, 'Mine ');
	await expect(one.flush()).rejects.toBeInstanceOf(Unavailable);
	expect(send).toHaveBeenCalledTimes(1);
	expect(textOf(one.state)).toBe('Mine alpha beta');
	one.close();
});

test('what was typed in a page that is gone stands there again, waits, and goes on over what others have typed', async () => {
	const server = new Server();
	const gone = new SharedText('article:1', server, OPENED);
	type(gone, 'Mine ');
	const unsent = gone.unsent();
	gone.close();
	const other = new SharedText('article:1', server, OPENED);
	type(other, ' theirs', 11);
	await other.flush();
	const back = new SharedText('article:1', server, unsent as UnsentText, unsent);
	expect([textOf(back.state), back.standing.isUnsent]).toEqual(['Mine alpha beta', true]);
	await back.hear();
	expect([textOf(back.state), textOf(server)]).toEqual(['Mine alpha beta theirs', 'alpha beta theirs']);
	expect(back.unsent()?.steps).toHaveLength(1);
	type(back, 'All ');
	await back.flush();
	expect(textOf(server)).toBe('All Mine alpha beta theirs');
	expect(back.unsent()).toBeUndefined();
});

test.each([
	['before others typed', [0, 1]],
	['behind what others typed', [1, 0]],
])('what had come to the server %s though nobody was told stands there once', async (_name, [first]) => {
	const server = new Server();
	const gone = new SharedText('article:1', server, OPENED);
	const other = new SharedText('article:1', server, OPENED);
	type(gone, 'Mine ');
	const early = gone.unsent();
	const theirs = async () => {
		type(other, ' theirs', other.state.doc.content.size - 1);
		await other.flush();
	};
	if (first === 1) await theirs();
	// The journal keeps it as it was before it was sent, and before the last words.
	await gone.flush();
	type(gone, 'More ');
	await gone.flush();
	gone.close();
	if (first === 0) await theirs();
	const back = new SharedText('article:1', server, early as UnsentText, early);
	await back.hear();
	expect(textOf(server)).toBe('More Mine alpha beta theirs');
	expect([textOf(back.state), back.standing.isUnsent]).toEqual(['More Mine alpha beta theirs', false]);
	type(back, 'On ');
	await back.flush();
	expect(textOf(server)).toBe('On More Mine alpha beta theirs');
});

test('a refusal ends it, and what was typed is there to be saved another way', async () => {
	const server = new Server();
	const one = new SharedText('article:1', server, OPENED);
	const stateError = new ApiError(409, 'It is published.', { reason: 'state', field: 'status' });
	vi.spyOn(server, 'send').mockRejectedValueOnce(stateError);
	type(one, 'Late ');
	await expect(one.flush()).rejects.toBe(stateError);
	expect(one.standing).toMatchObject({ isUnsent: true, ended: stateError });
	expect([one.html(), one.confirmedHtml()]).toEqual(['<p>Late alpha beta</p>', '<p>alpha beta</p>']);
	type(one, 'Later ');
	await one.hear();
	expect(server.steps).toEqual([]);
});
