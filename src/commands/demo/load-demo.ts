import { eq, sql } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import type { Db, Tx } from '../../platform/db/tx';
import { LOADING_DEMO, writeInTurn } from '../../platform/db/write-in-turn';
import { tag } from '../../shared/cache-tags';
import { joinTransaction, runCommand } from '../command';
import type { DemoContentOptions } from './content';
import { noteDemo, rowsBefore } from './removal/note-demo';
import { rowTables } from './removal/table-roles';
import { DEMO_REMOVED } from './remove-demo';

export interface DemoOptions extends DemoContentOptions {
	/** Somebody asks for it, in an installation from which it was removed as well. */
	again?: boolean;
}

/** Tables that somebody may fill before there is any content: with a logo, old addresses, readers who have signed up. */
const BEFORE_CONTENT: readonly string[] = ['media', 'redirect', 'seo_override', 'subscription', 'translation_group'];

/**
 * True where nothing was written: no table of content has a row, and there is no demonstration.
 * @param again also where the demonstration was removed, because somebody asks for it
 */
export async function mayLoadDemo(db: Pick<Db | Tx, 'execute'>, again: boolean): Promise<boolean> {
	const rows = sql.join(
		rowTables
			.filter((name) => !BEFORE_CONTENT.includes(name))
			.map((name) => sql`exists (select from ${sql.identifier(name)})`),
		sql` or `,
	);
	const answer = await db.execute<{ in_use: boolean }>(
		sql`select ${rows} or exists (select from setting where name = 'demo_loaded_at'
			or (name = ${DEMO_REMOVED} and not ${again}::boolean)) as in_use`,
	);
	return answer.rows[0]?.in_use === false;
}

/**
 * Fills an empty database with the demonstration edition, in one transaction: all of it or nothing.
 * A database that holds any content, or that held the demonstration before, is left as it is; of several nodes
 * that start at once, one fills it. The texts are read only when they are needed.
 * @param options.now the moment of the first start, in Unix seconds; a story is never later.
 * @returns true when the demonstration was loaded now.
 */
export async function loadDemo(db: Database, options: DemoOptions): Promise<boolean> {
	const again = options.again ?? false;
	if (!(await mayLoadDemo(db.staff, again))) return false;
	const { writeDemo } = await import('./content');
	return writeInTurn(db, LOADING_DEMO, async (tx) => {
		if (!(await mayLoadDemo(tx, again))) return false;
		await runCommand(joinTransaction(tx, { kind: 'import', source: 'demo' }, options.now), 'load', async (ctx) => {
			ctx.authorize('demo.load');
			const before = await rowsBefore(ctx.tx);
			await writeDemo(ctx, options);
			await noteDemo(ctx.tx, options.now, before);
			await ctx.tx.delete(setting).where(eq(setting.name, DEMO_REMOVED));
			await ctx.tx.insert(setting).values({ name: 'demo_loaded_at', value: options.now });
			ctx.audit({ entity: 'demo', id: 'demo' });
			ctx.invalidate(tag.everything);
		});
		return true;
	});
}
