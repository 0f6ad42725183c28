import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	FORM_TOKEN_FIELD,
	formTokenError,
	formTokensIn,
	keepsFormToken,
	MAX_AGE_SECONDS,
	MIN_AGE_SECONDS,
	makeFormToken,
} from './form-token';

const KEY = 'a key of this site';
const NOW = 1_800_000_000;
const moment = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });

describe('the token of a form', () => {
	test('is good from two seconds to seven days', () => {
		const token = makeFormToken([KEY], NOW);
		const at = (age: number) => formTokenError([KEY], token, NOW + age);
		expect([
			at(0),
			at(MIN_AGE_SECONDS - 1),
			at(MIN_AGE_SECONDS),
			at(MAX_AGE_SECONDS),
			at(MAX_AGE_SECONDS + 1),
			at(-1),
		]).toEqual(['quick', 'quick', undefined, undefined, 'old', 'unknown']);
		expect(
			[undefined, 'quick', 'old', 'unknown'].map((error) => keepsFormToken(error as ReturnType<typeof at>)),
		).toEqual([true, true, false, false]);
	});

	test('says of any moment how long ago it was', () => {
		fc.assert(
			fc.property(moment, fc.integer({ min: 0, max: 2 * MAX_AGE_SECONDS }), (made, age) => {
				const expected = age < MIN_AGE_SECONDS ? 'quick' : age > MAX_AGE_SECONDS ? 'old' : undefined;
				expect(formTokenError([KEY], makeFormToken([KEY], made), made + age)).toBe(expected);
			}),
		);
	});

	test('is worth nothing once a character of it is changed, added or left out', () => {
		const token = makeFormToken([KEY], NOW);
		const changed = fc
			.tuple(fc.nat(token.length), fc.string({ maxLength: 3, unit: 'binary' }), fc.nat(2))
			.map(([at, put, removed]) => token.slice(0, at) + put + token.slice(at + removed))
			.filter((text) => text !== token);
		fc.assert(fc.property(changed, (text) => formTokenError([KEY], text, NOW + 60) === 'unknown'));
	});

	test('is not read out of anything else', () => {
		const like = fc
			.tuple(fc.stringMatching(/^\d{9,11}$/), fc.stringMatching(/^[\w-]{42,44}$/))
			.map(([made, signature]) => `${made}.${signature}`);
		fc.assert(
			fc.property(
				fc.oneof(fc.string(), fc.string({ unit: 'binary' }), like),
				(text) => formTokenError([KEY], text, NOW) === 'unknown',
			),
		);
	});

	test('goes on being believed while its key is listed', () => {
		const token = makeFormToken(['old'], NOW - 60);
		expect([formTokenError(['new', 'old'], token, NOW), formTokenError(['new'], token, NOW)]).toEqual([
			undefined,
			'unknown',
		]);
		expect(formTokenError(['new'], makeFormToken(['new', 'old'], NOW - 60), NOW)).toBeUndefined();
	});
});

test('the form tokens of a page are found where they stand, with their day, and nothing else is taken for one', () => {
	const field = (value: string) => `<input type="hidden" name="${FORM_TOKEN_FIELD}" value="${value}"/>`;
	const token = moment.map((made) => ({ made, html: field(makeFormToken([KEY], made)) }));
	const other = fc
		.oneof(
			fc.string({ unit: 'binary' }),
			fc.constantFrom(
				field(''),
				field('1800000000.short'),
				`${field(makeFormToken([KEY], NOW)).slice(0, -3)}`,
				makeFormToken([KEY], NOW),
			),
		)
		.map((html) => ({ made: undefined, html }));
	fc.assert(
		fc.property(fc.array(fc.oneof(token, other), { maxLength: 8 }), (pieces) => {
			const page = Buffer.from(pieces.map(({ html }) => `${html}\n`).join(''));
			const found = [...formTokensIn(page)];
			const drawn = pieces.flatMap(({ made }) => made ?? []);
			expect(found.map(({ day }) => day)).toEqual(drawn.map((made) => Math.floor(made / 86_400)));
			expect(found.map(({ from, to }) => page.toString('utf8', from, to))).toEqual(
				drawn.map((made) => makeFormToken([KEY], made)),
			);
		}),
	);
});
