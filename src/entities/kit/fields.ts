import { z } from 'zod';
import { storedHtml } from '../../platform/html/stored-html';
import { ruleError } from '../../shared/http/refusal-rules';
import { day as dayText } from '../../shared/input/days';
import { entries, orNothing } from '../../shared/input/entries';
import { sitePath, webLink } from '../../shared/input/links';
import { decimal as decimalText, moment as momentNumber, rowId, whole } from '../../shared/input/numbers';
import { editionKey, lines as linesText, line as lineText } from '../../shared/input/texts';

/** The kinds of input by which a form asks for a field. */
export const fieldKinds = [
	'text',
	'lines',
	'slug',
	'link',
	'address',
	'integer',
	'flag',
	'choice',
	'day',
	'list',
	'texts',
	'json',
	'reference',
	'decimal',
	'html',
	'moment',
	'object',
] as const;
type FieldKind = (typeof fieldKinds)[number];

/** A field of an entity: the values it takes, and the kind of input in forms. */
export interface Field<S extends z.ZodType = z.ZodType, N extends boolean = boolean> {
	kind: FieldKind;
	schema: S;
	/** True where a new row must have it; other fields are empty in a new row. */
	isNeeded: N;
	/** For a reference: the entity of the row it names. */
	entity?: string;
}

const field = <S extends z.ZodType>(kind: Field['kind'], schema: S): Field<S, false> => ({
	kind,
	schema,
	isNeeded: false,
});

/** The same field, needed in a new row. */
export const needed = <S extends z.ZodType>(one: Field<S>): Field<S, true> => ({ ...one, isNeeded: true });
/** The same field, which may be null. An object whose values are all empty becomes null. */
export const optional = <S extends z.ZodType, N extends boolean>(one: Field<S, N>): Field<z.ZodNullable<S>, N> => ({
	...one,
	schema: one.kind === 'object' ? orNothing(one.schema) : one.schema.nullable(),
});

/** A line of text. @param max characters */
export const text = (max: number) => field('text', lineText(max));
/** Several lines of text. @param max characters */
export const lines = (max: number) => field('lines', linesText(max));
/** A part of an address: words of letters and digits joined by hyphens, in any script. */
export const slug = () =>
	field(
		'slug',
		z
			.string()
			.max(200)
			.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u, ruleError({ name: 'slug' })),
	);
/** A link to another site. */
export const link = () => field('link', webLink);
/** A path of this site, perhaps with a query. */
export const address = () => field('address', sitePath);
export const integer = ({ min, max }: { min: number; max: number }) => field('integer', whole(min, max));
export const flag = () => field('flag', z.boolean());
export const choice = <const V extends string>(values: readonly V[]) => field('choice', z.enum(values));
/** A day, as `2026-11-22`. */
export const day = () => field('day', dayText);
/** An ordered list; empty entries are dropped. @param max entries */
export const list = <S extends z.ZodType>(of: S, max: number) => field('list', entries(of, max));
/** Texts of a row that all editions share, by the code of the edition. */
export const texts = <S extends z.ZodRawShape>(shape: S) => field('texts', z.record(editionKey, z.object(shape)));
/** Number of a row of another table. @param entity entity of that row */
export const reference = (entity: string) => ({ ...field('reference', rowId), entity });
/** The text that is the key of a row of another table. @param entity entity of that row */
export const referenceByText = (entity: string) => ({ ...field('reference', z.string().min(1).max(200)), entity });
/** A decimal number as text, so that no digit is lost. @param places digits after the point, at most */
export const decimal = (places: number) => field('decimal', decimalText(places));
/** Text with markup, settled and cleaned before it is stored. @param max characters */
export const html = (max: number) =>
	field(
		'html',
		z
			.string()
			.max(max)
			.transform((given) => storedHtml(given)),
	);
/** A day that is stored as a moment, in Unix seconds. */
export const moment = () => field('moment', momentNumber);
/** A single object with several values. */
export const object = <S extends z.ZodType>(schema: S) => field('object', schema);
