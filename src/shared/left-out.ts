import { reasonOf } from './loggable';

/** What could not be drawn is named in one line of the log, and once: so many names are remembered. */
const REMEMBERED = 1_000;
/** Characters of a reason: an error may repeat what it could not read. */
const MAX_REASON_CHARACTERS = 200;
const reported = new Set<string>();
let count = 0;
let log: (line: Record<string, unknown>) => void = () => {};

/** Sets where it is logged what a list leaves out. */
export function logLeftOut(to: (line: Record<string, unknown>) => void): void {
	log = to;
	reported.clear();
}

/** How often something was left out since the program began, logged or not. */
export const leftOutSoFar = (): number => count;

/**
 * Logs that something was left out, the first time it is. @param what a name of it that says no text of the row
 * @param error what drawing it threw, where that is known
 */
export function noteLeftOut(what: string, error?: unknown): void {
	count += 1;
	if (reported.has(what)) return;
	if (reported.size >= REMEMBERED) reported.clear();
	reported.add(what);
	log({
		event: 'left_out',
		what,
		...(error === undefined ? {} : { reason: reasonOf(error).slice(0, MAX_REASON_CHARACTERS) }),
	});
}

/**
 * What is made of each item of a list. An item of which it cannot be made is left out and logged; the others are not
 * touched by it.
 * @param nameOf what the item is called in the log: the kind of thing, and its number or its address
 */
export function eachOf<Item, Made>(
	items: Iterable<Item>,
	nameOf: (item: Item) => string,
	make: (item: Item) => Made,
): Made[] {
	const made: Made[] = [];
	for (const item of items) {
		try {
			made.push(make(item));
		} catch (error) {
			noteLeftOut(nameOf(item), error);
		}
	}
	return made;
}
