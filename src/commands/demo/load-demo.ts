import { sql } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import type { Db, Tx } from '../../platform/db/tx';
import { LOADING_DEMO, writeInTurn } from '../../platform/db/write-in-turn';
import { tag } from '../../shared/cache-tags';
import { act, joiningAs } from '../act';
import type { DemoContentOptions } from './content';

export type DemoOptions = DemoContentOptions;

/** Tables whose rows mean that somebody works here already. */
const CONTENT = ['article', 'page', 'author', 'tag', 'topic', 'license', 'book', 'data_series'] as const;

async function isEmpty(db: Db | Tx): Promise<boolean> {
	const rows = sql.join(
		CONTENT.map((name) => sql`exists (select from ${sql.identifier(name)})`),
		sql` or `,
	);
	const answer = await db.execute<{ in_use: boolean }>(
		sql`select ${rows} or exists (select from setting where name = 'demo_loaded_at') as in_use`,
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
	if (!(await isEmpty(db.staff))) return false;
	const { writeDemo } = await import('./content');
	return writeInTurn(db, LOADING_DEMO, async (tx) => {
		if (!(await isEmpty(tx))) return false;
		await act(joiningAs(tx, { kind: 'import', source: 'demo' }, options.now), 'load', async (one) => {
			one.demand('demo.load');
			await writeDemo(one, options);
			await one.tx.insert(setting).values({ name: 'demo_loaded_at', value: options.now });
			one.done({ noun: 'demo', id: 'demo' });
			one.mark(tag.everything);
		});
		return true;
	});
}
