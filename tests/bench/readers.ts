import { Agent, get } from 'node:http';

const READERS = 4;

function read(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
	return new Promise((done, fail) => {
		get(url, { agent, headers }, (response) => {
			response.on('error', fail);
			response.on('end', () =>
				response.statusCode === 200 ? done() : fail(new Error(`${url} answered ${response.statusCode}.`)),
			);
			response.resume();
		}).on('error', fail);
	});
}

/**
 * Reads every address, as four readers with a connection each; settles when all have been answered.
 * @param before what has to happen before each reading; then one reader alone reads
 * @throws Error where an answer is not 200
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
