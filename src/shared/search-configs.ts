/** PostgreSQL's stemmer of a language; beside each stands `brume_<name>`, which folds accents before it stems. */
export type SearchConfig = 'english' | 'spanish';

/** How each edition's words are stemmed, by edition code; `src/editions` takes its `search_config` from here. */
export const SEARCH_CONFIGS: Readonly<Record<string, SearchConfig>> = { en: 'english', es: 'spanish' };

/**
 * The stemmer of an edition.
 * @throws RangeError for an edition that has none, which is a mistake in the code and never a reader's.
 */
export function searchConfigOf(edition: string): SearchConfig {
	const config = Object.hasOwn(SEARCH_CONFIGS, edition) ? SEARCH_CONFIGS[edition] : undefined;
	if (!config) throw new RangeError(`The edition ${edition} has no search configuration.`);
	return config;
}

/** Codes of the editions that have a search. */
export const SEARCH_EDITIONS: readonly string[] = Object.keys(SEARCH_CONFIGS);
