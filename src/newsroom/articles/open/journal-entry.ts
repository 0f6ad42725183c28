import type { Row } from '../../entities';
import type { Draft } from '../../fields/paths';
import { entryOf } from '../../journal/journal-entry';
import type { JournalEntry } from '../../journal/use-journal';
import type { FieldConflict } from '../../screens/save';

/**
 * Makes the journal's entry for an article.
 * @param stored the row as the server has it
 * @param typed what the screen shows, by path
 */
export const journalEntryOf = (
	stored: Row,
	typed: Draft,
	conflicts: Readonly<Record<string, FieldConflict>>,
	sent: Draft,
): JournalEntry => entryOf(String(stored.title), stored, typed, conflicts, sent);
