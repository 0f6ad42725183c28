/**
 * `npm run check`: formats what can be formatted, then everything `npm test` checks without running a test. With names
 * of checks only those (`npm run typecheck`, `npm run lint`); with `--format` only the first (`npm run format`).
 */
import { checks, format, judge, runChecks } from './checks.mjs';
import { ensureInstalled, giveUp } from './prepare.mjs';

ensureInstalled();
const names = process.argv.slice(2).filter((name) => name !== '--format');
const unknown = names.find((name) => !(name in checks));
if (unknown) giveUp(`There is no check "${unknown}"; there are ${Object.keys(checks).join(', ')}.`);
if (names.length === 0) {
	const { isWell, printed } = await judge(format);
	if (!isWell) {
		process.stderr.write(printed);
		process.exitCode = 1;
	}
}
if (!process.argv.includes('--format')) {
	const failed = await runChecks(names.length > 0 ? names : undefined);
	if (failed.length > 0) process.exitCode = 1;
}
