import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const READERS = 4;

/** A server that cannot answer right now is asked again so often, a second later each time. */
const MAX_ATTEMPTS = 10;

const status = (agent: Agent, url: string, headers: Record<string, string>): Promise<number | undefined> =>
	new Promise((done, fail) => {
		const request = get(url, { agent, headers }, (response) => {
			response.on('error', fail);
			response.on('end', () => done(response.statusCode));
			response.resume();
		});
		// A connection that waited for too long between two pages may be closed at the moment it is used again.
		request.on('error', (error) => (request.reusedSocket ? done(undefined) : fail(error)));
	});

async function read(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
	for (let attempt = 1; ; attempt += 1) {
		const answered = await status(agent, url, headers);
		if (answered === 200) return;
		// When other work starves the machine, the lease of the node or a statement runs out of time now and then.
		if ((answered !== undefined && answered !== 503) || attempt === MAX_ATTEMPTS)
			throw new Error(`${url} answered ${answered}.`);
		await wait(1_000);
	}
}

/**
 * Reads every address, as four readers with a connection each; settles when all have been answered.
 * @param before what has to happen before each reading; then one reader alone reads
 * @throws Error where an answer is not 200, or stays 503
 */
export async function readAll(
	urls: readonly string[],
	headers: Record<string, string> = {},
	before?: () => Promise<unknown>,
): Promise<void> {
	// Connections of its own: those of an earlier time may have been closed for having waited too long.
	const agent = new Agent({ keepAlive: true, maxSockets: READERS });
	const left = urls.values();
	const reader = async () => {
		for (const url of left) {
			await before?.();
			await read(agent, url, headers);
		}
	};
	await Promise.all(Array.from({ length: before ? 1 : READERS }, reader)).finally(() => agent.destroy());
}
