import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { BodyRefusal } from './body';

/** An answer under way. */
export interface UnderWay {
	/** Breaks the request's body off; false when there is none, or none any more. */
	breakBody(status: BodyRefusal): boolean;
}

/** The open connections: which wait for an answer, and which do not take what they asked for. */
export class Connections {
	readonly #open = new Set<Socket>();
	/** Answers under way per connection; one that is answered from memory never stands here. */
	readonly #busy = new Map<Socket, Set<UnderWay>>();
	/** Connections on which an answer goes on until one side leaves. */
	readonly #endless = new WeakSet<Socket>();
	/** Connections with bytes nobody takes: how much had gone out when they were looked at, and since when. */
	readonly #waiting = new Map<Socket, { gone: number; since: number }>();
	readonly #timer: NodeJS.Timeout;

	/** @param slowReaderMs a client that takes nothing at all for so long is cut off (security promise T9) */
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

	/** An answer is being made for this connection, until `end`. */
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

	/** The answer on this connection has no end of its own: nobody waits for one. */
	endless(socket: Socket): void {
		this.#endless.add(socket);
	}

	isBusy(socket: Socket): boolean {
		return this.#busy.has(socket);
	}

	/** Breaks off the body that is coming in; false when the bytes that came belong to no request under way. */
	breakBody(socket: Socket, status: BodyRefusal): boolean {
		const answers = [...(this.#busy.get(socket) ?? [])];
		return answers.length === 1 && answers[0]?.breakBody(status) === true;
	}

	/** Ends every connection that waits for nothing. */
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
