import { readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts the processor time of a process. */
const TICKS = 100;

/** Milliseconds of processor time that all threads of a process have taken so far; one tick is ten milliseconds. */
export function processTime(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
	// The name of the program is in brackets and may contain spaces; user and system time are the 12th and 13th field
	// after it.
	const [user, system] = stat
		.slice(stat.lastIndexOf(')') + 2)
		.split(' ')
		.slice(11, 13)
		.map(Number);
	return (((user ?? 0) + (system ?? 0)) * 1000) / TICKS;
}
