import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestServer {
	/** Without a database name. */
	url: string;
	stop(): Promise<void>;
	/** Stops the server abruptly, as a fault would. */
	kill(): Promise<void>;
	/** Starts it again on the same folder and port. */
	start(): Promise<void>;
	/** Its process. */
	pid(): number;
}

/** Folder of PostgreSQL's programs: on the path, or where Debian puts them. */
export function postgresPrograms(): string {
	const on_path = spawnSync('initdb', ['--version']);
	if (on_path.status === 0) return '';
	const base = '/usr/lib/postgresql';
	const version = existsSync(base)
		? readdirSync(base)
				.filter((name) => Number(name) >= 15 && existsSync(`${base}/${name}/bin/initdb`))
				.sort((a, b) => Number(b) - Number(a))[0]
		: undefined;
	if (!version) throw new Error('PostgreSQL 15 or newer is not installed; the tests run on both engines and need its programs (initdb, postgres).');
	return `${base}/${version}/bin/`;
}

/** A port of this machine that nobody uses. */
export const freePort = () =>
	new Promise<number>((done, fail) => {
		const server = createServer();
		server.once('error', fail);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => done(typeof address === 'object' && address ? address.port : 0));
		});
	});

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function otherUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
	const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString().trim());
	return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL server of its own in a temporary folder, for the length of a test run. */
export async function startPostgres(): Promise<TestServer> {
	const programs = postgresPrograms();
	const user: { uid?: number; gid?: number } = otherUser() ?? {};
	const folder = mkdtempSync(join(tmpdir(), 'brume-postgres-'));
	if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
	execFileSync(`${programs}initdb`, ['-D', join(folder, 'data'), '-U', 'brume', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], { ...user, stdio: 'ignore' });
	const port = await freePort();
	let child: ReturnType<typeof spawn> | undefined;
	const start = async () => {
		child = spawn(
			`${programs}postgres`,
			[
				'-D',
				join(folder, 'data'),
				'-p',
				String(port),
				'-k',
				folder,
				'-c',
				'listen_addresses=127.0.0.1',
				'-c',
				'fsync=off',
				'-c',
				'max_connections=300',
				'-c',
				'shared_buffers=128MB',
			],
			{ ...user, stdio: ['ignore', 'ignore', 'pipe'] },
		);
		await new Promise<void>((done, fail) => {
			let text = '';
			child?.stderr?.on('data', (part: Buffer) => {
				text += part.toString();
				if (text.includes('ready to accept connections')) done();
			});
			child?.once('exit', () => fail(new Error(`PostgreSQL did not start: ${text}`)));
		});
	};
	const end = (signal: NodeJS.Signals) =>
		new Promise<void>((done) => {
			if (!child || child.exitCode !== null || child.signalCode !== null) return done();
			child.once('exit', () => done());
			child.kill(signal);
		});
	await start();
	return {
		url: `postgres://brume@127.0.0.1:${port}`,
		start,
		kill: () => end('SIGQUIT'),
		pid: () => child?.pid ?? 0,
		async stop() {
			await end('SIGINT');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
