import { say, withSettings } from '../command-line';
import { databaseFindings } from './database-findings';
import { lineOf } from './finding';
import { machineFindings } from './machine-findings';
import { networkFindings } from './network-findings';
import { settingsFindings } from './settings-findings';

const USAGE = `Usage: npm run doctor

  Looks at the settings, the database, the machine, the mail server, the DNS and the certificate, beside a site that runs
  or before its start, and changes nothing. Prints a line for each: ok, risk or wrong. Ends with 1 where something is wrong.`;

/** `npm run doctor`. @returns exit code */
export async function main(args: string[]): Promise<number> {
	if (args.length > 0) {
		say(USAGE);
		return args[0] === '--help' ? 0 : 2;
	}
	return withSettings(async (settings) => {
		// The database says whether the newsroom has opened the site, which findings about settings depend on.
		const [machine, database, network] = await Promise.all([
			machineFindings(settings),
			databaseFindings(settings),
			networkFindings(settings),
		]);
		const found = [...settingsFindings(settings), ...machine, ...database, ...network];
		for (const finding of found) say(lineOf(finding));
		return found.some(({ state }) => state === 'wrong') ? 1 : 0;
	});
}
