/** Fields of an article that are short facts and no words, so that the audit may keep them before and after. */
const FACTS: ReadonlySet<string> = new Set([
	...['group_id', 'edition', 'status', 'type', 'kind', 'authors', 'tags', 'topics', 'companies', 'password'],
	...['scheduled_at', 'zone', 'unpublish_at', 'embargo_until', 'embargo_zone', 'first_published_at'],
	...['published_at', 'revised_at', 'created_at', 'updated_at'],
]);

/** Fields that follow from others, which nobody changes and no screen has a name for. */
const DERIVED: ReadonlySet<string> = new Set(['import_key', 'reading_minutes']);

/**
 * The changes of an article as the audit tells them: facts before and after, and of everything else only that it
 * changed, as an empty object. The words are in the revisions, which ask who may read them.
 */
export const withoutWords = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(changes)
			.filter(([name]) => !DERIVED.has(name))
			.map(([name, change]) => [name, FACTS.has(name) ? change : {}]),
	);
