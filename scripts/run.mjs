/** Runs one of the project's own programs from its TypeScript source, on the Node the project brings. */
import { ensureInstalled, giveUp, node, run } from './prepare.mjs';

const programs = {
	import: 'src/cli/import.ts',
	token: 'src/cli/token.ts',
	suppress: 'src/cli/suppress.ts',
	entity: 'src/cli/entity.ts',
	user: 'src/cli/user.ts',
};
const [name, ...args] = process.argv.slice(2);
const program = programs[name];
if (!program) giveUp(`There is no program "${name}"; there are ${Object.keys(programs).join(', ')}.`);
ensureInstalled();
run(node(), ['scripts/load.mjs', program, ...args]);
