import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { BodyRefusal } from './body';

/** An answer in progress. */
export interface UnderWay {
	/** Breaks off the request's body; false when there is none, or it has ended. */
	breakBody(status: BodyRefusal): boolean;
}

/** The open connections: those that wait for an answer, and those that do not read theirs. */
export class Connections {
	readonly #open = new Set<Socket>();
	/** Answers in progress per connection, without those from memory. */
	readonly #busy = new Map<Socket, Set<UnderWay>>();
	/** Connections whose answer ends only when one side closes it. */
	readonly #endless = new WeakSet<Socket>();
	/** Connections with unread bytes: the bytes that had been sent at the last check, and since when none were read. */
	readonly #waiting = new Map<Socket, { gone: number; since: number }>();
	readonly #timer: NodeJS.Timeout;

	/** @param slowReaderMs milliseconds without a read after which a client is cut off (security promise T9) */
	constructor(server: Server, slowReaderMs: number) {
		server.on('connection', (socket) => {
			this.#open.add(socket);
			socket.once('close', () => {
				this.#open.delete(socket);
				this.#busy.delete(socket);
				this.#waiting.delete(socket);
			});
		});
		this.#timer = setInterval(() => this.#sweep(slowReaderMs), Math.min(2_000, slowReaderMs / 4));
		this.#timer.unref();
	}

	get size(): number {
		return this.#open.size;
	}

	/** Registers an answer that is being made for this connection, until `end`. */
	begin(socket: Socket, answer: UnderWay): void {
		const answers = this.#busy.get(socket);
		if (answers) answers.add(answer);
		else this.#busy.set(socket, new Set([answer]));
	}

	end(socket: Socket, answer: UnderWay): void {
		const answers = this.#busy.get(socket);
		answers?.delete(answer);
		if (answers?.size === 0) this.#busy.delete(socket);
	}

	/** Marks the answer on this connection as endless, so that closing does not wait for it. */
	endless(socket: Socket): void {
		this.#endless.add(socket);
	}

	isBusy(socket: Socket): boolean {
		return this.#busy.has(socket);
	}

	/** Breaks off the incoming body; false when the bytes belong to no request in progress. */
	breakBody(socket: Socket, status: BodyRefusal): boolean {
		const answers = [...(this.#busy.get(socket) ?? [])];
		return answers.length === 1 && answers[0]?.breakBody(status) === true;
	}

	/** Ends every connection without an answer in progress, and every endless one. */
	closeIdle(): void {
		for (const socket of this.#open)
			if (this.#endless.has(socket) || (!this.#busy.has(socket) && socket.writableLength === 0)) socket.destroy();
	}

	/** Ends every connection. */
	closeAll(): void {
		for (const socket of this.#open) socket.destroy();
	}

	stop(): void {
		clearInterval(this.#timer);
	}

	#sweep(slowReaderMs: number): void {
		const now = performance.now();
		for (const socket of this.#open) {
			if (socket.writableLength === 0) {
				this.#waiting.delete(socket);
				continue;
			}
			const gone = socket.bytesWritten - socket.writableLength;
			const before = this.#waiting.get(socket);
			if (before?.gone !== gone) this.#waiting.set(socket, { gone, since: now });
			else if (now - before.since >= slowReaderMs) socket.destroy();
		}
	}
}
