import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMONSTRATION_SECRET, NEWSROOM } from '../../shared/address/folders';
import type { Settings } from '../settings';

/** File of the data folder that holds the address. */
export const DEMONSTRATION_FILE = 'demonstration-address.txt';

/** 256 bits, as base64url. */
const SECRET = new RegExp(`${DEMONSTRATION_SECRET}([\\w-]{43})\\s*$`);

/** The address by which people of the demonstration are signed in as. */
interface DemonstrationAddress {
	/** Address of the newsroom with the secret in its fragment, which a browser sends to no server. */
	address: string;
	secret: string;
	/** Path of the file that holds the address. */
	file: string;
}

/**
 * Text that an earlier start has kept; empty where there is none, or where other users of the machine could read it.
 */
async function keptText(file: string): Promise<string> {
	try {
		const { mode } = await stat(file);
		return process.platform === 'win32' || (mode & 0o077) === 0 ? await readFile(file, 'utf8') : '';
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
		throw error;
	}
}

/** Puts a file in the place of another one, whose mode does not count for it. */
async function replaceFile(file: string, text: string): Promise<void> {
	const draft = `${file}.${process.pid}`;
	try {
		await writeFile(draft, text, { mode: 0o600 });
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/**
 * Makes the address that opens the people of the demonstration, and keeps it in a file of mode 0600 in the data folder:
 * its secret stays the same over restarts, until the file is removed.
 * @returns undefined where the settings do not offer these people; nothing is written then
 * @throws what the disk answers
 */
export async function keepDemonstrationAddress({
	offersDemoPeople,
	newsroom_url,
	dataDir,
}: Pick<Settings, 'offersDemoPeople' | 'newsroom_url' | 'dataDir'>): Promise<DemonstrationAddress | undefined> {
	if (!offersDemoPeople) return undefined;
	const file = join(dataDir, DEMONSTRATION_FILE);
	const kept = await keptText(file);
	const secret = SECRET.exec(kept)?.[1] ?? randomBytes(32).toString('base64url');
	const address = `${newsroom_url}${NEWSROOM}${DEMONSTRATION_SECRET}${secret}`;
	if (kept !== `${address}\n`) await replaceFile(file, `${address}\n`);
	return { address, secret, file };
}

/**
 * The line of the start that says how the newsroom is opened as a person of the demonstration. The secret is in it on a
 * terminal alone, because anything else that takes the output may be a log.
 */
export const demonstrationLine = ({ address, file }: DemonstrationAddress, isTerminal: boolean): string =>
	isTerminal
		? `Its newsroom, as a person of the demonstration: ${address}`
		: `The address that opens its newsroom as a person of the demonstration is in ${file}.`;
