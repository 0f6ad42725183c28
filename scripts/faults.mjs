/** `npm run faults`: builds the site where that is needed, then makes faults happen to it and counts what was lost. */
import { ensureBuilt, ensureInstalled, node, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
run(node(), ['scripts/load.mjs', 'tests/faults/command.ts', ...process.argv.slice(2)], { NODE_ENV: 'test' });
