/**
 * The operator's commands as the build carries them: `node build/server/command.js NAME …`. Each is loaded only when it is
 * asked for.
 */

import { traceSources } from '../platform/traces/source-traces';
import { say } from './command-line';

traceSources();

const commands: Record<string, () => Promise<{ main: (args: string[]) => Promise<number> }>> = {
	backup: () => import('./backup'),
	doctor: () => import('./doctor/doctor'),
	edition: () => import('./editions/edition'),
	entity: () => import('./entity'),
	export: () => import('./export'),
	health: () => import('./health'),
	import: () => import('./import'),
	restore: () => import('./restore'),
	suppress: () => import('./suppress'),
	token: () => import('./token'),
	user: () => import('./user'),
	words: () => import('./editions/words'),
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) process.exitCode = await (await command()).main(args);
else {
	say(`There is no command "${name}"; there are ${Object.keys(commands).join(', ')}.`);
	process.exitCode = 2;
}
