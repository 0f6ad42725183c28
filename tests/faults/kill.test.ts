import { expect, test } from 'vitest';
import { broken } from './fact';
import { faults } from './faults';

/** The engines take turns; all of them on both is `npm run faults`. */
const turns = faults
	.filter(({ name }) => name.startsWith('kill-'))
	.map((fault, n) => ({ fault, name: fault.name, engine: fault.engines[n % fault.engines.length] ?? 'embedded' }));

test.each(turns)(
	'$name on $engine: what was acknowledged is there, and no email goes out twice',
	async ({ fault, engine }) => {
		expect(broken(await fault.run(engine, 1))).toEqual([]);
	},
);
