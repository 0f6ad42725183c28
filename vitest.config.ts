import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/sequencer.ts';

/** What is prepared before the first test; `scripts/needs.mjs` chooses where only some tests are run. */
const set_up = {
	build: './tests/build.global.ts',
	databases: './tests/database.global.ts',
	browser: './tests/browser.global.ts',
};
const needs = process.env.TEST_NEEDS?.split(',') ?? Object.keys(set_up);

/** Tests that open pictures of kinds which the server's own process forbids itself, once and for all, when it is loaded. */
const ALONE = ['src/platform/images/media.test.ts', 'src/site/files/media-routes.test.ts'];

export default defineConfig({
	oxc: { jsx: { runtime: 'automatic' } },
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
					isolate: false,
					include: ['demo/*.test.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
					exclude: [...configDefaults.exclude, ...ALONE],
				},
			},
			{ extends: true, test: { name: 'alone', isolate: true, include: ALONE } },
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
