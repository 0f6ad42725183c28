import { readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts the processor time of a process. */
const TICKS = 100;

/**
 * Milliseconds of processor time that a process has taken so far, all its threads together; one tick is ten of them.
 */
export function processTime(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
	// The name of the program stands in brackets and may hold blanks; user and system time are the 12th and 13th field
	// behind it.
	const [user, system] = stat
		.slice(stat.lastIndexOf(')') + 2)
		.split(' ')
		.slice(11, 13)
		.map(Number);
	return (((user ?? 0) + (system ?? 0)) * 1000) / TICKS;
}
