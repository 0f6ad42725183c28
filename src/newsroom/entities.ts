import type { EntityDescription } from '../api/newsroom/entity/entity-description';
import { rowTitle } from '../shared/row-title';
import { ask } from './calls';
import { siteConfig } from './site-config';
import { choiceName } from './words/choice-name';
import { wordsNow } from './words/words';

/** The parts of JSON Schema that forms are drawn from. */
export interface Shape {
	type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';
	enum?: string[];
	format?: string;
	maxLength?: number;
	maxItems?: number;
	items?: Shape;
	properties?: Record<string, Shape>;
	required?: string[];
	additionalProperties?: Shape | boolean;
	anyOf?: Shape[];
}

export type { EntityDescription };
/** A field of a declared entity. */
export type Field = EntityDescription['fields'][number];
/** How a form asks for a value. */
export type Kind = Field['kind'];

/** A row of an entity, with the version that a change must name. */
export type Row = Readonly<Record<string, unknown>> & { readonly version: string };

let known: Promise<EntityDescription[]> | undefined;

/** Reads every declared entity, once for each page load, because a declaration changes only with a release. */
export const entities = (): Promise<EntityDescription[]> => {
	known ??= ask<{ nouns: EntityDescription[] }>('noun')
		.then((answer) => answer.nouns)
		.catch((error: unknown) => {
			known = undefined;
			throw error;
		});
	return known;
};

export const fieldOf = (entity: EntityDescription, name: string): Field | undefined =>
	entity.fields.find((one) => one.name === name);

/** Returns the key by which calls name a row. */
export const keyOf = (entity: EntityDescription, row: Row): string => String(row[entity.key]);

/** Returns the path of a call over one row, and its key in the query where it is not part of the path. */
export const rowCall = (entity: EntityDescription, key: string) =>
	entity.key === 'id' ? { path: `${entity.noun}/${key}`, query: {} } : { path: `${entity.noun}/row`, query: { key } };

/** Counts the rows of other tables that name a row, by table. */
export async function usesOf(
	entity: EntityDescription,
	key: string,
	signal?: AbortSignal,
): Promise<Record<string, number>> {
	const { path, query } = rowCall(entity, key);
	return (await ask<{ uses: Record<string, number> }>(`${path}/uses`, { query, signal })).uses;
}

/** Name of the field that holds a row's name, where there is one. */
export const nameField = ({ title: [name] }: EntityDescription): string | undefined => name;

/** Returns the name of a row for people. */
export function titleOf(entity: EntityDescription, row: Row): string {
	const words = wordsNow();
	const codes = [document.documentElement.lang, ...siteConfig.editions.map(({ code }) => code)];
	const read = (name: string, value: string) =>
		words && fieldOf(entity, name)?.kind === 'choice' ? choiceName(name, value, words) : value;
	return rowTitle(row, entity.title, codes, read) || keyOf(entity, row);
}
