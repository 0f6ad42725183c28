import type { Row } from '../entities';
import { InvalidValue } from '../fields/controls';
import { type Draft, same, valueAt } from '../fields/paths';
import type { FieldConflict } from '../screens/save';
import type { JournalEntry } from './use-journal';

/**
 * Makes the journal's entry for a row.
 * @param title name of the row, for lists
 * @param stored the row as the server has it; undefined for a new one
 * @param typed what the screen shows, by path
 */
export function entryOf(
	title: string,
	stored: Row | undefined,
	typed: Draft,
	conflicts: Readonly<Record<string, FieldConflict>>,
	sent: Draft,
): JournalEntry {
	const storedAt = (path: string) => (stored ? valueAt(stored, path) : undefined);
	const changes = Object.fromEntries(
		Object.entries(typed).filter(([path, value]) => !(value instanceof InvalidValue) && !same(value, storedAt(path))),
	);
	const before = Object.fromEntries(
		Object.keys(changes).map((path) => [path, conflicts[path]?.before ?? storedAt(path)]),
	);
	return { version: String(stored?.version ?? ''), title, changes, before, sent };
}
