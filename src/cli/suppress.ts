import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { suppress } from '../commands/subscription/suppress';
import { readEmailAddress } from '../shared/text/email-address';
import { say, workOnDatabase } from './command-line';

/** `npm run suppress`. @returns exit code */
export async function main([text = '', ...more]: string[]): Promise<number> {
	const address = readEmailAddress(text);
	if (!address || more.length > 0) {
		say(
			'Usage: npm run suppress -- ADDRESS\n\n  Nothing is mailed to the address any more: it bounced, or its owner complained.',
		);
		return 2;
	}
	return workOnDatabase(async (db, now) => {
		await suppress(createContext(db, actors.operator, now), address);
		say('Nothing is mailed to the address any more.');
	});
}
