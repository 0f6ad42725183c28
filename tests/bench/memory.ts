import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		// The process ended meanwhile.
		return '';
	}
};

/** A process and all that it has started, however far. */
function family(pid: number): number[] {
	const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
	const parents = new Map(
		all.map((one) => [one, Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${one}/status`))?.[1] ?? 0)]),
	);
	const below = (parent: number): number[] => [
		parent,
		...all.filter((one) => parents.get(one) === parent).flatMap(below),
	];
	return below(pid);
}

/** Megabytes that a process and all that it has started hold, memory they share counted once (PSS). */
export function memoryOf(pid: number): number {
	const kilobytes = family(pid).map((one) =>
		Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
	);
	return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
}
