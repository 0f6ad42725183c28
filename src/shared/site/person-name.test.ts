import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actorKinds } from './actor-kinds';
import { isProgramName, personName } from './person-name';

const programs = actorKinds.filter((kind) => kind !== 'staff');
const accepted = (name: string) => personName.safeParse(name).success;
const reasonOf = (name: string) => personName.safeParse(name).error?.issues[0];

/** Characters that no font draws, or that may be put before and after a name. */
const unseen = fc.constantFrom('', ' ', '\u200B', '\u2060', '\uFEFF', '\u00AD', '\u0301', '\u{E0041}');

test('no person is called as a program is, however it is written', () => {
	const looks = fc
		.tuple(fc.constantFrom(...programs), fc.array(fc.tuple(fc.nat(12), unseen), { maxLength: 4 }), fc.boolean(), unseen)
		.map(([kind, signs, isLarge, end]) => {
			const letters = [...(isLarge ? kind.toUpperCase() : kind)];
			for (const [at, sign] of signs) if (sign !== ' ') letters.splice(at % (letters.length + 1), 0, sign);
			return `${end === ' ' ? ' ' : ''}${letters.join('')}${end}`;
		});
	fc.assert(
		fc.property(looks, fc.constantFrom('', ':', ': wordpress', ' :x', '\uFF1Akey'), (name, rest) => {
			expect(isProgramName(name + rest)).toBe(true);
			expect(accepted(name + rest)).toBe(false);
		}),
	);
});

test('the rule that refuses is named', () => {
	for (const name of [...programs, 'import:wordpress', 'token:probes', 'ＣＬＯＣＫ'])
		expect(reasonOf(name)).toMatchObject({ code: 'custom', params: { refusal: 'reserved' } });
	for (const name of ['a\u0000b', 'a\nb', '\u202Enia\u202C', '\u200B', 'x'.repeat(121)]) {
		expect(accepted(name)).toBe(false);
		expect(reasonOf(name)).not.toMatchObject({ params: { refusal: 'reserved' } });
	}
});

test('people keep the names that they have', () => {
	const names = [
		'Ana Duarte',
		'Clockwell',
		'Operatore Rossi',
		'Leïla Daoud',
		'王小明',
		'نرگس می‌خواهد',
		"D'Arcy: desk",
		'Staff',
	];
	for (const name of names) expect([name, accepted(name)]).toEqual([name, true]);
	fc.assert(
		fc.property(fc.stringMatching(/^[A-Z][a-z]{1,10} [A-Z][a-z]{1,10}$/), (name) => {
			expect(accepted(name)).toBe(true);
		}),
	);
});
