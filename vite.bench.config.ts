import { defineConfig } from 'vite';

/** The bench is measured as the server runs: built, in production mode. */
export default defineConfig({
	appType: 'custom',
	publicDir: false,
	oxc: { jsx: { runtime: 'automatic' } },
	build: {
		ssr: true,
		outDir: 'build/bench',
		target: 'node24',
		sourcemap: true,
		rolldownOptions: {
			input: {
				command: './tests/bench/command.ts',
				'bare-site': './tests/bench/bare-site.ts',
				'cover-worker': './src/platform/images/cover-worker.ts',
				'image-worker': './src/platform/images/image-worker.ts',
			},
			output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
		},
	},
});
