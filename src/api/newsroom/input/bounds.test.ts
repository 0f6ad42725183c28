/**
 * Every value that a call of the newsroom takes has bounds, in a column and within JSON alike: numbers, texts, and how
 * many entries a list has. Row numbers, moments and addresses are declared in `src/shared/input` alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nameOf } from '../../../../tests/rights-walk/other-cases';
import { bodyLimitOf, ORDINARY_BODY_BYTES } from '../../../call/body-limit';
import { entities } from '../../../entities/registry';
import { newsroomCalls } from '../newsroom';

interface Printed {
	type?: string;
	enum?: readonly unknown[];
	const?: unknown;
	pattern?: string;
	format?: string;
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	maxItems?: number;
	anyOf?: readonly Printed[];
	items?: Printed;
	properties?: Readonly<Record<string, Printed>>;
	additionalProperties?: Printed | boolean;
}

const isEndless = (bound: number | undefined) => bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER;
/** A pattern that ends by itself: it repeats nothing without end. */
const isEnding = (pattern: string) => /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern);

/** Paths of values without a bound. */
function unbound(schema: Printed, path: string): string[] {
	if (schema.anyOf) return schema.anyOf.flatMap((one) => unbound(one, path));
	if (schema.enum || 'const' in schema) return [];
	if (schema.type === 'integer' || schema.type === 'number')
		return isEndless(schema.minimum) || isEndless(schema.maximum) ? [path] : [];
	if (schema.type === 'string') {
		const hasEnd = schema.maxLength !== undefined || ['date', 'email'].includes(schema.format ?? '');
		return hasEnd || isEnding(schema.pattern ?? '') ? [] : [path];
	}
	const own = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unbound(one, `${path}.${name}`));
	const items = schema.items ? unbound(schema.items, `${path}.*`) : [];
	const isLong = schema.type === 'array' && schema.maxItems === undefined ? [`${path}.*`] : [];
	const byName =
		typeof schema.additionalProperties === 'object' ? unbound(schema.additionalProperties, `${path}.?`) : [];
	return [...own, ...items, ...isLong, ...byName];
}

const printed = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Printed;

/**
 * Bounded another way than by the printed schema: codes of editions by the editions there are, an id of the passkey
 * library by its own check.
 */
const KNOWN = /edition$|\.editions\.\*$|\.code$/;

describe('what a call of the newsroom takes', () => {
	test.each(newsroomCalls.map((call) => [nameOf(call), call] as const))('%s has bounds', (_name, { input }) => {
		const found = (['body', 'query'] as const).flatMap((place) =>
			input[place] ? unbound(printed(input[place]), place) : [],
		);
		expect(found.filter((path) => !KNOWN.test(path))).toEqual([]);
	});

	test('as much of a body is read as the fields of the call hold, and of a guest no more than 64 KB', () => {
		const long = newsroomCalls.filter((call) => bodyLimitOf(call) > ORDINARY_BODY_BYTES);
		expect(long.map(nameOf)).toEqual(
			expect.arrayContaining(['POST article', 'PATCH article/:key', 'POST article/:key/steps', 'PATCH page/:key']),
		);
		const guests = newsroomCalls.filter(({ access }) => access.who === 'guest');
		expect(guests.filter((call) => bodyLimitOf(call) !== ORDINARY_BODY_BYTES)).toEqual([]);
	});

	test.each(entities.map((one) => [one.name, one] as const))(
		'a row of %s has bounds',
		(_entity, { created, changed }) => {
			const found = [...unbound(printed(created), 'created'), ...unbound(printed(changed), 'changed')];
			expect(found.filter((path) => !KNOWN.test(path))).toEqual([]);
		},
	);
});

test('numbers of rows, moments and addresses are declared in one place', () => {
	const root = join(import.meta.dirname, '../../..');
	/** A number, an address or a number out of an address, declared where it is used; answers are no input. */
	const RAW = /\bz\.int\(|\bz\.url\(|\.int\(\)|\bz\.coerce\.number\(/;
	const found = ['commands', 'entities', 'api/newsroom', 'call']
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
		)
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.flatMap((file) =>
			readFileSync(file, 'utf8')
				.split('\n')
				.filter((line) => RAW.test(line) && !/output:|list: z\.array/.test(line))
				.map((line) => `${file.slice(root.length + 1)}: ${line.trim()}`),
		)
		.filter((line) => !line.startsWith('call/parameters.ts'));
	expect(found).toEqual([]);
});
