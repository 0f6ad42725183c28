/**
 * Every statement that the tests send, kept so that all of them can be prepared on the oldest PostgreSQL that we
 * promise.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const READS_OR_WRITES = /^\s*(?:with|select|insert|update|delete|values|merge)\b/i;
const seen = new Set<string>();

/** From now on this process notes each statement of its database connections once, in the folder of the run. */
export function noteStatements(folder: string): void {
	const place = join(folder, 'statements');
	mkdirSync(place, { recursive: true });
	const client = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown };
	const send = client.query;
	client.query = function (this: unknown, ...args: unknown[]) {
		const [first] = args;
		const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text;
		if (typeof text === 'string' && READS_OR_WRITES.test(text) && !seen.has(text)) {
			seen.add(text);
			appendFileSync(join(place, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
		}
		return send.apply(this, args);
	};
}

/** All statements that were noted in the folder of the run. */
export function notedStatements(folder: string): string[] {
	const place = join(folder, 'statements');
	if (!existsSync(place)) return [];
	const texts = readdirSync(place).flatMap((name) =>
		readFileSync(join(place, name), 'utf8').split('\n').filter(Boolean),
	);
	return [...new Set(texts)].map((line) => JSON.parse(line) as string);
}
