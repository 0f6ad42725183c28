import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Before the tests that use a browser: no traces of an earlier run. */
export default function prepare(): void {
	rmSync(join(import.meta.dirname, '../test-results/browser'), { recursive: true, force: true });
}
