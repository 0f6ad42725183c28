import { expect, test } from 'vitest';
import { markdownHtml } from './markdown';

test('a text is read as GitHub reads it', () => {
	expect(markdownHtml('~~a~~ https://a.example\n\n|a|\n|-|\n|1|')).toMatch(/<del>.*<a href.*<table>/s);
});

test.each(['>', '1. ', '- > '])('%j by the thousand inside each other stays as it was written', (mark) => {
	const html = markdownHtml(`${mark.repeat(20_000)}deep & low\n\nThe end`);
	expect(html).toContain('deep &amp; low');
	expect(html).toContain('The end');
});
