import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before the tests that open the browser's files or start the server: the build is that of the source. */
export default function prepare(): void {
	const root = join(import.meta.dirname, '..');
	execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
}
