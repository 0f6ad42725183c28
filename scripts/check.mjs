/** `npm run check`: everything `npm test` checks without running a test, and formats what can be formatted. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './prepare.mjs';

ensureInstalled();
const program = (path) => join(root, 'node_modules', path);
for (const args of [
	[program('@biomejs/biome/bin/biome'), 'check', '--write', '.'],
	[program('typescript/bin/tsc'), '--noEmit'],
	[program('oxlint/bin/oxlint'), '--type-aware', '--deny=typescript/no-floating-promises', '--deny=typescript/no-misused-promises', '--quiet', 'src', 'tests', 'dev.ts'],
	[program('knip/bin/knip.js'), '--no-progress'],
]) {
	const result = spawnSync(node(), args, { cwd: root, stdio: 'inherit' });
	if (result.status !== 0) process.exitCode = 1;
}
