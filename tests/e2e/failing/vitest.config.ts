import { defineConfig } from 'vitest/config';

/** Runs the test that must fail, which no other run takes for one of its own. */
export default defineConfig({ test: { root: process.cwd(), include: ['tests/e2e/failing/fails.ts'], pool: 'forks' } });
