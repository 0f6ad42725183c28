import type { z } from 'zod';
import { Refusal, refusalOfIssue } from '../shared/refusal';
import { isUnstorable } from '../shared/text/stored-text';
import type { AnyCall } from './call';

const namesOf = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {});

/** The parameters of a query that a call declares; others are ignored. @throws Refusal `invalid` for a repeated one */
export function queryOf({ input }: AnyCall, request: Request): Record<string, unknown> {
	const search = new URL(request.url).searchParams;
	const known = namesOf(input.query).filter((name) => search.has(name));
	const repeated = known.find((name) => search.getAll(name).length > 1);
	if (repeated) throw new Refusal('invalid', repeated, { rule: { name: 'twice' } });
	return Object.fromEntries(known.map((name) => [name, search.get(name)]));
}

/** The headers that a call declares. */
export const headersOf = ({ input }: AnyCall, request: Request): Record<string, unknown> =>
	Object.fromEntries(namesOf(input.headers).map((name) => [name, request.headers.get(name) ?? undefined]));

/**
 * Validates the input of a call; unknown names are ignored.
 * @param schema undefined for a call without input
 * @throws Refusal `invalid` with the name of the first field that is wrong, or holds text that cannot be stored
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
