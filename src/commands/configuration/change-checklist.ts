import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { setting } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import { Refusal } from '../../shared/refusal';
import { CHECKLIST_SETTING, savedChecklist } from '../../shared/site/checklist';
import { command } from '../command';
import { CHANGING, writeSetting } from './change-site-config';

/**
 * Puts the list of what is left away from the first screen, or brings it back.
 * @throws Refusal `forbidden`, `unproved`, `state` once all of it was done
 */
export const changeChecklist = command({
	action: 'change',
	input: z.object({ state: z.enum(['shown', 'put_away']) }),
	async run(ctx, { state }) {
		ctx.authorize('house.change');
		await ctx.lock(CHANGING);
		const [row] = await ctx.read
			.select({ value: setting.value })
			.from(setting)
			.where(eq(setting.name, CHECKLIST_SETTING));
		const before = savedChecklist(row?.value);
		if (before === 'done') throw new Refusal('state', undefined, { rule: { name: 'unchanged' } });
		if (before === state) return;
		if (state === 'put_away') await writeSetting(ctx, CHECKLIST_SETTING, state);
		else await ctx.tx.delete(setting).where(eq(setting.name, CHECKLIST_SETTING));
		ctx.audit({
			entity: 'set_up',
			id: '',
			detail: { changes: { checklist: { from: before, to: state } } },
		});
	},
});

/** Remembers that everything on the list was done once: it does not come back. @param now Unix seconds */
export async function noteChecklistDone(db: Pick<Database, 'writeAlone'>, now: number): Promise<void> {
	await db.writeAlone(sql`insert into setting (name, value, updated_at)
		values (${CHECKLIST_SETTING}, to_jsonb('done'::text), ${now})
		on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`);
}
