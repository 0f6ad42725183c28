import { withContent } from '../../shared/input/content';
import { sameValue } from '../../shared/text/compare/same-value';
import type { EntityDescription, Field, Row, Shape } from '../entities';

/** What was typed and is not saved, by path: `name`, `texts.es.bio`. */
export type Draft = Readonly<Record<string, unknown>>;

/** Returns a shape without the null that it may also allow. */
export function core(shape: Shape | Readonly<Record<string, unknown>> | undefined): Shape {
	const { anyOf } = (shape ?? {}) as Shape;
	const some = anyOf?.find(({ type }) => type !== 'null');
	return some ? core(some) : ((shape ?? {}) as Shape);
}

/** True where two values are the same for people who read them: every form of an empty value counts as equal. */
export const same = sameValue;

type Tree = Readonly<Record<string, unknown>>;

/** Returns the value of a row at a path. */
export const valueAt = (row: Tree, path: string): unknown =>
	path.split('.').reduce<unknown>((inner, name) => (inner as Tree | null | undefined)?.[name], row);

/** Returns the texts that a row has in each edition, with their shapes. */
export const textShapes = (field: Field): Record<string, Shape> => {
	const inner = core(field.schema).additionalProperties;
	return (typeof inner === 'object' && core(inner).properties) || {};
};

/** Returns the names of the texts that are required. */
const neededTexts = (field: Field): readonly string[] => {
	const inner = core(field.schema).additionalProperties;
	return (typeof inner === 'object' && core(inner).required) || [];
};

const isBlank = (value: unknown) =>
	value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Puts the typed texts into the stored ones; an edition in which all texts are empty is left out. */
function textsWith(field: Field, now: unknown, draft: Draft): Record<string, Tree> {
	const editions: Record<string, Record<string, unknown>> = structuredClone((now as never) ?? {});
	for (const [path, value] of Object.entries(draft)) {
		const [first, code, name] = path.split('.');
		if (first !== field.name || !code || !name) continue;
		const texts = { ...editions[code] };
		if (isBlank(value)) delete texts[name];
		else texts[name] = value;
		editions[code] = texts;
	}
	const written = Object.entries(editions).filter(([, texts]) => Object.values(texts).some((one) => !isBlank(one)));
	const needed = neededTexts(field).map((name) => [name, ''] as const);
	return Object.fromEntries(written.map(([code, texts]) => [code, { ...Object.fromEntries(needed), ...texts }]));
}

/** Makes the body of a save from a draft; it names whole fields. @param now the row that the draft changes */
export function fieldsOf(entity: EntityDescription, now: Tree, draft: Draft): Record<string, unknown> {
	const names = [...new Set(Object.keys(draft).map((path) => path.split('.')[0] as string))];
	return Object.fromEntries(
		names.map((name) => {
			const field = entity.fields.find((one) => one.name === name);
			return [name, field?.kind === 'texts' ? textsWith(field, now[name], draft) : draft[name]];
		}),
	);
}

/** True where a value says what the stored one does: entries of a list that nobody has filled in yet say nothing. */
const saysSame = (value: unknown, stored: unknown): boolean =>
	same(value, stored) ||
	(Array.isArray(value) && same(withContent(value), withContent(stored as unknown[] | undefined)));

/** True for a list of the draft that has nothing more than the stored one but entries that are not filled in yet. */
export const isBegun = (value: unknown, stored: unknown): boolean => !same(value, stored) && saysSame(value, stored);

/** Returns a draft without the values that the row already has. */
export const changed = (draft: Draft, row: Row | undefined): Draft =>
	Object.fromEntries(
		Object.entries(draft).filter(([path, value]) => !saysSame(value, row ? valueAt(row, path) : undefined)),
	);
