/** What the database does for a prepared statement, as `explain (analyze)` says it. */
import pg from 'pg';

/** One node of a plan in JSON; rows are those of one loop. */
interface PlanNode {
	'Relation Name'?: string;
	'Actual Rows': number;
	'Actual Loops': number;
	'Rows Removed by Filter'?: number;
	'Rows Removed by Index Recheck'?: number;
	Plans?: PlanNode[];
}

export interface Execution {
	/** Milliseconds. */
	ms: number;
	/** Rows that were read, by table. */
	rows: Map<string, number>;
}

function countRows(node: PlanNode, rows: Map<string, number>): Map<string, number> {
	const table = node['Relation Name'];
	if (table) {
		const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
		const read = (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'];
		rows.set(table, (rows.get(table) ?? 0) + read);
	}
	for (const one of node.Plans ?? []) countRows(one, rows);
	return rows;
}

const literal = (value: unknown): string => {
	if (value === null || value === undefined) return 'null';
	if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
	return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** After so many executions PostgreSQL has decided whether it plans the statement anew each time. */
const WARM_UP = 7;

/**
 * Prepares a statement on a connection, and executes it with different values as often as is wanted.
 * @param values of each of its executions elsewhere; those that are the same count once, the last of them first
 */
export async function executions(
	client: pg.ClientBase,
	text: string,
	values: readonly (readonly unknown[])[],
	{ different, times }: { different: number; times: number },
): Promise<Execution[]> {
	await client.query(`prepare measured as ${text}`);
	const bindings = [...new Set(values.map((one) => one.map(literal).join(', ')))].slice(-different);
	const once = async (of: string): Promise<Execution> => {
		const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
			`explain (analyze, timing off, format json) execute ${of ? `measured(${of})` : 'measured'}`,
		);
		const plan = rows[0]?.['QUERY PLAN'][0];
		if (!plan) throw new Error(`There is no plan of ${text}.`);
		return { ms: plan['Execution Time'], rows: countRows(plan.Plan, new Map()) };
	};
	try {
		for (let i = 0; i < WARM_UP; i += 1) await once(bindings[i % bindings.length] ?? '');
		const found: Execution[] = [];
		for (let i = 0; i < times; i += 1) for (const of of bindings) found.push(await once(of));
		return found;
	} finally {
		await client.query('deallocate measured');
	}
}
