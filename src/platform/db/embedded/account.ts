import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartError } from '../../../shared/errors';

/** A user of the system who runs the database in place of root. */
export interface Account {
	name: string;
	uid: number;
	gid: number;
}

/** Name of the system user that is made for the database where the site runs as root. */
const OWN_NAME = 'brume';

const answer = (command: string, ...args: string[]): string | undefined => {
	const result = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
	return result.status === 0 ? result.stdout.trim() : undefined;
};

function find(name: string): Account | undefined {
	const uid = answer('id', '-u', name);
	const gid = answer('id', '-g', name);
	return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

function make(name: string): Account | undefined {
	answer(
		'useradd',
		'--system',
		'--user-group',
		'--no-create-home',
		'--home-dir',
		'/nonexistent',
		'--shell',
		'/usr/sbin/nologin',
		name,
	);
	return find(name);
}

/**
 * Returns the account that runs the database; undefined where it is the site's own user. PostgreSQL refuses to run as
 * root, so root starts it as the owner of the database's folder where that exists, else as a system user made for it,
 * else as `nobody`.
 * @param cluster folder of the database, which may not exist yet
 * @throws StartError where the user has no name, which PostgreSQL requires
 */
export function accountFor(cluster: string): Account | undefined {
	if (process.platform === 'win32') return undefined;
	const uid = process.getuid?.();
	if (uid !== 0) {
		if (!hasName())
			throw new StartError(
				`The user id ${uid} has no name on this system, and the embedded database needs one; add it to /etc/passwd, or set DATABASE_URL.`,
			);
		return undefined;
	}
	const owner = statSync(cluster, { throwIfNoEntry: false });
	if (owner) {
		if (owner.uid === 0)
			throw new StartError(
				`The database in ${cluster} belongs to root, as whom PostgreSQL does not run; give the folder to another user.`,
			);
		return { name: answer('id', '-nu', String(owner.uid)) ?? String(owner.uid), uid: owner.uid, gid: owner.gid };
	}
	const account = find(OWN_NAME) ?? make(OWN_NAME) ?? find('nobody');
	if (!account)
		throw new StartError(
			'PostgreSQL does not run as root, and this system has no other user; start Brume as an ordinary user, or set DATABASE_URL.',
		);
	return account;
}

function hasName(): boolean {
	try {
		return userInfo().username !== '';
	} catch {
		return false;
	}
}

/** True where the account may enter the folder. */
export function mayEnter(account: Account, folder: string): boolean {
	const { uid, gid } = account;
	return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}
