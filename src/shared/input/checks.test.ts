import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesAsLong } from '../../../tests/cost';
import { readEmailAddress } from '../text/email-address';
import { check, checkTypes } from './checks';

const cases: Record<string, { good: string[]; bad: string[] }> = {
	phone: {
		good: ['13800138000', '19912345678'],
		bad: ['23800138000', '1380013800', '138001380000', '1380013800a', '13800138000\n'],
	},
	landline: {
		good: ['010-12345678', '0755-1234567', '0755-1234567-88', '02112345678'],
		bad: ['12345678', '10-12345678', '010-123456'],
	},
	national_id: {
		good: ['11010519491231002X', '110105194912310021', '110105491231002'],
		bad: ['1101051949123100', 'X10105194912310021', '11010519491231002XX'],
	},
	password: { good: ['abcdef', 'A23456_8901234567'], bad: ['1abcdef', 'abcde', 'abcdefghijklmnopqrs', 'abc-def'] },
	postal_code: { good: ['518000', '010010'], bad: ['51800', '5180000', '51800a'] },
	qq: { good: ['10000', '1234567890'], bad: ['01234', '1234', '123456789012'] },
	email: { good: ['a@b.example'], bad: ['a@b', 'a b@c.example'] },
	money: { good: ['0', '12', '12.5', '12.50'], bad: ['', '.', '12.', '12.505', '-1', '1,000'] },
	url: {
		good: ['https://brume.example/a?b=c', 'http://localhost:3000', 'ftp://files.example'],
		bad: ['brume.example', 'javascript:alert(1)', 'https://', 'http://a b.example'],
	},
	ip: {
		good: ['127.0.0.1', '255.255.255.255', '::1', '2001:db8::1', '::ffff:1.2.3.4'],
		bad: ['256.1.1.1', '1.2.3', '01.2.3.4', '1.2.3.4.5', ':::', '2001:db8'],
	},
	date: {
		good: ['2026-11-21', '2024-02-29', '2026-11-21 09:30', '2026-11-21 23:59:59'],
		bad: ['2026-13-01', '2026-02-29', '2026-1-1', '2026-11-21 24:00', '21.11.2026'],
	},
	digit: { good: ['5', '0123'], bad: ['', '1.5', '-1', '٣'] },
	english: { good: ['abc', 'ABC'], bad: ['', 'ab c', 'é'] },
	chinese: { good: ['电子烟', '𠮷'], bad: ['', '电子烟1', 'かな'] },
	lowercase: { good: ['abc'], bad: ['', 'aBc', 'é'] },
	uppercase: { good: ['ABC'], bad: ['', 'AbC', '1'] },
	html_tag: { good: ['<p>', '</div>', 'a <a href="x">b</a>'], bad: ['', 'a < b > c', '<>', '< p>'] },
};

describe('the checkers', () => {
	test('are the seventeen of the specification', () => {
		expect(checkTypes).toHaveLength(17);
		expect(Object.keys(cases).toSorted()).toEqual([...checkTypes].toSorted());
	});

	test.each(Object.entries(cases))('%s', (type, { good, bad }) => {
		for (const text of good) expect([text, check(text, type)]).toEqual([text, true]);
		for (const text of bad) expect([text, check(text, type)]).toEqual([text, false]);
	});

	test('a type that nobody knows passes', () => {
		for (const type of ['', 'colour', 'constructor', '__proto__', 'toString'])
			expect(check('anything', type)).toBe(true);
	});

	test('any text is answered at once, whatever the type', () => {
		/** Milliseconds of an answer for which there is a reason, or a machine that is busy: it is looked at again. */
		const NOT_AT_ONCE = 100;
		fc.assert(
			fc.property(
				fc.constantFrom(...checkTypes),
				fc.string({ unit: 'binary', maxLength: 300 }),
				fc.nat(400),
				(type, part, times) => {
					const text = part.repeat(times);
					const begun = performance.now();
					expect(typeof check(text, type)).toBe('boolean');
					if (performance.now() - begun < NOT_AT_ONCE) return;
					// A quarter of the text takes a quarter of the time, and not a sixteenth.
					const quarter = text.slice(0, text.length / 4);
					expect(
						timesAsLong(
							() => check(text, type),
							() => check(quarter, type),
						),
					).toBeLessThan(10);
				},
			),
			{ numRuns: 600 },
		);
	});
});

describe('e-mail addresses', () => {
	test.each([
		'a@b.example',
		'first.last+tag@sub.domain.example',
		"o'neil_99@news.photography",
		'x@bücher.example',
		'x@例え.テスト',
		'a@b.museum',
		'!#$%&*/=?^`{|}~-@b.example',
		`${'a'.repeat(64)}@b.example`,
	])('%s is accepted', (email) => expect(readEmailAddress(email)).toBeDefined());

	test.each([
		'',
		'@',
		'a@',
		'@b.example',
		'a@b',
		'a@@b.example',
		'a b@c.example',
		'a@b c.example',
		'.a@b.example',
		'a.@b.example',
		'a..b@c.example',
		'a@-b.example',
		'a@b-.example',
		'a@.example',
		'a@b..example',
		'a@b.example.',
		'a@127.0.0.1',
		'a@[127.0.0.1]',
		'a@0x7f.1',
		'a@b.e',
		'a@b.123',
		'a@b.example/x',
		'a@b.example:25',
		'a@b%2eexample',
		'a@b.example,c@d.example',
		'a@b.example\r\nBcc: c@d.example',
		'"a b"@c.example',
		'ä@b.example',
		`${'a'.repeat(65)}@b.example`,
		`a@${'b'.repeat(64)}.example`,
		`a@${'b.'.repeat(130)}example`,
	])('%j is refused', (email) => expect(readEmailAddress(email)).toBeUndefined());

	test('one person is one row, and one mailbox however it is spelled', () => {
		expect(readEmailAddress(' Ana.Ruiz@BÜCHER.example ')).toEqual({
			to: 'Ana.Ruiz@xn--bcher-kva.example',
			key: 'ana.ruiz@xn--bcher-kva.example',
			mailbox: 'ana.ruiz@xn--bcher-kva.example',
		});
		expect(readEmailAddress('a.n.a+one@gmail.com')?.mailbox).toBe(readEmailAddress('Ana+two@googlemail.com')?.mailbox);
		expect(readEmailAddress('ana+one@b.example')).toMatchObject({ key: 'ana+one@b.example', mailbox: 'ana@b.example' });
		expect(readEmailAddress('+tag@b.example')?.mailbox).toBe('+tag@b.example');
	});

	test('ordinary addresses are accepted, and what is accepted can stand in a header and an envelope', () => {
		fc.assert(
			fc.property(fc.emailAddress(), (email) => {
				expect(readEmailAddress(email)).toBeDefined();
			}),
		);
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary', maxLength: 80 }),
				fc.string({ unit: 'binary', maxLength: 80 }),
				(local, domain) => {
					const read = readEmailAddress(`${local}@${domain}`);
					if (read) expect(read.to).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/);
				},
			),
		);
	});
});
