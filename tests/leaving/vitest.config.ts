import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The file that must find everything as it was comes second. */
class ByName extends BaseSequencer {
	override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return Promise.resolve(files.sort((a, b) => a.moduleId.localeCompare(b.moduleId)));
	}
}

/** For the test of `tests/file-guard.ts`: files that leave something, which no run of the tests itself includes. */
export default defineConfig({
	test: {
		include: ['tests/leaving/*.leaves.ts'],
		setupFiles: ['./tests/file-guard.ts'],
		pool: 'forks',
		isolate: false,
		maxWorkers: 1,
		sequence: { sequencer: ByName },
	},
});
