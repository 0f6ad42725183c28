import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';

type FixtureFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** A script that only a test loads, built for the browser in production's mode. @param path of its source */
export async function buildFixture(path: string): Promise<FixtureFile[]> {
	// Tests run in a mode of their own, for which React would bring its warnings along.
	vi.stubEnv('NODE_ENV', 'production');
	const built = await build({
		configFile: false,
		logLevel: 'error',
		oxc: { jsx: { runtime: 'automatic' } },
		build: { write: false, rolldownOptions: { input: path } },
	}).finally(() => vi.unstubAllEnvs());
	return (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
}
