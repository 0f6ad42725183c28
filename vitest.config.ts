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
		// A rejected promise nobody waits for is a fault of ours, also in a test.
		dangerouslyIgnoreUnhandledErrors: false,
		env: { NODE_ENV: 'test' },
	},
});
