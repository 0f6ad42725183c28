import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Whose browser a bundle is made for. */
type Audience = 'readers' | 'newsroom';

interface Module {
	module: string;
	path: string;
	in_browser?: true | Audience;
	may_import: string[] | 'everything';
}

const root = join(import.meta.dirname, '..');
const { modules } = JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8')) as { modules: Module[] };

/** Names of the modules that a bundle may hold: those that name its audience, and those that these import. */
const allowedFor = (audience: Audience) =>
	new Set(
		modules
			.filter(({ in_browser }) => in_browser === true || in_browser === audience)
			.flatMap(({ module, may_import }) => [module, ...(may_import === 'everything' ? [] : may_import)]),
	);

/**
 * Fails the build when a browser's bundle holds a module of the server, or of another audience; `boundaries.json` names
 * whose browser may load a module.
 */
export function boundaries(audience: Audience = 'readers'): Plugin {
	const allowed = allowedFor(audience);
	const server = modules.filter(({ module }) => !allowed.has(module)).map(({ path }) => join(root, path, '/'));
	return {
		name: 'brume-boundaries',
		generateBundle(_options, bundle) {
			if (this.environment.name !== 'client') return;
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk') continue;
				const violation = Object.keys(chunk.modules).find((file) => server.some((path) => file.startsWith(path)));
				if (violation)
					this.error(
						`${violation} must not reach the browser of ${audience === 'readers' ? 'a reader' : 'the newsroom'} (it came in with ${chunk.name}).`,
					);
			}
		},
	};
}
