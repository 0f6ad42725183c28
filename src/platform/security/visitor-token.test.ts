import { expect, test } from 'vitest';
import { makeVisitorToken, VISITOR_DAYS, visitorOf } from './visitor-token';

const NOW = 1_800_000_000;

test('a token is good for thirty days, and every token is another identity', () => {
	const token = makeVisitorToken(['a key of this site'], NOW);
	const visitor = visitorOf(['a key of this site'], token, NOW + VISITOR_DAYS * 86_400);
	expect(visitor).toMatch(/^[\w-]{22}$/);
	expect(visitorOf(['a key of this site'], token, NOW + VISITOR_DAYS * 86_400 + 1)).toBeUndefined();
	expect(visitorOf(['a key of this site'], token, NOW - 3_600)).toBeUndefined();
	expect(visitorOf(['a key of this site'], makeVisitorToken(['a key of this site'], NOW), NOW)).not.toBe(visitor);
});

test('a token that was changed anywhere, or that another site made, is refused', () => {
	const token = makeVisitorToken(['ours'], NOW);
	expect(visitorOf(['theirs'], token, NOW)).toBeUndefined();
	for (let i = 0; i < token.length; i += 1) {
		const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
		expect(visitorOf(['ours'], changed, NOW)).toBeUndefined();
	}
	for (const other of ['', '.', '..', `${token}A`, ` ${token}`, token.toLowerCase()])
		expect(visitorOf(['ours'], other, NOW)).toBeUndefined();
});

test('a new key signs, and the old one goes on being believed while it is listed', () => {
	const before = makeVisitorToken(['old'], NOW);
	expect(visitorOf(['new', 'old'], before, NOW)).toBeDefined();
	expect(visitorOf(['new'], makeVisitorToken(['new', 'old'], NOW), NOW)).toBeDefined();
	expect(visitorOf(['new'], before, NOW)).toBeUndefined();
});
