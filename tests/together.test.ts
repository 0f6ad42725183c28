/** Several people in one text, on two nodes, through the death of one and of every connection to the database. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { collab, getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { canSplit } from 'prosemirror-transform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlOf } from '../src/shared/text/document-html';
import { schema } from '../src/shared/text/schema';
import { TEXT_SCHEMA } from '../src/shared/text/schema-number';
import { documentOfRecord, type StepRecord, stepOf } from '../src/shared/text/steps';
import { type RunningServer, startServer } from './e2e/server';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import { Visitor } from './staff-visitor';

let one: TestFront;
let two: RunningServer;
beforeAll(async () => {
	one = await openTestFront();
	two = await startServer({ DATABASE_URL: one.databaseUrl });
});
afterAll(async () => {
	await two?.stop();
	await one?.stop();
});

/** Numbers that look thrown, and are the same for the same seed. */
function dice(seed: number): (max: number) => number {
	let state = seed;
	return (max) => {
		state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
		return ((state ^ (state >>> 13)) >>> 0) % max;
	};
}

interface TextState {
	number: number;
	steps: { client: string; step: StepRecord }[];
	doc?: StepRecord;
}

/** Rounds in which everybody types and sends. */
const ROUNDS = 24;
/** First code point of the characters that only this writer types, each once. */
const firstOf = (writer: number) => 0x4e00 + writer * 1_000;

/** An open editor, without its screen. */
class Writer {
	state: EditorState;
	readonly typed = new Set<string>();
	readonly client = randomBytes(8).toString('hex');
	#next: number;

	constructor(
		readonly at: number,
		private readonly id: number,
		public visitor: Visitor,
		opened: TextState,
		private readonly roll: (max: number) => number,
	) {
		const doc = documentOfRecord(opened.doc as StepRecord);
		this.state = EditorState.create({ doc, plugins: [collab({ version: opened.number, clientID: this.client })] });
		this.#next = firstOf(at);
	}

	#places(doc: Node): number[] {
		const places: number[] = [];
		doc.descendants((node, at) => {
			if (node.isTextblock) for (let n = 0; n <= node.content.size; n += 1) places.push(at + 1 + n);
		});
		return places;
	}

	/** Types, takes back, parts a paragraph or sets words in bold, wherever the dice say. */
	write(): void {
		const { tr, doc } = this.state;
		const places = this.#places(doc);
		const place = places[this.roll(places.length)] ?? 1;
		const what = this.roll(10);
		if (what === 0 && this.typed.size > 0) this.#takeBack(tr, doc);
		else if (what === 1 && canSplit(doc, place)) tr.split(place);
		else if (what === 2) tr.addMark(place, Math.min(place + 3, doc.content.size), schema.mark('strong'));
		else {
			const character = String.fromCodePoint(this.#next++);
			this.typed.add(character);
			tr.insertText(character, place);
		}
		this.state = this.state.apply(tr);
	}

	#takeBack(tr: Transaction, doc: Node): void {
		const own = [...this.typed][this.roll(this.typed.size)] as string;
		doc.descendants((node, at) => {
			const found = node.isText ? (node.text?.indexOf(own) ?? -1) : -1;
			if (found < 0) return;
			tr.delete(at + found, at + found + 1);
			this.typed.delete(own);
		});
	}

	/** Takes what others have typed. */
	#hear({ steps }: TextState): void {
		this.state = this.state.apply(
			receiveTransaction(
				this.state,
				steps.map(({ step }) => stepOf(step)),
				steps.map(({ client }) => client),
			),
		);
	}

	/** Sends what is typed until it is taken, whatever is in the way. */
	async send(onLost: () => void): Promise<void> {
		for (let tries = 0; tries < 500; tries += 1) {
			const sendable = sendableSteps(this.state);
			if (!sendable) return;
			const steps = sendable.steps.map((step) => step.toJSON() as StepRecord);
			const body = { after: sendable.version, schema: TEXT_SCHEMA, client: this.client, steps };
			const answer = await this.visitor.ask('POST', `article/${this.id}/steps`, body).catch(() => undefined);
			if (!answer || answer.status >= 500) {
				onLost();
				continue;
			}
			expect(answer.status, JSON.stringify(answer)).toBe(200);
			const state = answer.data as unknown as TextState & { is_taken: boolean };
			if (state.is_taken) this.#hear({ ...state, steps: steps.map((step) => ({ client: this.client, step })) });
			else this.#hear(state);
		}
		throw new Error('Nothing was taken in five hundred tries.');
	}

	/** Asks for what others have typed, until nothing is missing. A writer may be done before their node is killed. */
	async hear(onLost: () => void): Promise<void> {
		for (let tries = 0; tries < 500; tries += 1) {
			const asked = this.visitor.ask('GET', `article/${this.id}/steps?after=${getVersion(this.state)}`);
			const answer = await asked.catch(() => undefined);
			if (!answer || answer.status >= 500) {
				onLost();
				continue;
			}
			expect(answer.status, JSON.stringify(answer)).toBe(200);
			const state = answer.data as unknown as TextState;
			this.#hear(state);
			if (getVersion(this.state) === state.number) return;
		}
		throw new Error('Nothing was heard in five hundred tries.');
	}
}

test('three writers on two nodes, one of which is killed, and the database away in between: nothing is lost, nothing is there twice', async () => {
	const seed = Number(process.env.SEED ?? randomBytes(4).readUInt32LE());
	const seedNote = `SEED=${seed}`;
	const roll = dice(seed);
	const admin = await signedIn(one, [{ role: 'admin' }]);
	const made = await admin.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: 'Three in one text',
		html: '<p>alpha beta</p><ul><li>gamma</li><li>delta</li></ul>',
	});
	const { id, version } = made.data as { id: number; version: number };
	const opened = (await admin.ask('GET', `article/${id}/steps`)).data as unknown as TextState;
	const writers: Writer[] = [];
	for (const at of [0, 1, 2]) {
		const visitor = await signedIn(one, [{ role: 'editor', edition: 'en' }]);
		const here = new Visitor(at === 0 ? one.url : two.url);
		here.cookie = visitor.cookie;
		writers.push(new Writer(at, id, here, opened, roll));
	}
	let lost = 0;
	/** As a load balancer would, a writer leaves a node that is gone. */
	const leave = (writer: Writer) => () => {
		lost += 1;
		const other = new Visitor(one.url);
		other.cookie = writer.visitor.cookie;
		writer.visitor = other;
	};
	await Promise.all(
		writers.map(async (writer) => {
			for (let round = 0; round < ROUNDS; round += 1) {
				for (let n = 0; n < 3; n += 1) writer.write();
				if (writer.at === 0 && round === 6)
					await one.db
						.write((tx) =>
							tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
								where datname = current_database() and pid <> pg_backend_pid()`),
						)
						.catch(() => undefined);
				// The kill comes while answers are on their way.
				const killing = writer.at === 1 && round === 14 ? two.kill() : undefined;
				await writer.send(leave(writer));
				await killing;
			}
		}),
	);
	expect(lost, seedNote).toBeGreaterThan(0);
	for (const writer of writers) await writer.hear(leave(writer));
	const texts = writers.map(({ state }) => JSON.stringify(state.doc));
	expect(new Set(texts).size, seedNote).toBe(1);
	const doc = writers[0]?.state.doc as Node;
	const there = [...doc.textContent].filter((one) => (one.codePointAt(0) as number) >= firstOf(0));
	expect(there.toSorted().join(''), seedNote).toBe(
		writers
			.flatMap(({ typed }) => [...typed])
			.toSorted()
			.join(''),
	);
	// The server has the same, and saves it.
	const kept = (await admin.ask('GET', `article/${id}/steps`)).data as unknown as TextState;
	expect(documentOfRecord(kept.doc as StepRecord).eq(doc), seedNote).toBe(true);
	await admin.ask('PATCH', `article/${id}`, { version });
	const { content } = (await admin.ask('GET', `article/${id}`)).data as { content: { html: string } };
	expect(content.html, seedNote).toBe(htmlOf(doc));
});
