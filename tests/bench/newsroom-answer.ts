import { type Figure, median, percentile } from './table';

const TIMES = 60;
const WARM_UP = 5;
/** Milliseconds that a page may take: half of the times, and nineteen of twenty (newsroom.md, section 8). */
export const BAR = { p50: 30, p95: 120 };

/** Asks the newsroom again and again. @param work what is asked, by the number of the repetition */
export async function measureAnswer(what: string, work: (n: number) => Promise<unknown>, bar = BAR): Promise<Figure> {
	for (let n = 0; n < WARM_UP; n += 1) await work(n);
	const taken: number[] = [];
	for (let n = 0; n < TIMES; n += 1) {
		const start = performance.now();
		await work(WARM_UP + n);
		taken.push(performance.now() - start);
	}
	const [p50, p95] = [median(taken), percentile(taken, 0.95)];
	return {
		what,
		value: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
		target: `p50 ≤ ${bar.p50} ms, p95 ≤ ${bar.p95} ms`,
		holds: p50 <= bar.p50 && p95 <= bar.p95,
	};
}
