import { spawnSync } from 'node:child_process';

/** A user of the system, by number. */
export interface SystemUser {
	uid: number;
	gid: number;
}

const number = (flag: string, name: string): number | undefined => {
	const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
	return result.status === 0 ? Number(result.stdout.trim()) : undefined;
};

/** True where tests may take on other users. */
export const isRoot = process.getuid?.() === 0;

/** An ordinary user that every Linux has; undefined where the tests run as one themselves. */
export function ordinaryUser(): SystemUser | undefined {
	if (!isRoot) return undefined;
	const [uid, gid] = [number('-u', 'nobody'), number('-g', 'nobody')];
	return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** A number that no user of the system has. */
export function namelessUser(): SystemUser | undefined {
	if (!isRoot) return undefined;
	for (let uid = 54_321; uid < 54_400; uid += 1) if (number('-u', String(uid)) === undefined) return { uid, gid: uid };
	return undefined;
}
