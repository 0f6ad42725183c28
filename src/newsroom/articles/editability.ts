import type { ArticleDetail } from '../../api/newsroom/article/article-calls';

/** Drafts save themselves; what is published or scheduled changes only when somebody saves. */
export const isSelfSaving = ({ status, may }: ArticleDetail) =>
	may.write === true && (status === 'draft' || status === 'review');

/** The right that the person lacks to change an article in this status; undefined where none is missing. */
export function missingRight({ status, may }: ArticleDetail): 'write' | 'publish' | 'schedule' | undefined {
	if (may.write !== true && status !== 'discarded') return 'write';
	if (status === 'published' && may.publish !== true) return 'publish';
	return status === 'scheduled' && may.schedule !== true ? 'schedule' : undefined;
}

/** Whether the person may only look at it. */
export const isReadOnlyNow = (detail: ArticleDetail) =>
	missingRight(detail) !== undefined || detail.status === 'discarded';
