import { Refusal, type RefusalCode } from '../shared/refusal';

/** What PostgreSQL tells of a row that a constraint refuses. */
interface Violation {
	code: string;
	constraint?: string;
	table?: string;
	detail?: string;
}

const isViolation = (error: unknown): error is Violation =>
	typeof error === 'object' &&
	error !== null &&
	'code' in error &&
	typeof error.code === 'string' &&
	/^23/.test(error.code);

/** Errors of the query builder carry the database's own as their cause. */
function violationIn(error: unknown): Violation | undefined {
	if (isViolation(error)) return error;
	return error instanceof Error && error.cause !== undefined ? violationIn(error.cause) : undefined;
}

const CODES: Readonly<Record<string, RefusalCode>> = {
	'23503': 'not_found',
	'23505': 'taken',
	'23514': 'invalid',
	'23502': 'invalid',
	'23001': 'in_use',
};

/** Rules over several columns, by the column that whoever breaks them has set. */
const FIELDS: Readonly<Record<string, string>> = {
	article_published_dated: 'published_at',
	article_scheduled_dated: 'scheduled_at',
	article_embargo_holds: 'embargo_until',
	article_unpublish_later: 'unpublish_at',
	redirect_status_leads: 'status',
	redirect_target_gone: 'target',
};

function fieldOf({ constraint = '', table = '', detail = '' }: Violation): string | undefined {
	const key = /Key \(([^)]+)\)/.exec(detail)?.[1]?.split(', ').at(-1);
	const known =
		constraint.startsWith(`${table}_`) && constraint.endsWith('_known')
			? constraint.slice(table.length + 1, -'_known'.length)
			: undefined;
	return FIELDS[constraint] ?? known ?? key;
}

/** The refusal that an error of the database means; undefined for one that is no constraint's. */
export function refusalOf(error: unknown): Refusal | undefined {
	const violation = violationIn(error);
	if (!violation) return undefined;
	// Rows that others still point to are in use; a row that points nowhere names what is not there.
	const isInUse = violation.code === '23503' && violation.detail?.includes('is still referenced') === true;
	return new Refusal(isInUse ? 'in_use' : (CODES[violation.code] ?? 'invalid'), fieldOf(violation));
}
