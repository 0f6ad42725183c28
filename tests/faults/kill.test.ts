import { expect, test } from 'vitest';
import { isFull } from '../full';
import { failedChecks } from './check';
import { faults } from './faults';

/** How often each kill happens; twenty times is `npm run faults`. */
const ROUNDS = isFull ? 3 : 1;

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
