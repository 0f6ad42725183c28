import type { RunningServer } from '../e2e/server';
import type { FaultEnvironment } from './environment';
import { waitFor } from './wait-for';
import { writeUntilDeath } from './writers';

/** Longest from the first kept write, or the first email, to the kill, in milliseconds. */
const LATEST = 1_000;
/** Seconds a round waits for it: there may be nothing left to send. */
const START_TIMEOUT_SECONDS = 5;

/**
 * Starts the server, lets clients write, kills it at a random moment, and starts it again on the same data.
 * @param write one write by its number; true when it was acknowledged. Without it the server works by itself.
 * @returns numbers of the acknowledged writes
 */
export async function killRounds(
	environment: FaultEnvironment,
	rounds: number,
	env: Record<string, string>,
	write?: (server: RunningServer, n: number) => Promise<boolean>,
): Promise<ReadonlySet<number>> {
	const acknowledged = new Set<number>();
	let count = 0;
	for (let round = 0; round < rounds; round += 1) {
		const server = await environment.start(env);
		const before = acknowledged.size;
		const hasBegun = () => (write ? acknowledged.size > before : server.output().includes('"event":"email"'));
		const killed = waitFor('the work has begun', hasBegun, START_TIMEOUT_SECONDS)
			.catch(() => {})
			.then(() => new Promise((done) => setTimeout(done, Math.random() * LATEST)))
			.then(() => server.kill());
		if (write) {
			await writeUntilDeath(
				(n) => write(server, n),
				() => ++count,
				(n) => acknowledged.add(n),
			);
		}
		await killed;
	}
	return acknowledged;
}
