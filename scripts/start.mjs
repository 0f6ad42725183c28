/**
 * `npm start`: installs and builds what is missing, then serves. `--dev`: the same server under Vite, with hot reload.
 */
import { readFileSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, node, root, run } from './prepare.mjs';

ensureInstalled();
if (process.argv.includes('--dev')) {
	run(node(), ['dev.ts'], { NODE_ENV: 'development' });
} else {
	ensureBuilt();
	// Node keeps up to 130 MB for what lives a moment, and lets the rest grow fourfold before it collects
	// (docs/decisions/072-memory.md).
	const memory = JSON.parse(readFileSync(`${root}/scripts/memory-arguments.json`, 'utf8'));
	run(node(), [...memory, `${root}/build/server/server.js`], {
		NODE_ENV: process.env.NODE_ENV ?? 'production',
		// A piece of memory for each thread keeps what that thread needed once: 40 MB after the first pages.
		MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
	});
}
