import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODINGS, chooseEncoding, namesEtag } from './negotiation';

describe('Accept-Encoding', () => {
	test.each([
		['', 'identity'],
		['gzip, deflate, br, zstd', 'br'],
		['gzip, deflate', 'gzip'],
		['x-gzip', 'gzip'],
		['GZIP', 'gzip'],
		['br;q=0.5, gzip;q=1.0', 'gzip'],
		['br;q=0.5, gzip;q=0.5', 'br'],
		['br;q=0, gzip', 'gzip'],
		['br;q=0, gzip;q=0', 'identity'],
		['identity', 'identity'],
		['identity;q=1, br;q=0.5', 'identity'],
		['*', 'br'],
		['*;q=0', 'identity'],
		['br;q=0, *', 'gzip'],
		['*;q=0, gzip', 'gzip'],
		['deflate', 'identity'],
		['zstd', 'identity'],
		['zstd, gzip;q=0.5', 'gzip'],
		['br;q=2', 'identity'],
		['br;q=-1, gzip;q=x', 'identity'],
		['br ; q=0.9 , gzip ; q=1', 'gzip'],
		[';;,,q=1', 'identity'],
	])('%j gets %s', (header, coding) => {
		expect(CODINGS[chooseEncoding(header)]).toBe(coding);
	});

	test('a coding that was not offered is never chosen', () => {
		fc.assert(
			fc.property(fc.string(), (header) => {
				const coding = CODINGS[chooseEncoding(header)];
				if (coding !== 'identity') expect(header.toLowerCase().includes(coding) || header.includes('*')).toBe(true);
			}),
		);
	});
});

describe('If-None-Match', () => {
	test.each([
		['"a"', true],
		['W/"a"', true],
		['"b", "a"', true],
		['"b",W/"a"', true],
		['*', true],
		['"b"', false],
		['a', false],
		['"aa"', false],
		['"a, b"', false],
		['', false],
	])('%j against "a": %s', (header, expected) => {
		expect(namesEtag(header, '"a"')).toBe(expected);
	});

	test('without a tag there is nothing to name', () => {
		expect(namesEtag('', '')).toBe(false);
		expect(namesEtag('*', '')).toBe(false);
	});

	test('weak and strong tags of the same value are one', () => {
		expect(namesEtag('"a"', 'W/"a"')).toBe(true);
		expect(namesEtag('W/"a"', 'W/"a"')).toBe(true);
		expect(namesEtag('"b"', 'W/"a"')).toBe(false);
	});
});
