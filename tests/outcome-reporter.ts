import { loadavg } from 'node:os';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { addToOutcome } from './outcome';

/** Writes down the load at which files ended red, and the errors of a run that belong to no test. */
export default class OutcomeReporter implements Reporter {
	readonly #loads: Record<string, number> = {};

	onTestModuleEnd(module: TestModule): void {
		if (module.state() === 'failed') this.#loads[module.relativeModuleId] = Math.round((loadavg()[0] ?? 0) * 10) / 10;
	}

	onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
		addToOutcome({ loads: this.#loads, errors: errors.map(({ message }) => message) });
	}
}
