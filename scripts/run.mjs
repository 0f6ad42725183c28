/** Runs one of the operator's commands as it was built, on the Node the project brings. */
import { ensureBuilt, ensureInstalled, node, root, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
run(node(), [`${root}/build/server/command.js`, ...process.argv.slice(2)]);
