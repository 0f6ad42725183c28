import { expect, test } from 'vitest';
import { failedChecks } from './check';
import { faultOf } from './faults';

test('kill-writing on postgresql: nothing that was typed stands twice, and what was typed is there again', async () => {
	const checks = await faultOf('kill-writing').run('postgresql', 1);
	// How much of the last moment is lost is printed by the command: other tests keep this machine busy.
	expect(failedChecks(checks.filter(({ isTime }) => !isTime))).toEqual([]);
	const lost = checks.filter(({ isTime }) => isTime).map(({ count }) => count);
	expect(lost).toHaveLength(5);
	expect(Math.max(...lost)).toBeLessThan(10);
});

test('hold-writing on postgresql: what was typed is saved once whatever held it up is over, and stands once', async () => {
	expect(failedChecks(await faultOf('hold-writing').run('postgresql', 1))).toEqual([]);
});
