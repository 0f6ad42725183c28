import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from './process';

/** A program in the place of PostgreSQL that leaves its number, says it is ready, and waits for its end. */
const database = (pidFile: string) => `#!${process.execPath}
const { renameSync, writeFileSync } = require('node:fs');
process.on('SIGINT', () => process.exit());
writeFileSync('${pidFile}.draft', String(process.pid));
renameSync('${pidFile}.draft', '${pidFile}');
console.error('LOG:  database system is ready to accept connections');
setInterval(() => {}, 1000);
`;

test.runIf(process.platform === 'linux')(
	'a database that the system does not let start again is tried until it serves',
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'brume-restart-'));
		onTestFinished(() => {
			vi.unstubAllEnvs();
			rmSync(folder, { recursive: true, force: true });
		});
		const pidFile = join(folder, 'pid');
		mkdirSync(join(folder, 'bin'));
		writeFileSync(join(folder, 'bin/postgres'), database(pidFile));
		chmodSync(join(folder, 'bin/postgres'), 0o755);
		const lines: Record<string, unknown>[] = [];
		const server = await startServer({
			programs: folder,
			cluster: folder,
			listening: { socketFolder: folder },
			account: undefined,
			log: (line) => lines.push(line),
		});
		const events = () => lines.map(({ event }) => event);
		const pid = Number(readFileSync(pidFile, 'utf8'));
		rmSync(pidFile);
		// Linux starts no program with a variable of this length.
		vi.stubEnv('TMPDIR', 'x'.repeat(256 * 1024));
		process.kill(pid, 'SIGKILL');
		const refused = 'database_not_started_again';
		await expect.poll(events, { timeout: 10_000 }).toEqual(['database_ended', refused, refused, refused]);
		expect(lines[1]?.reason).toContain('E2BIG');
		expect(existsSync(pidFile)).toBe(false);
		vi.unstubAllEnvs();
		await expect.poll(events, { timeout: 10_000 }).toContain('database_started_again');
		expect(existsSync(pidFile)).toBe(true);
		await server.stop();
		expect(events().at(-1)).toBe('database_started_again');
	},
);
