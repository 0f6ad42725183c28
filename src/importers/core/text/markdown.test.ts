import { expect, test } from 'vitest';
import { cleanHtml } from '../../../platform/html/clean-html';
import { settleFootnotes } from './footnotes';
import { markdownHtml } from './markdown';
import { parseMarkup, printMarkup } from './markup';

test('a text is read as GitHub reads it', () => {
	expect(markdownHtml('~~a~~ https://a.example\n\n|a|\n|-|\n|1|')).toMatch(/<del>.*<a href.*<table>/s);
});

test.each(['>', '1. ', '- > '])('%j by the thousand inside each other stays as it was written', (mark) => {
	const html = markdownHtml(`${mark.repeat(20_000)}deep & low\n\nThe end`);
	expect(html).toContain('deep &amp; low');
	expect(html).toContain('The end');
});

test('notes have both ends, also where they are cited again, and code keeps its signs', () => {
	const text =
		'Say[^a] and `[^a]`, again[^a], more[^long].\n\n[^a]: Words *here*\n[^long]: One.\n\n    Two.\n\nEnd [^none].';
	const root = parseMarkup(markdownHtml(text));
	settleFootnotes(root, () => {});
	expect(cleanHtml(printMarkup(root))).toBe(
		[
			'<p>Say<a href="#note-1"><sup id="note-1-mark">1</sup></a> and <code>[^a]</code>, again<a href="#note-1"><sup id="note-1-mark-2">1</sup></a>, more<a href="#note-2"><sup id="note-2-mark">2</sup></a>.</p>',
			'<p>End [^none].</p>',
			'<ol><li id="note-1">Words <em>here</em> <a href="#note-1-mark">↩</a> <a href="#note-1-mark-2">↩</a></li><li id="note-2"><p>One.</p><p>Two. <a href="#note-2-mark">↩</a></p></li></ol>',
		].join('\n'),
	);
});

test('two texts of one piece keep their notes apart', () => {
	const root = parseMarkup(markdownHtml('A[^1].\n\n[^1]: First') + markdownHtml('B[^1].\n\n[^1]: Second'));
	settleFootnotes(root, () => {});
	expect(printMarkup(root)).toMatch(/id="note-1">First .*id="note-2">Second /s);
});
