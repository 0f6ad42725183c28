import type { ArticleDetail } from '../../api/newsroom/article/article-calls';
import { keepsWorkingCopy } from '../../shared/statuses';

/** Drafts and working copies save themselves; what was withdrawn or discarded is changed by steps alone. */
export const isSelfSaving = (detail: ArticleDetail) =>
	detail.may.write === true &&
	(keepsWorkingCopy(detail.status) || detail.status === 'draft' || detail.status === 'review');

/** The right that the person lacks to change an article in this status; undefined where none is missing. */
export const missingRight = ({ status, may }: ArticleDetail): 'write' | undefined =>
	may.write !== true && status !== 'discarded' ? 'write' : undefined;

/** Whether the person may only look at it. */
export const isReadOnlyNow = (detail: ArticleDetail) => missingRight(detail) !== undefined || detail.status === 'discarded';
