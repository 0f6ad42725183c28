import type { Db } from '../src/platform/db/tx';

/** A prepared statement as it was sent, and what it answered. */
export interface SentStatement {
	text: string;
	/** Values of the last execution. */
	values: readonly unknown[];
	/** Values of each execution. */
	executions: (readonly unknown[])[];
	/** Rows of all executions. */
	rows: Record<string, unknown>[];
}

interface Question {
	name: string;
	text: string;
	values: readonly unknown[];
}
type Client = { query(question: Question): Promise<{ rows: Record<string, unknown>[] }> };

/** The same connection, of which every prepared statement is kept by its name. */
export function recordPrepared(db: Db): { db: Db; statements: Map<string, SentStatement> } {
	const statements = new Map<string, SentStatement>();
	const client = (db as Db & { $client: Client }).$client;
	const query = async (question: Question) => {
		const answer = await client.query(question);
		const { name, text, values } = question;
		const known = statements.get(name);
		const executions = known?.executions ?? [];
		const rows = known?.rows ?? [];
		executions.push(values);
		for (const row of answer.rows) rows.push(row);
		statements.set(name, { text, values, executions, rows });
		return answer;
	};
	return { db: Object.create(db, { $client: { value: { query } } }) as Db, statements };
}
