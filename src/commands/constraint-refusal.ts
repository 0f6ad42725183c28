import type { Rule } from '../shared/http/refusal-rules';
import { Refusal, type RefusalCode, type RefusalMore } from '../shared/refusal';

/** The fields of a PostgreSQL error about a violated constraint. */
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

/** The query builder's errors have the database's own as their cause. */
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

/** Constraints over several columns, with the column that the caller must correct. */
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

const RULES: Partial<Record<RefusalCode, Rule>> = {
	taken: { name: 'taken' },
	in_use: { name: 'used_elsewhere' },
};

/** The columns of the row that has the value already, with their values, where the database names them. */
function heldBy({ code, table, detail = '' }: Violation): RefusalMore['held'] {
	const [, columns = '', values = ''] = /^Key \(([^)]+)\)=\((.*)\) already exists/s.exec(detail) ?? [];
	const [names, held] = [columns.split(', '), values.split(', ')];
	if (code !== '23505' || table === undefined || columns === '' || names.length !== held.length) return undefined;
	return { table, values: Object.fromEntries(names.map((name, at) => [name, held[at] as string])) };
}

function ruleOf({ code, constraint = '' }: Violation, refusal: RefusalCode): Rule | undefined {
	if (code === '23502') return { name: 'needed' };
	if (code === '23514') return { name: constraint.endsWith('_known') ? 'not_there' : 'goes_with' };
	return RULES[refusal];
}

/** The refusal for an error of the database; undefined where it is no violated constraint. */
export function refusalOf(error: unknown): Refusal | undefined {
	const violation = violationIn(error);
	if (!violation) return undefined;
	// A row that others still refer to is in use; a row that refers to nothing names what is missing.
	const isInUse = violation.code === '23503' && violation.detail?.includes('is still referenced') === true;
	const code = isInUse ? 'in_use' : (CODES[violation.code] ?? 'invalid');
	const [rule, held] = [ruleOf(violation, code), heldBy(violation)];
	return new Refusal(code, fieldOf(violation), { ...(rule && { rule }), ...(held && { held }) });
}
