import { foldWord } from '../../shared/search/search-text';
import type { Edition } from '../edition';

/** Returns the name of a product group in an edition; an unknown group is shown as it is written. */
export function productGroup(edition: Edition, category: string): string {
	const names: Partial<Record<string, string>> = edition.words.exhibitions.categories;
	return names[category] ?? category;
}

/**
 * Returns the product groups whose name in the edition contains the keyword; a keyword of two letters would match half
 * of them.
 */
export function productGroupsNamed(edition: Edition, keyword: string | undefined): string[] {
	const wanted = foldWord((keyword ?? '').toLowerCase());
	if (wanted.length < 3) return [];
	return Object.entries(edition.words.exhibitions.categories)
		.filter(([, name]) => foldWord(name.toLowerCase()).includes(wanted))
		.map(([category]) => category);
}
