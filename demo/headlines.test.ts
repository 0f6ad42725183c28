import { expect, test } from 'vitest';
import { articlesAt } from './all-articles';

const NOW = 1_795_000_000;
/** News, whatever its section: neither somebody's words, nor somebody's opinion, nor paid for, nor a feature. */
const news = articlesAt(NOW).filter((story) => story.kind !== 'interview' && (!story.label || story.label === 'ai'));
const WORDS = [
	'two|three|four|five|six|seven|eight|nine|ten|half|third',
	'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mitad|tercio',
];
const NUMBER = new RegExp(String.raw`\d|\b(?:${WORDS.join('|')})\b`, 'i');

test.each(['en', 'es'] as const)('%s: two thirds of the news have their number in the headline', (edition) => {
	const titles = news.flatMap((story) => story[edition]?.title ?? []);
	expect(titles.length).toBeGreaterThan(50);
	const without = titles.filter((title) => !NUMBER.test(title));
	expect(without.length / titles.length, without.join('\n')).toBeLessThanOrEqual(1 / 3);
});

test.each(['en', 'es'] as const)('%s: a headline of the news is one statement, and no quip follows it', (edition) => {
	const titles = news.flatMap((story) => story[edition]?.title ?? []);
	expect(titles.filter((title) => /[.!?…] \p{Lu}|\. (?:That|The|This)\b/u.test(title))).toEqual([]);
});

test('features are marked, and are at most one in five', () => {
	const features = articlesAt(NOW).filter((story) => story.label === 'feature');
	expect(features.length).toBeGreaterThan(4);
	expect(features.length * 5).toBeLessThanOrEqual(articlesAt(NOW).length);
});
