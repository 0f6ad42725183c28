import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_VARIABLE, serveBrowser } from './e2e/browser';

/** Before the tests that use a browser: one for all of them, and no traces of an earlier run. */
export default async function prepare(): Promise<() => Promise<void>> {
	rmSync(join(import.meta.dirname, '../test-results/browser'), { recursive: true, force: true });
	const server = await serveBrowser();
	process.env[BROWSER_VARIABLE] = server.wsEndpoint();
	return () => server.close();
}
