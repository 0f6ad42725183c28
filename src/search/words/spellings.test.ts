import { describe, expect, test } from 'vitest';
import { otherSpelling } from './spellings';

describe('British and American spellings', () => {
	test.each([
		['flavour', 'flavor'],
		['flavoured', 'flavored'],
		['colours', 'colors'],
		['vaporise', 'vaporize'],
		['vaporiser', 'vaporizer'],
		['authorisation', 'authorization'],
		['analyse', 'analyze'],
		['licence', 'license'],
		['licences', 'licenses'],
		['defence', 'defense'],
		['practise', 'practice'],
		['centre', 'center'],
		['centred', 'centered'],
		['millilitres', 'milliliters'],
		['labelling', 'labeling'],
		['travelled', 'traveled'],
		['catalogue', 'catalog'],
		['aluminium', 'aluminum'],
		['moulding', 'molding'],
	])('%s is %s', (british, american) => {
		expect(otherSpelling(british)).toBe(american);
		expect(otherSpelling(american)).toBe(british);
	});

	test.each([
		'size',
		'prize',
		'contour',
		'tour',
		'four',
		'sentence',
		'meter reading',
		'water',
		'shell',
		'check',
		'story',
	])('%s has no other spelling', (word) => {
		expect(otherSpelling(word)).toBeUndefined();
	});
});
