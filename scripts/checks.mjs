/**
 * The programs that judge the source without running it, listed once for `npm test`, `npm run check` and their parts.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from './prepare.mjs';

const program = (path) => join(root, 'node_modules', path);
const biome = program('@biomejs/biome/bin/biome');

export const checks = {
	// Each further checker would infer anew what they share, and two processors are busy with the other checks.
	types: [program('typescript/bin/tsc'), '--noEmit', '--checkers', '1'],
	style: [biome, 'check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=40', '.'],
	// Its rules are in `.oxlintrc.json`: promises are errors, words in comments warnings.
	rules: [program('oxlint/bin/oxlint'), '--type-aware', 'src', 'demo', 'tools', 'tests', 'scripts', 'dev.ts'],
	unused: [program('knip/bin/knip.js'), '--no-progress'],
};
/** Mends what can be mended without a decision. */
export const format = [biome, 'check', '--write', '--diagnostic-level=warn', '.'];

/** Runs a program on the project's Node. @returns whether it found nothing, and what it printed */
export function judge(args) {
	return new Promise((done) => {
		const child = spawn(node(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
		let printed = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8');
			stream.on('data', (text) => (printed += text));
		}
		child.on('close', (code) => done({ isWell: code === 0, printed }));
	});
}

/** How the linter ends its report of rules that warn and do not fail. */
const HAS_WARNINGS = /^Found [1-9]\d* warnings?/m;

/**
 * Runs the named checks side by side, and prints what those report that failed or have warnings.
 * @returns names of the failed ones
 */
export async function runChecks(names = Object.keys(checks)) {
	const results = await Promise.all(
		names.map(async (name) => {
			const { isWell, printed } = await judge(checks[name]);
			if (isWell && HAS_WARNINGS.test(printed)) process.stderr.write(printed);
			if (!isWell)
				process.stderr.write(`${printed.trimEnd()}\nThe check of ${name} failed; what it found stands above.\n`);
			return isWell ? [] : [name];
		}),
	);
	return results.flat();
}
