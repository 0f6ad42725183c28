import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much a request may send under a path, and for how long. */
export interface BodyLimit {
	/** Applies to paths that begin with this. */
	prefix: string;
	bytes: number;
	/** Milliseconds from the end of the headers to the end of the body. */
	ms: number;
}

/** The first limit whose prefix fits the path, else the ordinary one. */
export const limitOf = (path: string, limits: readonly BodyLimit[], ordinary: BodyLimit): BodyLimit =>
	limits.find((limit) => path.startsWith(limit.prefix)) ?? ordinary;

/** Why a body is refused: malformed, too slow, too large. */
export type BodyRefusal = 400 | 408 | 413;

export interface IncomingBody {
	/** Reads from the socket only as fast as the stream itself is read. */
	stream: ReadableStream<Uint8Array>;
	/** Settles when the body is broken off; never otherwise. */
	broken: Promise<BodyRefusal>;
	/** Breaks it off; false when it has come to its end already. */
	breakOff(status: BodyRefusal): boolean;
}

/**
 * The body of a request, counted while it is read (security rule 18): what the client declared proves nothing.
 * Not a byte is taken from the socket before the application asks for one, so an upload can be refused first.
 * @param onFirstRead called when the application begins to read (the moment for `100 Continue`)
 */
export function openBody(
	req: IncomingMessage,
	res: ServerResponse,
	limit: BodyLimit,
	onFirstRead: () => void,
): IncomingBody {
	let read = 0;
	let is_over = false;
	let hasBegun = false;
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	let settle: (status: BodyRefusal) => void = () => {};
	const broken = new Promise<BodyRefusal>((done) => {
		settle = done;
	});
	// A body that has arrived completely and waits to be read is not late.
	const timer = setTimeout(() => {
		if (!req.complete) refuse(408);
	}, limit.ms);
	/** True the first time. */
	const end = (): boolean => {
		if (is_over) return false;
		is_over = true;
		clearTimeout(timer);
		return true;
	};
	const refuse = (status: BodyRefusal): void => {
		if (!end()) return;
		req.pause();
		// Comes first, so that the reason is known before the application meets the error.
		settle(status);
		controller?.error(new Error(`The body was broken off (${status}).`));
	};
	const cut = () => {
		if (end()) controller?.error(new Error('The client went away.'));
	};
	const stream = new ReadableStream<Uint8Array>(
		{
			start(ofStream) {
				controller = ofStream;
			},
			pull() {
				if (!hasBegun) onFirstRead();
				hasBegun = true;
				req.resume();
			},
			cancel() {
				end();
			},
		},
		{ highWaterMark: 0 },
	);
	req.pause();
	req.on('data', (chunk: Buffer) => {
		if (is_over) return;
		read += chunk.length;
		req.pause();
		if (read <= limit.bytes) controller?.enqueue(chunk);
		else refuse(413);
	});
	req.on('end', () => {
		if (end()) controller?.close();
	});
	req.on('error', cut);
	res.once('close', cut);
	const breakOff = (status: BodyRefusal): boolean => {
		if (req.complete || is_over) return false;
		refuse(status);
		return true;
	};
	return { stream, broken, breakOff };
}
