import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actors } from '../../access/actor';
import { hasAccounts, makeFirstLink } from '../../commands/account/make-link';
import { createContext } from '../../commands/command';
import type { Database } from '../../platform/db/db';
import { NEWSROOM } from '../../shared/address/folders';
import { tag } from '../../shared/cache-tags';
import { reasonOf } from '../../shared/loggable';
import type { Settings } from '../settings';

/** File of the data folder that holds the link where the output of the start is no terminal. */
export const LINK_FILE = 'first-administrator.txt';

/** Address of the page behind a link to set a password. */
export const linkTo = (newsroom_url: string, token: string): string => `${newsroom_url}${NEWSROOM}/link/${token}`;

/**
 * Removes the file with the link once the first administrator has an account, on whichever node that was made: the link
 * is void from that moment on.
 */
export function followFirstAccount(
	{ dataDir }: Pick<Settings, 'dataDir'>,
	db: Pick<Database, 'changes' | 'write'>,
	log: (line: Record<string, unknown>) => void,
): void {
	const file = join(dataDir, LINK_FILE);
	const removeVoid = async () => {
		if (existsSync(file) && (await db.write((tx) => hasAccounts(tx)))) await rm(file, { force: true });
	};
	db.changes.on('changed', (tags) => {
		if (tags.some((one) => one === tag.first_account || one === tag.everything))
			removeVoid().catch((error: unknown) => log({ event: 'first_link_not_removed', reason: reasonOf(error) }));
	});
}

/**
 * Lets the operator make the first account: its link is printed to the terminal, else it is kept in a file that its
 * owner alone reads. No log ever holds it.
 * @returns a line for the terminal; undefined where there are accounts already
 */
export async function offerFirstAccount(
	{ newsroom_url, dataDir }: Pick<Settings, 'newsroom_url' | 'dataDir'>,
	db: Database,
	isTerminal: boolean,
): Promise<string | undefined> {
	const token = await makeFirstLink(createContext(db, actors.operator, Math.floor(Date.now() / 1000)));
	const file = join(dataDir, LINK_FILE);
	if (token === undefined) {
		// The link of an earlier start is of no use any more.
		await rm(file, { force: true });
		return undefined;
	}
	const link = linkTo(newsroom_url, token);
	if (isTerminal) return `Make the first administrator's account (once, within 24 hours): ${link}`;
	await writeFile(file, `${link}\n`, { mode: 0o600 });
	return `The link for the first administrator's account is in ${file}; it is good once, for 24 hours.`;
}
