import { readdirSync, readFileSync } from 'node:fs';

/** Text of a file in `/proc`; empty where the process ended meanwhile. */
function read(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}

/** Fields of `/proc/…/stat` behind the name of the program, which is in brackets and may contain spaces. */
function statOf(pid: number): string[] {
	const stat = read(`/proc/${pid}/stat`);
	return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
const PARENT = 1;
/** Ticks of user and system time: its own, then those of children that ended. */
const TIMES = [11, 12, 13, 14];

/** A process and all that it has started, however far. */
function family(pid: number): number[] {
	const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
	const parents = new Map(all.map((one) => [one, Number(statOf(one)[PARENT])]));
	const below = (parent: number): number[] => [
		parent,
		...all.filter((one) => parents.get(one) === parent).flatMap(below),
	];
	return below(pid);
}

/** Ticks a second in which Linux counts the processor time of a process. */
const TICKS = 100;

/**
 * Milliseconds of processor time that a process and all that it has started have taken so far, those that ended
 * included; one tick is ten milliseconds.
 * @throws Error where there is no such process
 */
export function processorTime(pid: number): number {
	const times = family(pid).map((one) => TIMES.reduce((sum, at) => sum + Number(statOf(one)[at] ?? 0), 0));
	if (!read(`/proc/${pid}/stat`)) throw new Error(`There is no process ${pid} to measure.`);
	return (times.reduce((sum, one) => sum + one, 0) * 1000) / TICKS;
}

/** Mappings of what is no file: they have no inode, or a name that the system gives to memory that processes share. */
const NO_FILE = /^(?:\S+ \S+ 0$|\S+ \S+ \d+ (?:\/dev\/(?:zero|shm)|\/SYSV|\/memfd:))/;

/** Kilobytes of each mapped part of a file that are in memory, by a name that is the same in every process. */
function filePages(smaps: string): [part: string, kilobytes: number][] {
	const found: [string, number][] = [];
	let part = '';
	let resident = 0;
	for (const line of smaps.split('\n')) {
		const mapping = /^[0-9a-f]+-[0-9a-f]+ \S+ (.+)$/.exec(line)?.[1];
		if (mapping) part = mapping.replaceAll(/ +/g, ' ').trim();
		else if (line.startsWith('Rss:')) resident = Number(/\d+/.exec(line)?.[0]);
		// What a process has written to is its own, whatever it was before.
		else if (line.startsWith('Anonymous:') && !NO_FILE.test(part))
			found.push([part, resident - Number(/\d+/.exec(line)?.[0])]);
	}
	return found;
}

/**
 * Megabytes (10⁶ bytes) that a process and all that it has started would hold if nothing else ran: what they have written, and the
 * pages of files, counted once for all of them. Another process that maps the same files takes nothing off, as it does
 * of PSS: this bench runs the program that the server runs.
 * @throws Error where the memory of one of them cannot be read
 */
export function memoryAlone(pid: number): number {
	let written = 0;
	const files = new Map<string, number>();
	for (const one of family(pid)) {
		const rollup = read(`/proc/${one}/smaps_rollup`);
		if (!rollup) {
			if (one === pid || read(`/proc/${one}/stat`)) throw new Error(`The memory of the process ${one} cannot be read.`);
			continue;
		}
		for (const [, kilobytes] of rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm)) written += Number(kilobytes);
		for (const [part, kilobytes] of filePages(read(`/proc/${one}/smaps`)))
			files.set(part, Math.max(files.get(part) ?? 0, kilobytes));
	}
	const held = ([...files.values()].reduce((sum, one) => sum + one, written) * 1024) / 1_000_000;
	if (held === 0) throw new Error(`No memory of the process ${pid} was found.`);
	return held;
}
