import { InvalidValue } from '../fields/controls';
import { type Draft, same, valueAt } from '../fields/paths';
import type { Noted } from '../journal/use-journal';
import type { Row } from '../nouns';
import type { FieldConflict } from '../screens/save';

/**
 * What the journal keeps of an article.
 * @param stored what the server has of it
 * @param typed what stands on the screen, by path
 */
export function notedOf(
	stored: Row,
	typed: Draft,
	conflicts: Readonly<Record<string, FieldConflict>>,
	sent: Draft,
): Noted {
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
