/** `npm start`: installs and builds what is missing, then serves. `--dev`: the same server under Vite, with hot reload. */
import { ensureBuilt, ensureInstalled, node, root, run } from './prepare.mjs';

ensureInstalled();
if (process.argv.includes('--dev')) {
	run(node(), ['dev.ts'], { NODE_ENV: 'development' });
} else {
	ensureBuilt();
	run(node(), ['--enable-source-maps', `${root}/build/server/server.js`], {
		NODE_ENV: process.env.NODE_ENV ?? 'production',
	});
}
