/**
 * A client for measuring: asks for one thing over and over on a few connections that stay open, several requests on the
 * way at a time, and ends when all answers have come whole. A program of its own, so that its work is not counted as
 * the server's.
 *
 * Arguments: port, requests in all, connections, requests on the way per connection, the request itself (JSON string).
 * Prints one line of JSON: answers, bytes received; also when it is ended before (SIGTERM).
 */
import { connect } from 'node:net';

const [port, total, connections, depth] = process.argv.slice(2, 6).map(Number);
const request = JSON.parse(process.argv[6]);
const END = Buffer.from('\r\n\r\n');
let left_to_send = total;
let answers = 0;
let bytes = 0;

function report() {
	process.stdout.write(`${JSON.stringify({ answers, bytes })}\n`);
	process.exit(0);
}
process.on('SIGTERM', report);

function open() {
	const socket = connect(port, '127.0.0.1');
	let rest = Buffer.alloc(0);
	const send = (max) => {
		const count = Math.min(max, left_to_send);
		left_to_send -= count;
		if (count > 0) socket.write(request.repeat(count));
	};
	socket.on('connect', () => send(depth));
	socket.on('error', (error) => {
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	});
	socket.on('data', (chunk) => {
		bytes += chunk.length;
		rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		let from = 0;
		let whole = 0;
		for (;;) {
			const head_end = rest.indexOf(END, from);
			if (head_end < 0) break;
			const head = rest.toString('latin1', from, head_end);
			if (!head.startsWith('HTTP/1.1 200 ')) {
				process.stderr.write(`${head.slice(0, 100)}\n`);
				process.exit(1);
			}
			const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
			const end = head_end + END.length + length;
			if (rest.length < end) break;
			from = end;
			whole++;
		}
		rest = rest.subarray(from);
		answers += whole;
		if (answers === total) report();
		send(whole);
	});
}

for (let i = 0; i < connections; i++) open();
