import { z } from 'zod';

/** A field of an entity: what it takes, and how a form asks for it. */
export interface Field {
	kind:
		| 'text'
		| 'lines'
		| 'slug'
		| 'link'
		| 'address'
		| 'integer'
		| 'flag'
		| 'choice'
		| 'day'
		| 'list'
		| 'texts'
		| 'json'
		| 'reference';
	schema: z.ZodType;
	/** Needed to make a row; others are empty in a new one. */
	isNeeded: boolean;
}

const field = (kind: Field['kind'], schema: z.ZodType, isNeeded = false): Field => ({ kind, schema, isNeeded });

/** The same field, which must be given to make a row. */
export const needed = (one: Field): Field => ({ ...one, isNeeded: true });
/** The same field, which may be empty. */
export const optional = (one: Field): Field => ({ ...one, schema: one.schema.nullable() });

/** A line of text. @param max characters */
export const text = (max: number): Field => field('text', z.string().trim().max(max));
/** Several lines of text. @param max characters */
export const lines = (max: number): Field => field('lines', z.string().trim().max(max));
/** A part of an address: words of letters and digits joined by hyphens, in any script. */
export const slug = (): Field =>
	field(
		'slug',
		z
			.string()
			.max(200)
			.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u),
	);
/** An address of another site. */
export const link = (): Field => field('link', z.url({ protocol: /^https?$/ }).max(2_000));
/** An address of this site, perhaps with a query. */
export const address = (): Field =>
	field(
		'address',
		z
			.string()
			.regex(/^\/(?![/\\])[^\s\\]*$/)
			.max(2_000),
	);
export const integer = ({ min, max }: { min: number; max: number }): Field =>
	field('integer', z.int().min(min).max(max));
export const flag = (): Field => field('flag', z.boolean());
export const choice = (values: readonly string[]): Field => field('choice', z.enum(values));
/** A day, as `2026-11-22`. */
export const day = (): Field => field('day', z.iso.date());
/** Texts in an order. @param most how many */
export const list = (of: z.ZodType, most: number): Field => field('list', z.array(of).max(most));
/** Texts of a row that exists once, by the code of the edition. */
export const texts = (shape: z.ZodRawShape): Field =>
	field('texts', z.record(z.string().regex(/^[a-z]{2}$/), z.object(shape)));
/** Any JSON. */
export const json = (): Field => field('json', z.json());
/** Number of a row of another table. */
export const reference = (): Field => field('reference', z.int().positive());
