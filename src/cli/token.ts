import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { makeAdminToken, rights } from '../commands/security/admin-token';
import { readArguments, say, workOnDatabase } from './command-line';

const USAGE = `Usage: npm run token -- NAME [options]

  Makes an admin token that an integration sends as the Authorization header. It is printed once.

  --rights LIST   separated by commas: ${rights.join(', ')} (default upload)
  --days DAYS     how long it is good for (default 90)`;

const OPTIONS = {
	rights: { type: 'string', default: 'upload' },
	days: { type: 'string', default: '90' },
	help: { type: 'boolean', default: false },
} as const;

/** `npm run token`. @returns exit code */
export async function main(args: string[]): Promise<number> {
	const given = readArguments(args, OPTIONS, USAGE);
	if (!given) return 2;
	const [name, ...more] = given.positionals;
	const wanted = given.values.rights.split(',').map((right) => right.trim());
	const itsRights = rights.filter((right) => wanted.includes(right));
	const days = Number(given.values.days);
	if (
		!name ||
		more.length > 0 ||
		given.values.help ||
		itsRights.length !== wanted.length ||
		!Number.isInteger(days) ||
		days < 1 ||
		days > 3_650
	) {
		say(USAGE);
		return given.values.help ? 0 : 2;
	}
	return workOnDatabase(async (db, now) => {
		process.stdout.write(
			`${await makeAdminToken(createContext(db, actors.operator, now), name, itsRights, days * 86_400)}\n`,
		);
	});
}
