import { expect, test } from 'vitest';
import { startServer } from './e2e/server';
import { onFreePort } from './free-port';

const TOKEN = 'a-token-of-this-test';

test('metrics stand at an address of their own and want their token', async () => {
	const { server, port } = await onFreePort(async (free) => ({
		server: await startServer({ METRICS_PORT: String(free), METRICS_TOKEN: TOKEN }),
		port: free,
	}));
	try {
		for (let i = 0; i < 3; i += 1) await (await fetch(`${server.url}/news`)).text();
		expect((await fetch(`${server.url}/news/no-such-article`)).status).toBe(404);
		const ask = (headers: Record<string, string>, path = '/metrics') =>
			fetch(`http://127.0.0.1:${port}${path}`, { headers });
		expect((await ask({})).status).toBe(401);
		expect((await ask({ authorization: 'Bearer another-token-of-it' })).status).toBe(401);
		expect((await ask({ authorization: `Bearer ${TOKEN}` }, '/')).status).toBe(404);
		const answer = await ask({ authorization: `Bearer ${TOKEN}` });
		const text = await answer.text();
		expect(answer.headers.get('content-type')).toContain('text/plain');
		const value = (name: string) =>
			Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
		expect(value('brume_front_hits_total')).toBe(2);
		expect(value('brume_front_renders_total')).toBe(2);
		expect(value('brume_front_entries')).toBeGreaterThanOrEqual(1);
		expect(text).toMatch(/^brume_request_seconds_count\{how="[a-z]+",status="404"\} 1$/m);
		// There was no backup in the thirty days that are remembered.
		expect(value('brume_backup_age_seconds{of="made"}')).toBe(30 * 86_400);
		// A server that has just started still has jobs to do.
		await expect
			.poll(async () => (await ask({ authorization: `Bearer ${TOKEN}` })).text())
			.toMatch(/^brume_database_connections\{state="waiting"\} 0$/m);
		// Dashboards that were made for the release before go on.
		for (const [now, former] of [
			['brume_emails_total', 'brume_letters_total'],
			['brume_emails_waiting', 'brume_letters_waiting'],
			['brume_errors_total', 'brume_faults_total'],
		]) {
			const of = (name = '') => text.split('\n').filter((line) => new RegExp(`^(?:# TYPE )?${name}\\b`).test(line));
			expect(of(now).length).toBeGreaterThan(0);
			expect(of(former)).toEqual(of(now).map((line) => line.replace(now ?? '', former ?? '')));
			expect(text).toContain(`# HELP ${former} Deprecated, use ${now}.`);
		}
		expect(server.output()).toContain('"event":"metrics_renamed"');
		// The site's own address knows nothing of them.
		expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
	} finally {
		await server.stop();
	}
});

test.each([
	[{ METRICS_PORT: 'many' }, 'The setting METRICS_PORT must be a port number.'],
	[
		{ METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' },
		'The setting METRICS_TOKEN must be set when METRICS_HOST is not this machine itself.',
	],
])('a wrong setting of the metrics ends the start with a sentence: %o', async (env, sentence) => {
	await expect(startServer(env)).rejects.toThrow(sentence);
});
