import type { Check } from './check';
import { databaseAway } from './database-away';
import { disksFull } from './disk-full';
import { databaseFull } from './disk-full-database';
import { type Engine, engines, type FaultEnvironment, openEnvironment } from './environment';
import { fourStarts } from './four-starts';
import { holdWriting } from './hold-writing';
import { killDatabase } from './kill-database';
import { killEmails } from './kill-emails';
import { killImport } from './kill-import';
import { killJobs } from './kill-jobs';
import { killSignUp } from './kill-sign-up';
import { killUploads } from './kill-uploads';
import { killWall } from './kill-wall';
import { killWriting } from './kill-writing';
import { lostMachine } from './lost-machine/lost-machine';
import { mailAway } from './mail-away';
import { twoNodes } from './two-nodes';

export interface Fault {
	/** As in `npm run faults -- kill-wall`. */
	name: string;
	engines: readonly Engine[];
	/** @param rounds how often it happens, where it happens more than once */
	run(engine: Engine, rounds: number): Promise<Check[]>;
}

/** A fault that runs in an environment of its own. */
const on = (
	name: string,
	run: (environment: FaultEnvironment, rounds: number) => Promise<Check[]>,
	onEngines: readonly Engine[] = engines,
): Fault => ({
	name,
	engines: onEngines,
	async run(engine, rounds) {
		const environment = await openEnvironment(engine);
		try {
			return await run(environment, rounds);
		} finally {
			environment.clear();
		}
	},
});

export const faults: readonly Fault[] = [
	on('kill-sign-up', killSignUp),
	on('kill-wall', killWall),
	on('kill-emails', killEmails),
	on('kill-uploads', killUploads),
	on('kill-import', killImport),
	on('kill-jobs', killJobs, ['postgresql']),
	on('kill-database', killDatabase, ['embedded']),
	{ name: 'database-away', engines: ['postgresql'], run: () => databaseAway(['stopped', 'frozen'], 30) },
	on('mail-away', mailAway),
	on('disk-full', disksFull, ['postgresql']),
	on('disk-full-database', databaseFull, ['embedded']),
	on('two-nodes', twoNodes, ['postgresql']),
	on('lost-machine', lostMachine),
	on('kill-writing', killWriting),
	on('hold-writing', holdWriting),
	{ name: 'starts', engines: ['postgresql'], run: (_engine, rounds) => fourStarts(rounds) },
];

/** The fault of this name. @throws Error where there is none */
export function faultOf(name: string): Fault {
	const found = faults.find((one) => one.name === name);
	if (!found) throw new Error(`No fault is called ${name}.`);
	return found;
}
