import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { schema } from '../../../shared/text/schema';
import { captionParts, setCaption, setCredit } from './caption';

const link = schema.mark('a', { href: '/news' });
const cite = schema.mark('cite');
const strong = schema.mark('strong');

/** A text with one picture below a paragraph, its caption made of these runs. */
const stateOf = (runs: readonly (readonly [string, 'plain' | 'link' | 'strong' | 'cite'])[]) => {
	const marks = { plain: [], link: [link], strong: [strong], cite: [cite] };
	const words = runs.filter(([text]) => text !== '').map(([text, mark]) => schema.text(text, marks[mark]));
	const doc = schema.node('doc', null, [
		schema.node('p', null, [schema.text('Above')]),
		schema.node('picture', { src: '/media/quay.webp', alt: '' }, words),
	]);
	return EditorState.create({ doc });
};
const AT = 7;
const partsIn = (doc: EditorState['doc']) => captionParts(doc.child(1));

const word = fc.stringMatching(/^[a-zé]{1,6}( [a-zé]{1,6})?$/);
const runs = fc.array(fc.tuple(word, fc.constantFrom('plain' as const, 'link' as const, 'strong' as const)), {
	maxLength: 3,
});

test('what is written as caption and as credit is read again, whichever is written first', () => {
	fc.assert(
		fc.property(runs, fc.option(word), fc.option(word), fc.option(word), fc.boolean(), (given, known, ...rest) => {
			const [caption, credit, isCreditFirst] = rest;
			const before = stateOf([...given, ...(known === null ? [] : [[` ${known}`, 'cite'] as const])]);
			const writes = [
				(tr: typeof before.tr) => setCaption(tr, AT, caption ?? ''),
				(tr: typeof before.tr) => setCredit(tr, AT, credit ?? ''),
			];
			const { doc } = (isCreditFirst ? writes.toReversed() : writes).reduce((tr, write) => write(tr), before.tr);
			doc.check();
			expect(partsIn(doc)).toEqual({ caption: caption ?? '', credit: credit ?? '' });
			// The credit alone is in `cite`, and a blank is between both.
			const blank = caption && credit ? ' ' : '';
			expect(doc.child(1).textContent).toBe(`${caption ?? ''}${blank}${credit ?? ''}`);
		}),
	);
});

test('a change of some words leaves the links and the formatting of the others', () => {
	const { tr } = stateOf([
		['The ', 'plain'],
		['quay', 'link'],
		[' at ', 'plain'],
		['dawn', 'strong'],
		[' P. Writer', 'cite'],
	]);
	const { doc } = setCredit(setCaption(tr, AT, 'The old quay at dawn'), AT, 'Q. Writer');
	const shown = doc.child(1).children.map((child) => [child.text, child.marks[0]?.type.name]);
	expect(shown).toEqual([
		['The old ', undefined],
		['quay', 'a'],
		[' at ', undefined],
		['dawn', 'strong'],
		[' ', undefined],
		['Q. Writer', 'cite'],
	]);
});
