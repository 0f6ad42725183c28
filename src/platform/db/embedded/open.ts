import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	chownSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../../../shared/errors';
import { freeRoom, MEGABYTE } from '../disk/free-room';
import { initArguments, type Listening, letterLocales, SOCKET_PORT, SUPERUSER } from './arguments';
import { environment } from './environment';
import { answers, lockFolder } from './lock';
import { findPlace, type Place, reachablePrograms, removeSocketFolder, socketFolder } from './place';
import { endOrphan, explain, startServer } from './process';
import { program } from './programs';

/**
 * Additional arguments for tests: do not wait for the disk, and write small segments of the log, because every copy
 * contains one.
 */
const UNSAFE = ['--no-sync', '--wal-segsize=1'];

/** How `pg` reaches a database. */
export interface Connection {
	host: string;
	port: number;
	user: string;
	password: string;
	database: string;
}

export interface EmbeddedDatabase {
	connection: Connection;
	/** Its location and system user, for the start line. */
	described: string;
	stop(): Promise<void>;
}

export interface EmbeddedOptions {
	dataDir: string;
	/** True for a command of the operator, which may use the database of a site that runs on the same folder. */
	mayJoin?: boolean;
	log?: (line: Record<string, unknown>) => void;
	/** Further settings of the database, by name. */
	settings?: Record<string, string>;
}

const connectionTo = (listening: Listening, password: string): Connection => ({
	...('port' in listening
		? { host: '127.0.0.1', port: listening.port }
		: { host: listening.socketFolder, port: SOCKET_PORT }),
	user: SUPERUSER,
	password,
	database: 'postgres',
});

/** A free port of the loopback address. */
const freePort = (): Promise<number> =>
	new Promise((done, fail) => {
		const server = createServer();
		server.once('error', fail);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => done(typeof address === 'object' && address ? address.port : 0));
		});
	});

/**
 * Removes drafts of interrupted starts. A program that outlived its start may still write one, which the next start
 * then removes.
 */
function clearDrafts(folder: string): void {
	for (const name of readdirSync(folder)) {
		if (!name.endsWith('.draft')) continue;
		try {
			rmSync(join(folder, name), { recursive: true, force: true });
		} catch {
			// Another process has just written into it.
		}
	}
}

/** Bytes that a new database takes, and its first tables. */
const NEW_DATABASE = 64 * MEGABYTE;

/** @throws StartError where a new database does not fit: it would fail halfway, in words about something else */
function refuseLittleRoom(folder: string): void {
	const free = freeRoom(folder) ?? NEW_DATABASE;
	if (free < NEW_DATABASE)
		throw new StartError(
			`The disk of ${folder} is full: ${Math.floor(free / MEGABYTE)} MB are left, and a new database takes ${NEW_DATABASE / MEGABYTE}; make room and start again.`,
		);
}

/**
 * Makes the database's folder under a temporary name first, so that an interrupted start leaves nothing that looks like
 * a database.
 * @param isUnsafe true for tests, whose databases need not survive a power cut
 */
export function makeCluster(
	{ cluster, passwordFile, account, folder }: Place,
	programs: string,
	isUnsafe: boolean,
): void {
	refuseLittleRoom(folder);
	const password = randomBytes(24).toString('base64url');
	const own = randomBytes(4).toString('hex');
	const draft = join(folder, `cluster-${own}.draft`);
	// The account that makes the database must read the file; afterwards only the site keeps it.
	const handedOver = join(folder, `password-${own}.draft`);
	writeFileSync(handedOver, password, { mode: 0o600, flush: true });
	if (account) chownSync(handedOver, account.uid, account.gid);
	const ids = account ? { uid: account.uid, gid: account.gid } : {};
	// The account may enter the folder but not write to it; it owns only the database's own folder.
	if (account) {
		mkdirSync(draft, { mode: 0o700 });
		chownSync(draft, account.uid, account.gid);
	}
	let output = '';
	for (const letterLocale of letterLocales(process.platform)) {
		const args = initArguments({ cluster: draft, passwordFile: handedOver, letterLocale });
		const result = spawnSync(program(programs, 'initdb'), isUnsafe ? [...args, ...UNSAFE] : args, {
			...ids,
			cwd: '/',
			encoding: 'utf8',
			env: environment(),
		});
		if (result.error) {
			const hasNoLoader = 'code' in result.error && result.error.code === 'ENOENT';
			throw new StartError(
				hasNoLoader
					? 'The embedded database needs a system with glibc, and this one has another C library, as Alpine Linux has; set DATABASE_URL to a PostgreSQL 15 or newer.'
					: explain([result.error.message], cluster),
			);
		}
		if (result.status === 0) {
			renameSync(handedOver, passwordFile);
			if (account) chownSync(passwordFile, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
			renameSync(draft, cluster);
			return;
		}
		output = `${result.stdout}\n${result.stderr}`;
		if (!/invalid locale/i.test(output)) break;
	}
	rmSync(handedOver, { force: true });
	rmSync(draft, { recursive: true, force: true });
	throw new StartError(explain(output.trim().split('\n'), cluster));
}

/**
 * Connection to the database that another process runs on the folder; undefined where this user lacks the permission.
 */
function running({ cluster, passwordFile }: Place): Connection | undefined {
	try {
		const [, , , port = '', folder = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
		const password = readFileSync(passwordFile, 'utf8');
		return connectionTo(folder ? { socketFolder: folder } : { port: Number(port) }, password);
	} catch {
		return undefined;
	}
}

/**
 * Opens the PostgreSQL of a data folder for this process: makes it if it is missing, starts it, and ends it when this
 * process ends or dies.
 * @throws StartError where the folder cannot be written, another process holds it, or the database does not start
 */
export async function openEmbedded({
	dataDir,
	mayJoin = false,
	log = () => {},
	settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
	const place = findPlace(dataDir);
	const { folder, cluster, account } = place;
	const described = `the embedded database in ${place.isElsewhere || account ? folder : dataDir}${account ? `, run by the user ${account.name}` : ''}`;
	const in_use = new StartError(
		`The data folder ${dataDir} is in use by another process; stop it, or choose another folder with DATA_DIR.`,
	);
	const lock = await lockFolder(folder);
	if (!lock) {
		const connection = mayJoin ? running(place) : undefined;
		if (connection) return { connection, described, stop: async () => {} };
		throw in_use;
	}
	let hasSocket = false;
	try {
		await endOrphan(cluster);
		// A process in another container holds another lock, but the same socket.
		if (process.platform !== 'win32' && (await answers(join(folder, 'socket', `.s.PGSQL.${SOCKET_PORT}`))))
			throw in_use;
		clearDrafts(folder);
		const programs = reachablePrograms(place);
		if (!existsSync(cluster)) makeCluster(place, programs, settings.fsync === 'off');
		if (!existsSync(place.passwordFile))
			throw new StartError(
				`The file ${place.passwordFile} is missing, and without it nobody reaches the embedded database; bring it back from a copy.`,
			);
		const password = readFileSync(place.passwordFile, 'utf8');
		hasSocket = process.platform !== 'win32';
		const listening: Listening =
			process.platform === 'win32' ? { port: await freePort() } : { socketFolder: socketFolder(place) };
		const server = await startServer({ programs, cluster, listening, account, settings, log });
		return {
			connection: connectionTo(listening, password),
			described,
			async stop() {
				await server.stop();
				removeSocketFolder(folder);
				lock.close();
			},
		};
	} catch (error) {
		// A socket that answered belongs to another process.
		if (hasSocket) removeSocketFolder(folder);
		lock.close();
		throw error;
	}
}
