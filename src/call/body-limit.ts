import { z } from 'zod';
import { MAX_TEXT_CHARACTERS } from '../shared/input/limits';
import type { AnyCall } from './call';

/** Bytes of a body on calls that take little, and of every body whose sender is not known yet (security rule 18). */
export const ORDINARY_BODY_BYTES = 64 * 1024;

/** The most bytes that a character takes in JSON: the longest escape. */
const BYTES_PER_CHARACTER = 6;

/** Bytes of the longest body that any call takes: a text with its markup, and half a million characters besides. */
export const MAX_BODY_BYTES = (MAX_TEXT_CHARACTERS + 500_000) * BYTES_PER_CHARACTER;

/** The largest number of texts in a record that has one for each edition. */
const MAX_EDITIONS = 20;
/** Bytes of a number or a flag, and of a name with its quotes and colon. */
const SMALL_BYTES = 40;

/** The parts of a printed schema that say how much a value may hold. */
interface Printed {
	type?: string;
	$ref?: string;
	maxLength?: number;
	maxItems?: number;
	items?: Printed;
	properties?: Readonly<Record<string, Printed>>;
	additionalProperties?: Printed | boolean;
	anyOf?: readonly Printed[];
	enum?: readonly unknown[];
}

function bytesOf(schema: Printed): number {
	if (schema.anyOf) return Math.max(...schema.anyOf.map(bytesOf));
	if (schema.maxLength !== undefined) return schema.maxLength * BYTES_PER_CHARACTER + SMALL_BYTES;
	if (schema.items) return (schema.maxItems ?? 0) * bytesOf(schema.items) + SMALL_BYTES;
	// A schema without any rule puts no bound on its value: a step of a text may carry the whole text.
	if (Object.keys(schema).length === 0) return MAX_BODY_BYTES;
	const own = Object.values(schema.properties ?? {}).map((one) => bytesOf(one) + SMALL_BYTES);
	const byName =
		typeof schema.additionalProperties === 'object' ? MAX_EDITIONS * bytesOf(schema.additionalProperties) : 0;
	return own.reduce((sum, bytes) => sum + bytes, byName + SMALL_BYTES);
}

const found = new WeakMap<z.ZodObject, number>();

/**
 * Bytes that the body of a call may have: as many as its fields hold together, 64 KB at least, and no more than the
 * longest text needs.
 */
export function bodyLimitOf({ input, access }: AnyCall): number {
	if (!input.body || access.who === 'guest') return ORDINARY_BODY_BYTES;
	const known = found.get(input.body);
	if (known !== undefined) return known;
	const printed = z.toJSONSchema(input.body, { io: 'input', unrepresentable: 'any' }) as Printed;
	const limit = Math.min(MAX_BODY_BYTES, Math.max(ORDINARY_BODY_BYTES, bytesOf(printed)));
	found.set(input.body, limit);
	return limit;
}
