import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { pageStyles } from './src/site/render/page-styles.ts';
import { boundaries } from './tools/boundaries.ts';
import { chunks } from './tools/chunks.ts';
import { loadedWith, type Modules } from './tools/loaded-with.ts';
import { precompress } from './tools/precompress.ts';

const ENTRY = 'src/site/browser/entry.client.ts';
/** Files of what pages load once they have been seen, and where each begins: every page the first, a first visit both. */
const LATE = {
	visit: ['src/site/browser/consent/visit.ts'],
	consent: ['src/site/browser/consent/consent.ts', 'src/site/browser/layout/dialog.ts'],
};

/** Files of modules, by module; filled when the build first asks. */
const files = new Map<string, string>();

/**
 * Puts what pages load once they have been seen into two files: small files of their own are a request each, one after
 * another.
 * @returns the name of the file; null for a module that is loaded elsewhere
 */
function fileOf(id: string, modules: Modules): string | null {
	if (files.size === 0) {
		for (const [name, parts] of Object.entries(LATE))
			for (const part of parts)
				for (const one of loadedWith(resolve(part), modules)) if (!files.has(one)) files.set(one, name);
		for (const one of loadedWith(resolve(ENTRY), modules)) files.delete(one);
	}
	return files.get(id) ?? null;
}

export default defineConfig(
	({ isSsrBuild }): UserConfig => ({
		appType: 'custom',
		plugins: [boundaries(), chunks(), precompress()],
		publicDir: isSsrBuild ? false : 'public',
		// Hundreds of small files, read one by one at every start.
		ssr: { noExternal: ['drizzle-orm'] },
		...(isSsrBuild && {
			// Packages are part of the built server: less to read at a start, and of each only what is used
			// (docs/decisions/136-a-node-holds-what-its-readers-need.md). Those of machine code stay files.
			ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
			// Packages choose their production build by it.
			define: { 'process.env.NODE_ENV': '"production"' },
		}),
		oxc: { jsx: { runtime: 'automatic' } },
		build: isSsrBuild
			? {
					outDir: 'build/server',
					target: 'node24',
					sourcemap: true,
					copyPublicDir: false,
					rolldownOptions: {
						input: {
							server: './src/boot/main.ts',
							command: './src/cli/command.ts',
							'cover-worker': './src/platform/images/cover-worker.ts',
							'image-worker': './src/platform/images/image-worker.ts',
						},
						output: {
							entryFileNames: '[name].js',
							chunkFileNames: 'chunks/[name]-[hash].js',
							// The engine keeps the maps of all that runs; traces need places, no sources.
							sourcemapExcludeSources: true,
							// The engine keeps the source of all that runs: comments and blanks would be a third of it.
							minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
						},
					},
				}
			: {
					outDir: 'build/client',
					manifest: true,
					target: 'es2022',
					sourcemap: false,
					cssCodeSplit: true,
					modulePreload: false,
					assetsInlineLimit: 0,
					rolldownOptions: {
						// A constant of another module costs its letters, not a variable and a line of the module's exports.
						optimization: { inlineConst: { mode: 'all', pass: 3 } },
						input: {
							entry: `./${ENTRY}`,
							site: './src/site/styles/site.css',
							...Object.fromEntries(pageStyles.map((name) => [name, `./src/site/styles/pages/${name}.css`])),
						},
						output: {
							codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: 'late' }] },
						},
					},
				},
	}),
);
