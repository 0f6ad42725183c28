import type { Database } from '../../src/platform/db/db';
import { articleById } from '../../src/queries/article/article';
import { contextFor, edit } from '../actors';
import { type Figure, percentile } from './table';

const CHANGES = 100;
/** Changes before the first that counts: the code of the command is compiled by then. */
const WARM_UP = 5;

/**
 * From the command to the first answer with the new title, on every node.
 * @param urls origins of nodes on the same database
 * @param maxMs milliseconds at the 99th percentile
 */
export async function measureChange(db: Database, urls: string[], id: number, maxMs: number): Promise<Figure> {
	const article = await articleById(db.read, id);
	if (!article) throw new Error('The bench needs a published article.');
	const taken: number[] = [];
	for (let i = -WARM_UP; i < CHANGES; i += 1) {
		const title = `Changed for the bench, number ${i} on ${urls.length}`;
		const start = performance.now();
		await edit(contextFor(db, Math.floor(Date.now() / 1000)), db, id, { title });
		await Promise.all(
			urls.map(async (url) => {
				while (!(await (await fetch(`${url}/news/${article.seo_url}`)).text()).includes(title))
					if (performance.now() - start > 20_000) throw new Error('The change was not seen within 20 s.');
			}),
		);
		if (i >= 0) taken.push(performance.now() - start);
	}
	const p99 = percentile(taken, 0.99);
	return {
		what: `change an article by the command → ${urls.length === 1 ? 'its node serves' : `${urls.length} nodes serve`} it (${CHANGES} changes)`,
		value: `p50 ${percentile(taken, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
		target: `p99 ≤ ${maxMs.toLocaleString('en')} ms`,
		holds: p99 <= maxMs,
	};
}
