import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Parts } from '../parts';
import { methodsOf } from './guard';
import type { RefusalStatus } from './refusal';

const STATUSES: Record<string, 408 | 413 | 431> = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Refuses what Node's parser could not read as a request, with the text and headers of any refusal, and ends the
 * connection, because the beginning of the next request is unknown.
 */
export class Malformed {
	constructor(private readonly parts: Pick<Parts, 'refusals' | 'policy' | 'counters' | 'connections'>) {}

	/** For the server's `clientError`. */
	refuse(error: NodeJS.ErrnoException, socket: Socket): void {
		if (error.code === 'ECONNRESET' || error.code === 'EPIPE') {
			socket.destroy();
			return;
		}
		const status = STATUSES[error.code ?? ''] ?? 400;
		if (this.parts.connections.breakBody(socket, status === 431 ? 400 : status)) return;
		this.#end(socket, status, []);
	}

	/** For the server's `connect` event: the site is no proxy. */
	refuseTunnel(socket: Socket): void {
		this.#end(socket, 405, ['Allow', methodsOf('pages').join(', ')]);
	}

	#end(socket: Socket, status: RefusalStatus, more: readonly string[]): void {
		this.parts.counters.refused++;
		// While an earlier answer is under way on the connection, the client would take this one for it.
		if (!socket.writable || this.parts.connections.isBusy(socket)) {
			socket.destroy();
			return;
		}
		const { content_type, body } = this.parts.refusals.for(status, { path: '/' });
		const headers = [
			'Content-Type',
			content_type,
			'Content-Length',
			String(body.length),
			'Cache-Control',
			'no-store',
			'Connection',
			'close',
			...more,
			...this.parts.policy.headersFor({ area: 'pages', path: '/', status, content_type }),
		];
		let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
		for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
		socket.on('error', () => socket.destroy());
		socket.end(Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body]), () => socket.destroySoon());
	}
}
