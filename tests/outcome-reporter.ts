import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Writes down what the runner's own report leaves out, into the file of `TEST_OUTCOME`: how busy the machine was when a
 * file of tests ended red, and the errors that belong to no test. `scripts/second-try.mjs` reads it.
 */
export default class OutcomeReporter implements Reporter {
	readonly #loads: Record<string, number> = {};

	onTestModuleEnd(module: TestModule): void {
		if (module.state() === 'failed') this.#loads[module.relativeModuleId] = Math.round((loadavg()[0] ?? 0) * 10) / 10;
	}

	onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
		const path = process.env.TEST_OUTCOME;
		const outcome = { loads: this.#loads, errors: errors.map(({ message }) => message) };
		if (path !== undefined) writeFileSync(path, JSON.stringify(outcome));
	}
}
