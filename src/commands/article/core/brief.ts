import { plainText } from '../../../platform/html/clean-html';
import { Refusal } from '../../../shared/refusal';
import type { ArticleRow } from './article-state';

/** Two long sentences; what needs more is a story. */
const MAX_CHARACTERS = 600;

/**
 * A brief is a few words that stand whole in every list.
 * @throws Refusal `invalid` at its text, or at the picture or the standfirst it has not
 */
export function requireBrief({ html, cover_id, standfirst }: ArticleRow): void {
	if (plainText(html).length > MAX_CHARACTERS)
		throw new Refusal('invalid', 'html', { rule: { name: 'brief_long', most: MAX_CHARACTERS } });
	if (cover_id !== null && cover_id !== undefined)
		throw new Refusal('invalid', 'cover_id', { rule: { name: 'brief_cover' } });
	if (standfirst !== '') throw new Refusal('invalid', 'standfirst', { rule: { name: 'brief_standfirst' } });
}
