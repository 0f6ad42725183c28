import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { countsOf } from '../src/newsroom/editor/length/counts';
import { cleanHtml } from '../src/platform/html/clean-html';
import { soup } from '../src/platform/html/clean-html.fixture';
import { documentOfHtml } from '../src/platform/html/html-document';
import { htmlOf } from '../src/shared/text/document-html';
import { schema } from '../src/shared/text/schema';

/** The same document of blocks that nothing has printed or counted before. */
const anew = (doc: ReturnType<typeof documentOfHtml>) => schema.nodeFromJSON(doc.toJSON());

test('a text whose one block was changed is printed and counted as one that is printed for the first time', () => {
	fc.assert(
		fc.property(soup, soup, fc.nat(), (html, other, at) => {
			const doc = documentOfHtml(cleanHtml(`${html}<p>end</p>`));
			htmlOf(doc);
			countsOf(doc);
			const state = EditorState.create({ doc });
			const place = at % (doc.content.size + 1);
			const { content } = documentOfHtml(cleanHtml(other));
			let next = doc;
			try {
				next = state.tr.replaceWith(place, place, content).doc;
			} catch {
				// The place does not take that content.
			}
			expect(htmlOf(next)).toBe(htmlOf(anew(next)));
			expect(countsOf(next)).toEqual(countsOf(anew(next)));
		}),
		{ numRuns: 1_000 },
	);
});

test('an anchor that stands in two blocks leads to the first, whichever was printed before', () => {
	const [a, b] = ['<h2 id="duty">One</h2>', '<h2 id="duty">Two</h2>'].map(
		(html) => documentOfHtml(html).firstChild ?? undefined,
	);
	const doc = schema.node(
		'doc',
		null,
		[a, b].flatMap((one) => one ?? []),
	);
	expect(htmlOf(schema.node('doc', null, b))).toBe('<h2 id="duty">Two</h2>');
	expect(htmlOf(doc)).toBe('<h2 id="duty">One</h2>\n<h2>Two</h2>');
	expect(htmlOf(schema.node('doc', null, b))).toBe('<h2 id="duty">Two</h2>');
});
