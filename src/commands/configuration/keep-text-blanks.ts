import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { setting } from '../../data/tables/site';
import { savedBlanks, TEXT_BLANKS_SETTING, textBlanks } from '../../shared/site/text-blanks';
import { changesBetween } from '../changes-between';
import { command } from '../command';
import { CHANGING, writeSetting } from './change-site-config';

/**
 * Keeps what was typed into the blanks of an edition's texts, so that it is there when somebody returns to them.
 * @throws Refusal `forbidden`, `unproved`, `invalid` with the field
 */
export const keepTextBlanks = command({
	action: 'change',
	input: textBlanks.extend({ edition: z.string().max(8) }),
	async run(ctx, { edition, ...blanks }) {
		ctx.authorize('house.change');
		await ctx.lock(CHANGING);
		const [row] = await ctx.read
			.select({ value: setting.value })
			.from(setting)
			.where(eq(setting.name, TEXT_BLANKS_SETTING));
		const before = savedBlanks(row?.value);
		if (isDeepStrictEqual(before[edition], blanks)) return;
		await writeSetting(ctx, TEXT_BLANKS_SETTING, { ...before, [edition]: blanks });
		ctx.audit({ entity: 'house', id: '', detail: { changes: changesBetween(before[edition], blanks) } });
	},
});
