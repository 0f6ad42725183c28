import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../server';

/**
 * To be called in a file of tests: a server of its own with the demonstration.
 * @returns its origin, once the first test runs
 */
export function serverOfFile(): () => string {
	let server: RunningServer | undefined;
	beforeAll(async () => {
		server = await startServer();
	});
	afterAll(() => server?.stop());
	return () => server?.url ?? '';
}
