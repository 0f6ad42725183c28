import type { ArticleRow } from '../../../data/article-content';
import { plainText } from '../../../platform/html/clean-html';
import { Refusal } from '../../../shared/refusal';

/** Two long sentences; what needs more is a story. */
const MAX_CHARACTERS = 600;

/**
 * Requires of a brief that it is short enough to be shown whole in lists, and has neither picture nor standfirst.
 * @throws Refusal `invalid` with the field that is wrong
 */
export function requireBrief({ html, cover_id, standfirst }: ArticleRow): void {
	if (plainText(html).length > MAX_CHARACTERS)
		throw new Refusal('invalid', 'html', { rule: { name: 'brief_long', most: MAX_CHARACTERS } });
	if (cover_id !== null && cover_id !== undefined)
		throw new Refusal('invalid', 'cover_id', { rule: { name: 'brief_cover' } });
	if (standfirst !== '') throw new Refusal('invalid', 'standfirst', { rule: { name: 'brief_standfirst' } });
}
