import type { DescribedNoun } from '../api/newsroom/entity/entity-description';
import { rowTitle } from '../shared/row-title';
import { ask } from './calls';
import { siteConfig } from './site-config';
import { choiceName } from './words/choice-name';
import { wordsNow } from './words/words';

/** The part of JSON Schema by which a form is drawn. */
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

/** A declared noun, as its calls tell of it. */
export type Noun = DescribedNoun;
/** A field of a declared noun. */
export type Field = Noun['fields'][number];
/** How a form asks for a value. */
export type Kind = Field['kind'];

/** A row of a noun, with the version that whoever changes it names. */
export type Row = Readonly<Record<string, unknown>> & { readonly version: string };

let known: Promise<Noun[]> | undefined;

/** Every declared noun; asked once, for a declaration changes with the program. */
export const nouns = (): Promise<Noun[]> => {
	known ??= ask<{ nouns: Noun[] }>('noun')
		.then((answer) => answer.nouns)
		.catch((error: unknown) => {
			known = undefined;
			throw error;
		});
	return known;
};

export const fieldOf = (noun: Noun, name: string): Field | undefined => noun.fields.find((one) => one.name === name);

/** How a row is called in its calls. */
export const keyOf = (noun: Noun, row: Row): string => String(row[noun.key]);

/** Path of a call over one row, and what of it stands in the query. */
export const rowCall = (noun: Noun, key: string) =>
	noun.key === 'id' ? { path: `${noun.noun}/${key}`, query: {} } : { path: `${noun.noun}/row`, query: { key } };

/** How many rows of other tables name a row, by table. */
export async function usesOf(noun: Noun, key: string, signal?: AbortSignal): Promise<Record<string, number>> {
	const { path, query } = rowCall(noun, key);
	return (await ask<{ uses: Record<string, number> }>(`${path}/uses`, { query, signal })).uses;
}

/** Which field is the name of a row, if one alone is. */
export const nameField = ({ title: [name] }: Noun): string | undefined => name;

/** What people call a row. */
export function titleOf(noun: Noun, row: Row): string {
	const words = wordsNow();
	const codes = [document.documentElement.lang, ...siteConfig.editions.map(({ code }) => code)];
	const read = (name: string, value: string) =>
		words && fieldOf(noun, name)?.kind === 'choice' ? choiceName(name, value, words) : value;
	return rowTitle(row, noun.title, codes, read) || keyOf(noun, row);
}
