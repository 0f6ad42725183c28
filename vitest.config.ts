import { defineConfig } from 'vitest/config';

export default defineConfig({
	oxc: { jsx: { runtime: 'automatic' } },
	test: {
		include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
		globalSetup: ['./tests/database.global.ts'],
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 120_000,
		hookTimeout: 180_000,
		// What a page or a server comes to is waited for as long on a busy machine as everything else.
		expect: { poll: { timeout: 15_000, interval: 50 } },
		// A rejected promise nobody waits for is a fault of ours, also in a test.
		dangerouslyIgnoreUnhandledErrors: false,
		env: { NODE_ENV: 'test' },
	},
});
