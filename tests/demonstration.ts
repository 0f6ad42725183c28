/** Signing in as a person of the demonstration: with the secret that a start leaves in its data folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMONSTRATION_FILE } from '../src/boot/start-links/demonstration-address';
import type { Role } from '../src/shared/staff';
import { Visitor } from './staff-visitor';

interface Started {
	/** Its data folder. */
	dataDir: string;
}

/** The fragment of the address that opens the people of the demonstration, `#demo=` with the secret. */
export const demoFragment = ({ dataDir }: Started): string =>
	new URL(readFileSync(join(dataDir, DEMONSTRATION_FILE), 'utf8').trim()).hash;

/** The secret alone. */
export const demoSecret = (started: Started): string => demoFragment(started).replace('#demo=', '');

/** A browser in which such a person has signed in, or signs in over the session that it has. */
export async function signedInDemo(
	site: Started & { url: string },
	role: Role,
	visitor = new Visitor(site.url),
): Promise<Visitor> {
	const answer = await visitor.ask('POST', 'session/demo', { role, secret: demoSecret(site) });
	if (answer.data?.state !== 'in') throw new Error(`${role} was not signed in: ${answer.status} ${answer.msg}`);
	return visitor;
}
