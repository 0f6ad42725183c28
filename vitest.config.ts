import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/sequencer.ts';

/** What is prepared before the first test; `scripts/needs.mjs` chooses where only some tests are run. */
const set_up = {
	build: './tests/build.global.ts',
	databases: './tests/database.global.ts',
	browser: './tests/browser.global.ts',
};
const needs = process.env.TEST_NEEDS?.split(',') ?? Object.keys(set_up);

export default defineConfig({
	oxc: { jsx: { runtime: 'automatic' } },
	test: {
		include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
		globalSetup: Object.entries(set_up)
			.filter(([name]) => needs.includes(name))
			.map(([, path]) => path),
		pool: 'forks',
		maxWorkers: 3,
		sequence: { sequencer: LongestFirst },
		testTimeout: 120_000,
		hookTimeout: 180_000,
		// What a page or a server comes to is waited for as long on a busy machine as everything else.
		expect: { poll: { timeout: 15_000, interval: 50 } },
		// A rejected promise nobody waits for is a fault of ours, also in a test.
		dangerouslyIgnoreUnhandledErrors: false,
		env: { NODE_ENV: 'test' },
	},
});
