/**
 * A client for measuring: opens connections, asks each for one small thing, and then lets them be.
 *
 * Arguments: port, connections, path. Prints `held N` when all are answered, and ends when its input does; then prints
 * how many were closed by the server until then.
 */
import { connect } from 'node:net';

const [port, total, path] = process.argv.slice(2);
const AT_ONCE = 200;
/** A loopback address has some 28,000 ports for one server; more of them let any number be held. */
const PER_ADDRESS = 5_000;
let opened = 0;
let answered = 0;
let closed = 0;

function open() {
	if (opened >= Number(total)) return;
	const local = `127.0.0.${2 + Math.floor(opened / PER_ADDRESS)}`;
	opened += 1;
	const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: local });
	socket.on('error', (error) => process.stderr.write(`${error.message}\n`));
	socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`));
	socket.once('data', () => {
		answered += 1;
		if (answered === Number(total)) process.stdout.write(`held ${answered}\n`);
		open();
	});
	socket.on('close', () => {
		closed += 1;
	});
}

for (let i = 0; i < AT_ONCE; i++) open();
process.stdin.resume();
process.stdin.once('end', () => {
	process.stdout.write(`closed ${closed}\n`, () => process.exit(0));
});
