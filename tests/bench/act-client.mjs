/**
 * A load generator that sends calls as readers do, at a fixed rate whatever the latency of the server (an open loop).
 *
 * Arguments: origin, calls a second, seconds, first number of a client, the kinds of calls (JSON: name, path, input).
 * In texts of an input `#` is replaced by the number. Prints one line of JSON: milliseconds of each call and failures,
 * by name.
 */
import { Agent, request } from 'node:http';

const [origin, rate, seconds, first, kinds_text] = process.argv.slice(2);
const kinds = JSON.parse(kinds_text);
const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const taken = Object.fromEntries(kinds.map(({ name }) => [name, []]));
const failed = Object.fromEntries(kinds.map(({ name }) => [name, {}]));
const total = Number(rate) * Number(seconds);
let done = 0;

const clientOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

function finish() {
	done += 1;
	if (done === total) {
		process.stdout.write(`${JSON.stringify({ taken, failed })}\n`);
		process.exit(0);
	}
}

/** @param due when it should have been sent: delays of this client's own loop count too */
function act(n, due) {
	const { name, path, input } = kinds[n % kinds.length];
	const body = JSON.stringify(input).replaceAll('#', String(Number(first) + n));
	const fail = (reason) => {
		failed[name][reason] = (failed[name][reason] ?? 0) + 1;
		finish();
	};
	const sent = request(
		`${origin}/api/v2/${path}`,
		{
			method: 'POST',
			agent,
			headers: {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(body),
				'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
				'x-forwarded-for': clientOf(Number(first) + n),
			},
		},
		(response) => {
			response.resume();
			response.once('end', () => {
				if (response.statusCode !== 200) return fail(response.statusCode);
				taken[name].push(performance.now() - due);
				finish();
			});
		},
	);
	sent.once('error', (error) => fail(error.code ?? error.message));
	sent.end(body);
}

const begun = performance.now();
let sent = 0;
const timer = setInterval(() => {
	const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * Number(rate)));
	for (; sent < due; sent += 1) act(sent, begun + (sent / Number(rate)) * 1000);
	if (sent === total) clearInterval(timer);
}, 1);
