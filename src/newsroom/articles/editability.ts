import type { ArticleDetail } from '../../api/newsroom/article/article-calls';

/** What readers have of it, or will be given by the clock, changes only when somebody says so. */
export const isSelfSaving = ({ status, may }: ArticleDetail) =>
	may.write === true && (status === 'draft' || status === 'review');

/** The right without which a change of an article that stands so is refused; undefined where there is none. */
export function lackOf({ status, may }: ArticleDetail): 'write' | 'publish' | 'schedule' | undefined {
	if (may.write !== true && status !== 'discarded') return 'write';
	if (status === 'published' && may.publish !== true) return 'publish';
	return status === 'scheduled' && may.schedule !== true ? 'schedule' : undefined;
}

/** Whether whoever sits here may only look at it. */
export const isReadOnlyNow = (detail: ArticleDetail) => lackOf(detail) !== undefined || detail.status === 'discarded';
