import type { ArticleDetail } from '../../api/newsroom/article/article-calls';
import { keepsWorkingCopy } from '../../shared/statuses';

/** Drafts and working copies save themselves; what was withdrawn or discarded is changed by steps alone. */
export const isSelfSaving = (detail: ArticleDetail) =>
	detail.may.write === true &&
	(keepsWorkingCopy(detail.status) || detail.status === 'draft' || detail.status === 'review');

/** Whether the person lacks the right to change an article that can be changed. */
export const lacksRight = ({ status, may }: ArticleDetail): boolean => may.write !== true && status !== 'discarded';

/** Whether the person may only look at it. */
export const isReadOnlyNow = (detail: ArticleDetail) => lacksRight(detail) || detail.status === 'discarded';
