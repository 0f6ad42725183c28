import { withoutWords } from '../../../shared/article/changed-fields';

/** The columns of an audit row that decide how its detail is shown. */
interface AuditRow {
	noun: string;
	detail: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Omits the name and the filters of a view that is not shared. */
function viewDetail({ name, query, ...detail }: Record<string, unknown>): Record<string, unknown> {
	return detail.is_shared === true ? { name, query, ...detail } : detail;
}

/**
 * The detail of an audit row as the API returns it. Rows of former releases hold words of articles and of private
 * views: the rule that new rows are written by is applied to them here.
 */
export function detailOf({ noun, detail }: AuditRow): Record<string, unknown> {
	if (noun === 'saved_view') return viewDetail(detail);
	if (noun !== 'article' || !isObject(detail.changes)) return detail;
	return { ...detail, changes: withoutWords(detail.changes) };
}
