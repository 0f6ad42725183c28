import { Broken } from '../fields/controls';
import { type Draft, same, valueAt } from '../fields/paths';
import type { Noted } from '../journal/use-journal';
import type { Row } from '../nouns';
import type { Clash } from '../screens/save';

/**
 * What the journal keeps of an article.
 * @param stored what the server has of it
 * @param typed what stands on the screen, by path
 */
export function notedOf(stored: Row, typed: Draft, clashes: Readonly<Record<string, Clash>>, sent: Draft): Noted {
	const changes = Object.fromEntries(
		Object.entries(typed).filter(([path, value]) => !(value instanceof Broken) && !same(value, valueAt(stored, path))),
	);
	const before = Object.fromEntries(
		Object.keys(changes).map((path) => [path, clashes[path]?.before ?? valueAt(stored, path)]),
	);
	return { version: String(stored.version), title: String(stored.title), changes, before, sent };
}
