import type { Database } from '../../src/platform/db/db';
import { listArticles } from '../../src/queries/article/listing';
import { measureSearch } from './search';
import { type Figure, median, percentile } from './table';

const TIMES = 60;

async function time(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
	await work();
	await work();
	const taken: number[] = [];
	for (let i = 0; i < TIMES; i += 1) {
		const start = performance.now();
		await work();
		taken.push(performance.now() - start);
	}
	return { p50: median(taken), p95: percentile(taken, 0.95) };
}

/** Lists among many articles. */
export async function measureLists(db: Database): Promise<Figure[]> {
	const figures: Figure[] = [];
	const add = async (what: string, target: number, work: () => Promise<unknown>) => {
		const { p50, p95 } = await time(work);
		figures.push({
			what,
			value: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
			target: `p50 ≤ ${target} ms`,
			holds: p50 <= target,
		});
	};
	await add('100,000 articles: list, page 1', 2, () => listArticles(db.read, { edition: 'en' }, 1));
	await add('100,000 articles: list, page 1,000', 5, () => listArticles(db.read, { edition: 'en' }, 1000));
	return figures;
}

/** Searches among many articles. */
export async function measureSearches(db: Database): Promise<Figure[]> {
	return (await measureSearch(db)).map((found) => ({
		what: `100,000 articles: search, ${found.name} (${found.searches} different ones, ${found.found} found something)`,
		value: `p50 ${found.p50.toFixed(1)} ms, p95 ${found.p95.toFixed(1)} ms`,
		target: `p50 ≤ ${found.target} ms`,
		holds: found.p50 <= found.target,
	}));
}
