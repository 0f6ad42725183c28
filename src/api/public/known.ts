import type { Known } from '../../data/tables/article';
import { knownUpdate } from '../../shared/article/known';

/** What an article shows as established; nothing of one that is protected. */
export function shownKnown({ known, is_protected }: { known: Known | null; is_protected: boolean }) {
	const updated_at = knownUpdate(known);
	return known && updated_at !== undefined && !is_protected ? { updated_at, ...known } : null;
}
