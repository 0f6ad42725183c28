import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/sequencer.ts';

/** What is prepared before the first test; `scripts/needs.mjs` chooses where only some tests are run. */
const set_up = {
	build: './tests/build.global.ts',
	databases: './tests/database.global.ts',
	browser: './tests/browser.global.ts',
};
const needs = process.env.TEST_NEEDS?.split(',') ?? Object.keys(set_up);

/**
 * The only tests that want React's own words about a tree, and so do without the set-up that brings React as readers
 * get it.
 */
const IN_DEVELOPMENT = ['tests/react-in-development.test.ts'];

/**
 * Tests that open pictures of kinds which the server's own process forbids itself, once and for all, when it is loaded.
 */
const ALONE = ['src/platform/images/media.test.ts', 'src/site/files/media-routes.test.ts'];

const guard = './tests/file-guard.ts';
const setupFiles = [guard, './tests/react-as-shipped.ts'];

export default defineConfig({
	// The same for all: what is transformed is kept on the disk, for every project alike.
	oxc: { jsx: { runtime: 'automatic', development: false } },
	test: {
		globalSetup: Object.entries(set_up)
			.filter(([name]) => needs.includes(name))
			.map(([, path]) => path),
		maxWorkers: 3,
		sequence: { sequencer: LongestFirst },
		projects: [
			// Files share a process, its modules and its browser: to load those anew for each took a seventh of a run.
			{
				extends: true,
				test: {
					name: 'together',
					setupFiles,
					isolate: false,
					include: ['demo/*.test.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
					exclude: [...configDefaults.exclude, ...ALONE, ...IN_DEVELOPMENT],
				},
			},
			{ extends: true, test: { name: 'alone', setupFiles, isolate: true, include: ALONE } },
			{ extends: true, test: { name: 'development', setupFiles: [guard], isolate: true, include: IN_DEVELOPMENT } },
		],
		pool: 'forks',
		testTimeout: 120_000,
		hookTimeout: 180_000,
		// What a page or a server comes to is waited for as long on a busy machine as everything else.
		expect: { poll: { timeout: 15_000, interval: 50 } },
		// A rejected promise nobody waits for is a fault of ours, also in a test.
		dangerouslyIgnoreUnhandledErrors: false,
		env: { NODE_ENV: 'test' },
	},
});
