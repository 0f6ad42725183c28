import { defineConfig } from 'vite';
import { boundaries } from './tools/boundaries.ts';
import { precompress } from './tools/precompress.ts';

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
			input: { newsroom: './src/newsroom/entry.tsx' },
			// The router says of itself that it is for browsers; here everything is.
			onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
		},
	},
});
