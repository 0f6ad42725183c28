/** `npm run browsers`: builds the site where that is needed, then goes through it in every engine that readers have. */
import { ensureBuilt, ensureInstalled, node, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
run(node(), ['scripts/load.mjs', 'tests/browsers/command.ts', ...process.argv.slice(2)], { NODE_ENV: 'test' });
