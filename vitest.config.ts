import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { testFiles } from './scripts/needs.mjs';
import { type ProjectName, projectOf, projects } from './scripts/projects.mjs';
import { limit } from './tests/pace.ts';
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

/** Files of the run by project: those that `npm test` has chosen, or all. */
const files = Map.groupBy(process.env.TEST_FILES?.split('\n') ?? testFiles(), projectOf);

/** A project of the runner, or none where it has no file. */
function project(
	name: string,
	of: ProjectName,
	include: readonly string[],
	own: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration[] {
	if (include.length === 0) return [];
	const { order: groupOrder, workers: maxWorkers } = projects[of];
	// Files share a process, its modules and its browser: to load those anew for each took a seventh of a run.
	const test = {
		name,
		include: [...include],
		setupFiles,
		isolate: false,
		maxWorkers,
		sequence: { groupOrder },
		...own,
	};
	return [{ extends: true, test }];
}

const apart = [...ALONE, ...IN_DEVELOPMENT];
const ofDatabase = files.get('database') ?? [];
const chosen = (names: readonly string[]) => ofDatabase.filter((file) => names.includes(file));

export default defineConfig({
	// The same for all: what is transformed is kept on the disk, for every project alike.
	oxc: { jsx: { runtime: 'automatic', development: false } },
	test: {
		globalSetup: Object.entries(set_up)
			.filter(([name]) => needs.includes(name))
			.map(([, path]) => path),
		sequence: { sequencer: LongestFirst },
		projects: [
			...project('pure', 'pure', files.get('pure') ?? []),
			...project(
				'database',
				'database',
				ofDatabase.filter((file) => !apart.includes(file)),
			),
			...project('database, alone', 'database', chosen(ALONE), { isolate: true }),
			...project('development', 'database', chosen(IN_DEVELOPMENT), { isolate: true, setupFiles: [guard] }),
			...project('browser', 'browser', files.get('browser') ?? []),
			...project('timed', 'timed', files.get('timed') ?? []),
		],
		pool: 'forks',
		testTimeout: limit(120_000),
		hookTimeout: limit(180_000),
		// What a page or a server comes to is waited for as long on a busy machine as everything else.
		expect: { poll: { timeout: limit(15_000), interval: 50 } },
		// A rejected promise nobody waits for is an error on our side, also in a test.
		dangerouslyIgnoreUnhandledErrors: false,
		env: { NODE_ENV: 'test' },
	},
});
