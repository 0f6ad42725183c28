import type { z } from 'zod';
import { Refusal, refusalOfIssue } from '../shared/refusal';
import { isUnstorable } from '../shared/text/stored-text';
import type { AnyCall } from './call';

const namesOf = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {});

/**
 * The parameters of a query that a call knows; others are let go.
 * @throws Refusal `invalid` for one that is repeated
 */
export function queryOf({ input }: AnyCall, request: Request): Record<string, unknown> {
	const search = new URL(request.url).searchParams;
	const known = namesOf(input.query).filter((name) => search.has(name));
	const repeated = known.find((name) => search.getAll(name).length > 1);
	if (repeated) throw new Refusal('invalid', repeated, { rule: { name: 'twice' } });
	return Object.fromEntries(known.map((name) => [name, search.get(name)]));
}

/** The headers that a call knows. */
export const headersOf = ({ input }: AnyCall, request: Request): Record<string, unknown> =>
	Object.fromEntries(namesOf(input.headers).map((name) => [name, request.headers.get(name) ?? undefined]));

/**
 * What was given to a call, by its schema; unknown names are let go.
 * @param schema nothing is given where there is none
 * @throws Refusal `invalid` with the name of the first that is wrong, or is text that cannot be stored
 */
export function readInput<Schema extends z.ZodObject>(
	schema: Schema | undefined,
	given: Record<string, unknown>,
): z.output<Schema> {
	if (!schema) return {} as z.output<Schema>;
	const input = schema.safeParse(given);
	if (!input.success) throw refusalOfIssue(input.error, ([name]) => String(name ?? ''), schema);
	const unstorable = Object.entries(input.data).find(([, value]) => isUnstorable(value));
	if (unstorable) throw new Refusal('invalid', unstorable[0], { rule: { name: 'unstorable' } });
	return input.data;
}
