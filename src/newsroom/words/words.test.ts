import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleDescription } from '../../api/newsroom/article/article-description';
import { compile, lacksTexts } from '../../editions/messages';
import { usersOf } from '../../entities/kit/uses';
import { entities } from '../../entities/registry';
import { reasons } from '../../importers/core/report';
import { roles } from '../../shared/staff';
import { en } from './en';
import { enSetUp } from './en-set-up';
import { es } from './es';
import { esSetUp } from './es-set-up';
import { enImports } from './screens/en-imports';
import { enMedia } from './screens/en-media';
import { esImports } from './screens/es-imports';
import { esMedia } from './screens/es-media';

type Shape = { enum?: string[]; properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[] } & Record<
	string,
	unknown
>;

/** Every name of a field and every choice in a shape, however deep. */
function namesIn(name: string, shape: Shape, found: { fields: Set<string>; choices: Set<string> }): void {
	for (const one of shape.anyOf ?? []) namesIn(name, one, found);
	if (shape.enum && name !== 'edition') for (const value of shape.enum) found.choices.add(`${name}.${value}`);
	if (shape.items) namesIn(name, shape.items, found);
	const inner = shape.additionalProperties;
	if (inner && typeof inner === 'object') namesIn(name, inner as Shape, found);
	for (const [part, its] of Object.entries(shape.properties ?? {})) {
		found.fields.add(part);
		namesIn(part, its, found);
	}
}

const found = { fields: new Set<string>(), choices: new Set<string>() };
for (const { fields } of entities)
	for (const [name, field] of Object.entries(fields)) {
		found.fields.add(name);
		namesIn(name, z.toJSONSchema(field.schema, { unrepresentable: 'any', io: 'input' }) as Shape, found);
	}

for (const { name, schema } of articleDescription().fields) {
	found.fields.add(name);
	namesIn(name, schema as Shape, found);
}

it.each([
	['set-up, English', enSetUp],
	['set-up, Spanish', esSetUp],
	['media library, English', enMedia],
	['media library, Spanish', esMedia],
])('what is loaded later can be read whole: %s', (_name, words) => {
	expect(() => compile(words, 'en')).not.toThrow();
});

it.each([
	['English', enImports],
	['Spanish', esImports],
])('imports, %s, can be read whole, with every reason of the report', (_name, words) => {
	expect(() => compile(words, 'en')).not.toThrow();
	const all = [...reasons.changed, ...reasons.left_out];
	expect(all.filter((reason) => !(reason in words.reasons))).toEqual([]);
});

describe.each([
	['English', en],
	['Spanish', es],
])('%s', (_name, words) => {
	it('can be read whole', () => {
		expect(() => compile(words, 'en')).not.toThrow();
	});

	it('has every list, with a line that says what it is for', () => {
		const names = ['article', ...entities.map(({ name }) => name)];
		for (const part of ['nouns', 'things', 'lists', 'about'] as const)
			expect(
				names.filter((name) => !(name in words[part])),
				part,
			).toEqual([]);
	});

	it('names every field of every list', () => {
		expect([...found.fields].filter((name) => !(name in words.fields))).toEqual([]);
	});

	it('names whatever can be chosen', () => {
		const choices = words.choices as Readonly<Record<string, object>>;
		const missing = [...found.choices].filter((one) => {
			const [field = '', value = ''] = one.split(/\.(.*)/s);
			return !(value in (choices[field] ?? {}));
		});
		expect(missing).toEqual([]);
	});

	it('names whatever a row can be used by', () => {
		const tables = entities.flatMap((entity) => usersOf(entity));
		expect(tables).toContain('article_tag');
		expect(tables.filter((name) => !(name in words.uses))).toEqual([]);
	});

	it('names every role', () => {
		expect(roles.filter((role) => !(role in words.roles))).toEqual([]);
	});
});

it('Spanish lacks nothing that English has, nor has anything else', () => {
	expect([lacksTexts(es, en), lacksTexts(en, es)]).toEqual([false, false]);
	expect([lacksTexts(esSetUp, enSetUp), lacksTexts(enSetUp, esSetUp)]).toEqual([false, false]);
	expect([lacksTexts(esImports, enImports), lacksTexts(enImports, esImports)]).toEqual([false, false]);
});
