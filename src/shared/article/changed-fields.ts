/** Fields of an article that are short facts and no words, so that the audit may keep them before and after. */
const FACTS: ReadonlySet<string> = new Set([
	...['group_id', 'edition', 'status', 'type', 'kind', 'authors', 'tags', 'topics', 'companies', 'password'],
	...['scheduled_at', 'zone', 'unpublish_at', 'embargo_until', 'embargo_zone', 'first_published_at'],
	...['published_at', 'revised_at', 'created_at', 'updated_at'],
]);

/** Fields that are derived from others; they are never edited, and no screen has a name for them. */
const DERIVED: ReadonlySet<string> = new Set(['import_key', 'reading_minutes']);

/**
 * Reduces the changes of an article to what the audit log keeps: short facts before and after, and for every other
 * changed field an empty object. The words are in the revisions, which have access rules of their own.
 */
export const withoutWords = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(changes)
			.filter(([name]) => !DERIVED.has(name))
			.map(([name, change]) => [name, FACTS.has(name) ? change : {}]),
	);
