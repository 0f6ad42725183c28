/**
 * `npm run faults [-- name …]`: makes faults happen to the built server and counts what was lost; all of them where
 * none is named. Ends with 1 when something was.
 */
import prepare from '../database.global';
import { failedChecks, formatCheck, mustBeZero } from './check';
import { faults } from './faults';

const ROUNDS = 20;

export async function main(asked: string[]): Promise<number> {
	const unknown = asked.find((name) => !faults.some((fault) => fault.name === name));
	if (unknown) {
		process.stderr.write(`There is no fault "${unknown}"; there are ${faults.map(({ name }) => name).join(', ')}.\n`);
		return 1;
	}
	const clear = await prepare();
	let lost = 0;
	try {
		for (const fault of faults.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
			for (const engine of fault.engines) {
				process.stdout.write(`${fault.name}, ${engine}\n`);
				// What did not come to pass in its time is lost too, and no reason to leave the others out.
				const checks = await fault
					.run(engine, ROUNDS)
					.catch((error: unknown) => [mustBeZero(error instanceof Error ? error.message : String(error), 1)]);
				for (const check of checks) process.stdout.write(`  ${formatCheck(check)}\n`);
				lost += failedChecks(checks).length;
			}
		}
	} finally {
		await clear();
	}
	return lost > 0 ? 1 : 0;
}
