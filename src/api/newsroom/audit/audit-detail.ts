import { withoutWords } from '../../../shared/article/changed-fields';

/** What of a row of the audit says how it is told. */
interface Told {
	noun: string;
	detail: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a view that is its owner's alone, neither its name nor its filters. */
function viewDetail({ name, query, ...detail }: Record<string, unknown>): Record<string, unknown> {
	return detail.is_shared === true ? { name, query, ...detail } : detail;
}

/**
 * The detail of a row of the audit as it is told. Rows of former releases hold words of articles and of private views;
 * they are told by the rule that new rows are written by.
 */
export function detailOf({ noun, detail }: Told): Record<string, unknown> {
	if (noun === 'saved_view') return viewDetail(detail);
	if (noun !== 'article' || !isObject(detail.changes)) return detail;
	return { ...detail, changes: withoutWords(detail.changes) };
}
