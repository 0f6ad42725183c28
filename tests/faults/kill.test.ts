import { expect, test } from 'vitest';
import { isFull } from '../full';
import { failedChecks } from './check';
import { faults } from './faults';

/** How often each kill happens; twenty times is `npm run faults`. */
const ROUNDS = isFull ? 3 : 1;

const killing = (name: string) => faults.find((fault) => fault.name === name) as (typeof faults)[number];

/** The engines take turns; all of them on both is `npm run faults`. */
const turns = faults
	.filter(({ name }) => name.startsWith('kill-') && name !== 'kill-writing')
	.map((fault, n) => ({ fault, name: fault.name, engine: fault.engines[n % fault.engines.length] ?? 'embedded' }));

test.each(turns)(
	'$name on $engine: what was acknowledged is there, and no email goes out twice',
	async ({ fault, engine }) => {
		expect(failedChecks(await fault.run(engine, ROUNDS))).toEqual([]);
	},
);

test('kill-writing on postgresql: nothing that was typed stands twice, and what was typed is there again', async () => {
	const checks = await killing('kill-writing').run('postgresql', 1);
	// How much of the last moment is lost is printed by the command: other tests keep this machine busy.
	expect(failedChecks(checks.filter(({ isTime }) => !isTime))).toEqual([]);
	const lost = checks.filter(({ isTime }) => isTime).map(({ count }) => count);
	expect(lost).toHaveLength(5);
	expect(Math.max(...lost)).toBeLessThan(10);
});
