import { expect, test } from 'vitest';
import { startServer } from './e2e/server';

/** From the signal on, what sorts a copy of a list fails. */
const BROKEN = `process.once('SIGUSR2', () => { Array.prototype.toSorted = () => { throw new Error('Broken by the test.') } })`;

test('the trace of an error names its places in the sources', async () => {
	const server = await startServer({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(BROKEN)}` });
	try {
		process.kill(server.pid, 'SIGUSR2');
		await expect.poll(async () => (await fetch(`${server.url}/api/v2/tag/all`)).status).toBe(500);
		const reason = /"event":"error".*?"reason":"(?<reason>.*?)"/.exec(server.output())?.groups?.reason ?? '';
		const [message, broken, ...places] = reason.split('\\n');
		expect(message).toBe('Broken by the test.');
		// Code without a map is named as it runs.
		expect(broken).toMatch(/ at Array\.toSorted \(data:text\/javascript,/);
		expect(places[0]).toMatch(/ at acceptedLanguages \(\/.*\/src\/platform\/http\/accept-language\.ts:\d+:\d+\)$/);
		expect(reason).toMatch(/\/node_modules\/hono\/dist\/\S+\.js:\d+:\d+/);
		expect(reason).not.toContain('/build/server/');
	} finally {
		await server.stop();
	}
});
