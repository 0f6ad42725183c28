/** `npm run bench`: builds the site and the bench as the server is built, then measures. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, giveUp, node, root, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const built = spawnSync(
	node(),
	[`${root}/node_modules/vite/bin/vite.js`, 'build', '--config', 'vite.bench.config.ts', '--logLevel', 'warn'],
	{
		cwd: root,
		stdio: ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, NODE_ENV: 'production' },
	},
);
if (built.status !== 0) giveUp('The bench could not be built; the reason stands above.');
run(node(), [`${root}/build/bench/command.js`, ...process.argv.slice(2)], { NODE_ENV: 'production' });
