import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { boundaries } from './tools/boundaries.ts';
import { precompress } from './tools/precompress.ts';

const ENTRY = 'src/newsroom/entry.tsx';

/** What a build says of a module. */
interface Modules {
	getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/** Modules that every screen loads, because the entry imports them; filled when the build first asks. */
const first = new Set<string>();

/**
 * Puts what every screen loads into one file: small files of their own compress worse, and each is a request.
 * @returns the name of the file; null for a module that is loaded later
 */
function fileOf(id: string, modules: Modules): string | null {
	if (first.size === 0) {
		const add = (one: string) => {
			if (first.has(one)) return;
			first.add(one);
			for (const other of modules.getModuleInfo(one)?.importedIds ?? []) add(other);
		};
		add(resolve(ENTRY));
	}
	return first.has(id) && id !== resolve(ENTRY) ? 'first' : null;
}

/** The newsroom's application, beside the readers' files and apart from them: a module of one never changes a byte of the other. */
export default defineConfig({
	appType: 'custom',
	plugins: [boundaries('newsroom'), precompress()],
	publicDir: false,
	oxc: { jsx: { runtime: 'automatic' } },
	build: {
		outDir: 'build/client',
		// The readers' build stands there already.
		emptyOutDir: false,
		assetsDir: 'assets/newsroom',
		manifest: '.vite/newsroom.json',
		target: 'es2022',
		sourcemap: false,
		cssCodeSplit: false,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: {
			input: { newsroom: `./${ENTRY}` },
			output: { codeSplitting: { groups: [{ name: fileOf, debugName: 'first' }] } },
			// The router says of itself that it is for browsers; here everything is.
			onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
		},
	},
});
