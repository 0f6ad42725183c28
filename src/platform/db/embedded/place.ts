import { createHash, randomBytes } from 'node:crypto';
import {
	accessSync,
	chownSync,
	constants,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../../shared/errors';
import { makeFolder } from '../disk/make-folder';
import { type Account, accountFor, mayEnter } from './account';
import { holdsSocket } from './arguments';
import { installedPrograms, linkLibraries, POSTGRES_MAJOR } from './programs';

/**
 * Base folder for what root shares with the database's user, when the project or its data is in a folder that is closed
 * to others.
 */
const SHARED = '/var/lib/brume';

export interface Place {
	/** Folder of everything below, without links. */
	folder: string;
	/** The database's own folder; missing before the first start. */
	cluster: string;
	/** File with the superuser's password. */
	passwordFile: string;
	account: Account | undefined;
	/** True where the data is outside the data folder, because the account may not enter that. */
	isElsewhere: boolean;
}

export const fingerprint = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 24);

/** Runs the callback with a umask that lets others read what it makes, whatever umask root's shell has. */
function readableByOthers<T>(make: () => T): T {
	const mask = process.umask(0o022);
	try {
		return make();
	} finally {
		process.umask(mask);
	}
}

/** True where something is at the path, also where this user may not see it: opening it then says so. */
function isThere(path: string): boolean {
	try {
		return statSync(path, { throwIfNoEntry: false }) !== undefined;
	} catch (error) {
		return !(error instanceof Error && 'code' in error && error.code === 'ENOTDIR');
	}
}

/** True where a data folder holds a database, which may be one of another version. Makes nothing. */
export const holdsDatabase = (dataDir: string): boolean =>
	['cluster', 'PG_VERSION'].some((name) => isThere(join(dataDir, 'postgres', name)));

/**
 * Finds or makes the place of the embedded database of a data folder.
 * @throws StartError where it cannot be written, was made by another version, or no user can run a database in it
 */
export function findPlace(dataDir: string): Place {
	const named = join(dataDir, 'postgres');
	const unwritable = new StartError(`The data folder ${dataDir} cannot be written to; choose another with DATA_DIR.`);
	try {
		if (!statSync(dataDir).isDirectory()) throw unwritable;
		accessSync(dataDir, constants.W_OK);
	} catch {
		throw unwritable;
	}
	if (existsSync(join(named, 'PG_VERSION')))
		throw new StartError(
			`The data folder ${dataDir} was made by an earlier build of Brume, before its first release, and its database cannot be read; choose another with DATA_DIR.`,
		);
	const account = accountFor(join(named, 'cluster'));
	const isNew = !lstatSync(named, { throwIfNoEntry: false });
	try {
		if (isNew && account && !mayEnter(account, dataDir)) {
			const elsewhere = join(SHARED, fingerprint(realpathSync(dataDir)));
			readableByOthers(() => makeFolder(elsewhere, 0o711));
			symlinkSync(elsewhere, named);
		} else if (isNew) readableByOthers(() => mkdirSync(named, { mode: account ? 0o711 : 0o700 }));
		accessSync(named, constants.W_OK);
	} catch {
		throw unwritable;
	}
	const folder = realpathSync(named);
	const cluster = join(folder, 'cluster');
	if (account && !mayEnter(account, folder))
		throw new StartError(
			`The user ${account.name}, who runs the embedded database, may not enter ${folder}; open the folders above it, or set DATABASE_URL.`,
		);
	const version = existsSync(join(cluster, 'PG_VERSION'))
		? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
		: POSTGRES_MAJOR;
	if (version !== POSTGRES_MAJOR)
		throw new StartError(
			`The data folder ${dataDir} holds a database of PostgreSQL ${version}, and this version of Brume brings PostgreSQL ${POSTGRES_MAJOR}; make a backup with the version that made it ("npm run backup") and restore that into an empty folder here ("npm run restore").`,
		);
	return {
		folder,
		cluster,
		passwordFile: join(folder, 'password'),
		account,
		isElsewhere: folder !== join(realpathSync(dataDir), 'postgres'),
	};
}

/** Copies the programs under a temporary name first: an interrupted copy must not pass for a complete one. */
function copyPrograms(installed: string, copy: string): void {
	makeFolder(dirname(copy), 0o711);
	const draft = `${copy}.${randomBytes(4).toString('hex')}.draft`;
	cpSync(installed, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
	linkLibraries(join(draft, 'native'));
	try {
		renameSync(draft, copy);
	} catch {
		// Another process has finished the same copy meanwhile.
		rmSync(draft, { recursive: true, force: true });
	}
}

/**
 * Folder of the programs, where the account may run them: npm's own, or a copy where that is closed to it or cannot be
 * completed.
 * @throws StartError where there is none for this machine
 */
export function reachablePrograms({ account, folder }: Place): string {
	const installed = installedPrograms();
	const is_whole = linkLibraries(installed);
	if (is_whole && (!account || mayEnter(account, join(installed, 'bin')))) return installed;
	const version = (JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8')) as { version: string }).version;
	for (const base of account ? [SHARED, folder] : [folder]) {
		const copy = join(base, `postgresql-${version}`);
		try {
			if (!existsSync(copy)) readableByOthers(() => copyPrograms(installed, copy));
			if (!account || mayEnter(account, join(copy, 'native/bin'))) return join(copy, 'native');
		} catch {
			// The next base may be writable.
		}
	}
	throw new StartError(
		`The programs of the embedded database in ${installed} cannot be run by ${account ? `the user ${account.name}` : 'this user'}, nor copied to where they can; set DATABASE_URL.`,
	);
}

/**
 * Removes the folder of the socket of a database that has ended, wherever it is.
 * @param folder that of the database, without links
 */
export function removeSocketFolder(folder: string): void {
	const beside = join(folder, 'socket');
	const link = lstatSync(beside, { throwIfNoEntry: false });
	if (link?.isSymbolicLink()) rmSync(readlinkSync(beside), { recursive: true, force: true });
	rmSync(beside, { recursive: true, force: true });
}

/**
 * Makes a folder for the socket that only the account may enter: beside the data, or in the system's temporary folder
 * where that path is too long, with a link beside the data by which the next start removes it.
 */
export function socketFolder({ folder, account }: Place): string {
	const beside = join(folder, 'socket');
	removeSocketFolder(folder);
	let path = beside;
	if (holdsSocket(beside)) mkdirSync(beside, { mode: 0o700 });
	else {
		path = mkdtempSync(join(tmpdir(), `brume-${fingerprint(folder).slice(0, 8)}-`));
		symlinkSync(path, beside);
	}
	if (account) chownSync(path, account.uid, account.gid);
	return path;
}
