import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	FORM_STAMP,
	formStampsIn,
	keepsStamp,
	MAX_AGE_SECONDS,
	MIN_AGE_SECONDS,
	makeFormStamp,
	stampErrorOf,
} from './form-token';

const KEY = 'a key of this site';
const NOW = 1_800_000_000;
const moment = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });

describe('the stamp of a form', () => {
	test('is good from two seconds to seven days', () => {
		const stamp = makeFormStamp([KEY], NOW);
		const at = (age: number) => stampErrorOf([KEY], stamp, NOW + age);
		expect([
			at(0),
			at(MIN_AGE_SECONDS - 1),
			at(MIN_AGE_SECONDS),
			at(MAX_AGE_SECONDS),
			at(MAX_AGE_SECONDS + 1),
			at(-1),
		]).toEqual(['quick', 'quick', undefined, undefined, 'old', 'unknown']);
		expect([undefined, 'quick', 'old', 'unknown'].map((error) => keepsStamp(error as ReturnType<typeof at>))).toEqual([
			true,
			true,
			false,
			false,
		]);
	});

	test('says of any moment how long ago it was', () => {
		fc.assert(
			fc.property(moment, fc.integer({ min: 0, max: 2 * MAX_AGE_SECONDS }), (made, age) => {
				const expected = age < MIN_AGE_SECONDS ? 'quick' : age > MAX_AGE_SECONDS ? 'old' : undefined;
				expect(stampErrorOf([KEY], makeFormStamp([KEY], made), made + age)).toBe(expected);
			}),
		);
	});

	test('is worth nothing once a character of it is changed, added or left out', () => {
		const stamp = makeFormStamp([KEY], NOW);
		const changed = fc
			.tuple(fc.nat(stamp.length), fc.string({ maxLength: 3, unit: 'binary' }), fc.nat(2))
			.map(([at, put, removed]) => stamp.slice(0, at) + put + stamp.slice(at + removed))
			.filter((text) => text !== stamp);
		fc.assert(fc.property(changed, (text) => stampErrorOf([KEY], text, NOW + 60) === 'unknown'));
	});

	test('is not read out of anything else', () => {
		const like = fc
			.tuple(fc.stringMatching(/^\d{9,11}$/), fc.stringMatching(/^[\w-]{42,44}$/))
			.map(([made, signature]) => `${made}.${signature}`);
		fc.assert(
			fc.property(
				fc.oneof(fc.string(), fc.string({ unit: 'binary' }), like),
				(text) => stampErrorOf([KEY], text, NOW) === 'unknown',
			),
		);
	});

	test('goes on being believed while its key is listed', () => {
		const stamp = makeFormStamp(['old'], NOW - 60);
		expect([stampErrorOf(['new', 'old'], stamp, NOW), stampErrorOf(['new'], stamp, NOW)]).toEqual([
			undefined,
			'unknown',
		]);
		expect(stampErrorOf(['new'], makeFormStamp(['new', 'old'], NOW - 60), NOW)).toBeUndefined();
	});
});

test('the stamps of a page are found where they stand, with their day, and nothing else is taken for one', () => {
	const field = (value: string) => `<input type="hidden" name="${FORM_STAMP}" value="${value}"/>`;
	const stamp = moment.map((made) => ({ made, html: field(makeFormStamp([KEY], made)) }));
	const other = fc
		.oneof(
			fc.string({ unit: 'binary' }),
			fc.constantFrom(
				field(''),
				field('1800000000.short'),
				`${field(makeFormStamp([KEY], NOW)).slice(0, -3)}`,
				makeFormStamp([KEY], NOW),
			),
		)
		.map((html) => ({ made: undefined, html }));
	fc.assert(
		fc.property(fc.array(fc.oneof(stamp, other), { maxLength: 8 }), (pieces) => {
			const page = Buffer.from(pieces.map(({ html }) => `${html}\n`).join(''));
			const found = [...formStampsIn(page)];
			const drawn = pieces.flatMap(({ made }) => made ?? []);
			expect(found.map(({ day }) => day)).toEqual(drawn.map((made) => Math.floor(made / 86_400)));
			expect(found.map(({ from, to }) => page.toString('utf8', from, to))).toEqual(
				drawn.map((made) => makeFormStamp([KEY], made)),
			);
		}),
	);
});
