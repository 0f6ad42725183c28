import { z } from 'zod';
import { switchesOf } from '../../queries/site/switches';
import { switches } from '../../shared/site/switches';
import { command } from '../command';
import { CHANGING, writeSetting } from './change-site-config';

/**
 * Sets switches of the installation. What is not named stays as it was.
 * @throws Refusal `forbidden`, `unproved`, `invalid` (with the field)
 */
export const changeSwitches = command({
	action: 'change',
	input: z.strictObject({ second_person: z.boolean() }).partial(),
	async run(ctx, given) {
		ctx.authorize('setting.write');
		await ctx.lock(CHANGING);
		const before = await switchesOf(ctx.read);
		for (const name of switches) {
			const to = given[name];
			if (to === undefined || to === before[name]) continue;
			await writeSetting(ctx, name, to);
			ctx.audit({ entity: 'setting', id: name, detail: { changes: { value: { from: before[name], to } } } });
		}
	},
});
