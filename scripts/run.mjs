/** Runs one of the project's own programs from its TypeScript source, on the Node the project brings. */
import { ensureBuilt, ensureInstalled, giveUp, node, run } from './prepare.mjs';

const programs = {
	import: { file: 'src/importers/command.ts', build: false },
	bench: { file: 'tests/bench/command.ts', build: true },
	faults: { file: 'tests/faults/command.ts', build: true },
};
const [name, ...args] = process.argv.slice(2);
const program = programs[name];
if (!program) giveUp(`There is no program "${name}"; there are ${Object.keys(programs).join(', ')}.`);
ensureInstalled();
if (program.build) ensureBuilt();
run(node(), ['scripts/load.mjs', program.file, ...args]);
