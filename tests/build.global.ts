import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before the tests that open the browser's files or start the server: the build is that of the source. */
export default function prepare(): void {
	const root = join(import.meta.dirname, '..');
	// What brings the project up is written without types, for whatever Node the machine has.
	const words = "import { ensureBuilt } from './scripts/prepare.mjs'; ensureBuilt();";
	execFileSync(process.execPath, ['--input-type=module', '-e', words], { cwd: root, stdio: 'inherit' });
}
