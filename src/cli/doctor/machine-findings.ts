import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../boot/settings';
import { SETTINGS_FILE_NAME } from '../../boot/settings/settings-file';
import { isWritable } from '../../platform/db/disk/data-folder';
import { checkStorage } from '../../platform/storage/open-storage';
import { reasonOf } from '../../shared/loggable';
import { type Finding, findingsAbout } from './finding';

const MEGABYTE = 1024 * 1024;
/** Bytes of free space below which uploads answer 507. */
const NO_ROOM = 64 * MEGABYTE;
const LITTLE_ROOM = 2048 * MEGABYTE;

const inMegabytes = (bytes: number): string =>
	bytes >= 10 * 1024 * MEGABYTE ? `${Math.round(bytes / 1024 / MEGABYTE)} GB` : `${Math.round(bytes / MEGABYTE)} MB`;

/** Judges the free space of the data folder. @param free bytes */
export function roomFinding(free: number): Finding {
	const { ok, risk, wrong } = findingsAbout('disk');
	const left = `${inMegabytes(free)} are free in DATA_DIR`;
	if (free < NO_ROOM) return wrong(`${left}: uploads are refused, and an embedded database may stop writing.`);
	if (free < LITTLE_ROOM) return risk(`${left}; make room before pictures and the database need it.`);
	return ok(`${left}.`);
}

async function diskFindings(dataDir: string): Promise<Finding[]> {
	const { ok, wrong } = findingsAbout('disk');
	if (!existsSync(dataDir)) return [ok(`The data folder ${dataDir} is not there yet; the first start makes it.`)];
	if (!(await isWritable(dataDir))) return [wrong(`The data folder ${dataDir} cannot be written to.`)];
	const { bavail, bsize } = await statfs(dataDir);
	return [roomFinding(bavail * bsize)];
}

async function storageFindings(settings: Settings): Promise<Finding[]> {
	const { ok, wrong } = findingsAbout('files');
	if (!settings.s3) return [ok('Files are kept in DATA_DIR/media.')];
	let away: string | undefined;
	try {
		await checkStorage(settings, ({ reason }) => {
			away = String(reason);
		});
	} catch (error) {
		away = reasonOf(error);
	}
	return [away ? wrong(away) : ok('The bucket answers, and takes our keys.')];
}

/** Permission bits by which the group or others may read a file. */
const READ_BY_OTHERS = 0o044;

/** Tells which settings file was read, and whether others may read it: it may hold passwords and keys. */
async function settingsFileFindings({ file, dataDir }: Settings): Promise<Finding[]> {
	const { ok, risk } = findingsAbout('settings');
	if (file === undefined)
		return [ok(`The settings are those of the environment alone: there is no ${join(dataDir, SETTINGS_FILE_NAME)}.`)];
	const found = [ok(`The settings are those of the environment and of ${file}.`)];
	const { mode } = await stat(file);
	if (process.platform !== 'win32' && (mode & READ_BY_OTHERS) !== 0)
		found.push(risk(`Other users of this machine may read ${file}, which may hold secrets; "chmod 600" closes it.`));
	const unread = join(dataDir, SETTINGS_FILE_NAME);
	if (file !== unread && existsSync(unread))
		found.push(risk(`The file ${unread} is not read, for SETTINGS_FILE names another one; let there be one.`));
	return found;
}

/** Findings about the settings file, Node, the disk and the storage of files. */
export async function machineFindings(settings: Settings): Promise<Finding[]> {
	const node = findingsAbout('version').ok(`Node ${process.versions.node} on ${process.platform} ${process.arch}.`);
	return [
		...(await settingsFileFindings(settings)),
		node,
		...(await diskFindings(settings.dataDir)),
		...(await storageFindings(settings)),
	];
}
