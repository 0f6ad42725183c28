import { suppress } from './commands/suppress';
import { openDatabase } from './data/db';
import { EmbeddedDatabaseError } from './data/embedded';
import { MigrationError, migrate } from './data/migrate';
import { readSettings, SettingsError } from './settings';
import { readEmailAddress } from './shared/email-address';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** `npm run suppress`. @returns exit code */
export async function main([text = '', ...more]: string[]): Promise<number> {
	const address = readEmailAddress(text);
	if (!address || more.length > 0) {
		say('Usage: npm run suppress -- ADDRESS\n\n  Nothing is mailed to the address any more: it bounced, or its owner complained.');
		return 2;
	}
	try {
		const { database_url, data_dir } = readSettings(process.env);
		const db = await openDatabase({ database_url, data_dir, pool: 2 });
		try {
			await migrate(db);
			await suppress(db, address, Math.floor(Date.now() / 1000));
		} finally {
			await db.stop();
		}
		return 0;
	} catch (error) {
		if (!(error instanceof SettingsError || error instanceof EmbeddedDatabaseError || error instanceof MigrationError)) throw error;
		say(error.message);
		return 1;
	}
}
