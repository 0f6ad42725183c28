import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../../shared/errors';
import { reasonOf } from '../../../shared/loggable';
import { isFull } from '../disk/free-room';
import type { Account } from './account';
import { guarded, type Listening } from './arguments';
import { environment } from './environment';
import { program } from './programs';

export interface ServerProcess {
	/** Ends the database cleanly, so that nothing in memory is lost; settles when it has ended. */
	stop(): Promise<void>;
}

export interface ServerOptions {
	/** Folder of the programs. */
	programs: string;
	cluster: string;
	listening: Listening;
	account: Account | undefined;
	/** More settings of the database, by name. */
	settings?: Record<string, string>;
	/** Takes a line for the log of the site. */
	log: (line: Record<string, unknown>) => void;
}

const READY = 'database system is ready to accept connections';
/** Milliseconds before a database that ended by itself is restarted, doubled each time. */
const [FIRST_PAUSE_MS, MAX_PAUSE_MS] = [100, 2_000];
/** Lines of the database's own log that are kept to explain an end. */
const KEPT_LINES = 20;

const isRunning = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
};

/** Process of a database that runs on the folder; undefined where none does. */
function runningOn(cluster: string): number | undefined {
	try {
		const [line = '', folder] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
		const pid = Number(line);
		return folder === cluster && pid > 0 && isRunning(pid) ? pid : undefined;
	} catch {
		return undefined;
	}
}

/** True where the process serves this folder: its number may have passed to another program since. */
function serves(pid: number, cluster: string): boolean {
	if (process.platform === 'linux') {
		try {
			return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
		} catch {
			return false;
		}
	}
	return (
		process.platform !== 'win32' &&
		(spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').includes(cluster)
	);
}

/** Sends a signal to a process that may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch {
		// The process has ended, which was the purpose.
	}
}

/**
 * Ends a database that has outlived its site and its guard. The caller holds the lock of the folder, so the database is
 * not in use.
 */
export async function endOrphan(cluster: string): Promise<void> {
	const pid = runningOn(cluster);
	if (pid === undefined || !serves(pid, cluster)) return;
	signal(pid, 'SIGINT');
	const end = Date.now() + 20_000;
	// A zombie, as the first process of some containers leaves them, keeps its process number and serves nothing.
	while (isRunning(pid) && serves(pid, cluster)) {
		if (Date.now() > end) signal(pid, 'SIGQUIT');
		await new Promise((done) => setTimeout(done, 50));
	}
}

/** What PostgreSQL says of a full disk; of one that took half a page it does not repeat the system's words. */
const SAYS_FULL = /No space left on device|Disk quota exceeded|Check free disk space/i;

/**
 * Explains from the last lines of the database's log why it ended, in a sentence for the person who starts the site.
 */
export function explain(lines: readonly string[], cluster: string): string {
	const text = lines.join('\n');
	if (SAYS_FULL.test(text) || isFull(cluster))
		return `The disk of ${cluster} is full, and the embedded database cannot start; make room and start again.`;
	if (/Execution of PostgreSQL by a user with administrative permissions/i.test(text))
		return 'The embedded database does not run as an administrator; start Brume as an ordinary user, or set DATABASE_URL.';
	const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
	return `The embedded database in ${cluster} did not start: ${last.replace(/^.*?(?:FATAL|PANIC|error):\s*/i, '').trim()}.`;
}

/**
 * Starts the database under its guard, and restarts it whenever it ends by itself.
 * @throws StartError where it does not start the first time
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
	const { programs, cluster, account, listening, log, settings = {} } = options;
	const [command, args] = guarded(
		process.platform,
		{ postgres: program(programs, 'postgres'), pg_ctl: program(programs, 'pg_ctl'), node: process.execPath },
		{ cluster, listening, settings },
	);
	let child: ChildProcess;
	let isStopping = false;
	let pause = FIRST_PAUSE_MS;
	let ended: Promise<void> = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;

	const start = (): Promise<void> =>
		new Promise((done, fail) => {
			const lines: string[] = [];
			let isUp = false;
			// A process group of its own: signals of the terminal reach only the site, which ends the database last.
			child = spawn(command, args, {
				stdio: ['pipe', 'ignore', 'pipe'],
				detached: true,
				cwd: '/',
				windowsHide: true,
				env: environment(),
				...(account ? { uid: account.uid, gid: account.gid } : {}),
			});
			// Writing to a database that has ended fails; the `exit` event below handles its end.
			child.stdin?.on('error', () => {});
			let rest = '';
			child.stderr?.setEncoding('utf8').on('data', (part: string) => {
				const parts = (rest + part).split('\n');
				rest = parts.pop() ?? '';
				lines.push(...parts);
				lines.splice(0, lines.length - KEPT_LINES);
				if (!parts.some((line) => line.includes(READY))) return;
				isUp = true;
				done();
			});
			ended = new Promise((over) => {
				child.once('error', (error) => {
					fail(new StartError(explain([error.message], cluster)));
					over();
				});
				child.once('exit', (code, signal) => {
					if (rest) lines.push(rest);
					fail(new StartError(explain(lines, cluster)));
					over();
					if (!isUp || isStopping) return;
					log({ event: 'database_ended', code, signal, last: lines.at(-1) ?? '' });
					again();
				});
			});
		});

	const restart = async (): Promise<void> => {
		try {
			await endOrphan(cluster);
			if (isStopping) return;
			await start();
			pause = FIRST_PAUSE_MS;
			log({ event: 'database_started_again' });
		} catch (error) {
			// Whatever failed, of the orphan, the system or the database: there is always a next attempt.
			if (isStopping) return;
			log({ event: 'database_not_started_again', reason: reasonOf(error) });
			again();
		}
	};
	const again = () => {
		timer = setTimeout(() => void restart(), pause);
		pause = Math.min(pause * 2, MAX_PAUSE_MS);
	};

	await start();
	return {
		async stop() {
			isStopping = true;
			clearTimeout(timer);
			child.stdin?.end();
			await ended;
		},
	};
}
