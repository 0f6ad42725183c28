import type { Row } from '../entities';
import { InvalidValue } from '../fields/controls';
import { type Draft, same, valueAt } from '../fields/paths';
import type { JournalEntry } from '../journal/use-journal';
import type { FieldConflict } from '../screens/save';

/**
 * Makes the journal's entry for an article.
 * @param stored the row as the server has it
 * @param typed what the screen shows, by path
 */
export function journalEntryOf(
	stored: Row,
	typed: Draft,
	conflicts: Readonly<Record<string, FieldConflict>>,
	sent: Draft,
): JournalEntry {
	const changes = Object.fromEntries(
		Object.entries(typed).filter(
			([path, value]) => !(value instanceof InvalidValue) && !same(value, valueAt(stored, path)),
		),
	);
	const before = Object.fromEntries(
		Object.keys(changes).map((path) => [path, conflicts[path]?.before ?? valueAt(stored, path)]),
	);
	return { version: String(stored.version), title: String(stored.title), changes, before, sent };
}
