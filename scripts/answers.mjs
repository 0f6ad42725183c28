/**
 * `npm run answers -- keep NAME` stores what the site answers, `npm run answers -- compare NAME` says what is answered
 * otherwise now.
 */
import { ensureInstalled, node, run } from './prepare.mjs';

ensureInstalled();
run(node(), ['scripts/load.mjs', 'tests/answers/command.ts', ...process.argv.slice(2)], { NODE_ENV: 'test' });
