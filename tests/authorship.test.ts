import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { describe, expect, test } from 'vitest';
import { documentOfHtml } from '../src/platform/html/html-document';
import { attributeAuthors } from '../src/shared/text/authorship/attribute-authors';
import { finished, type KeptStep, type KeptText, trace } from '../src/shared/text/authorship/trace';
import { htmlOf } from '../src/shared/text/document-html';
import { readText } from '../src/shared/text/places';
import { schema } from '../src/shared/text/schema';
import { type StepRecord, stepOf } from '../src/shared/text/steps';
import { timesAsLong } from './cost';

/** Each person types letters of their own: whose a letter is can be read. */
const LETTERS = { Ann: 'abc', Ben: 'xyz', Cleo: '123' } as const;
type Person = keyof typeof LETTERS;
const people = Object.keys(LETTERS) as Person[];
const BASE = '<p>MNO MNO</p><p>NOM</p><ul><li>OMN</li></ul>';

/** What somebody does: types, takes away, begins a paragraph, saves, or undoes what they did last. */
interface Deed {
	who: Person;
	is: 'type' | 'delete' | 'split' | 'save';
	at: number;
	n: number;
}
const deed: fc.Arbitrary<Deed> = fc.record({
	who: fc.constantFrom(...people),
	is: fc.constantFrom('type', 'type', 'type', 'delete', 'split', 'save'),
	at: fc.nat(10_000),
	n: fc.integer({ min: 1, max: 12 }),
});

/** Places of a document in which somebody can write. */
function textPlaces(doc: Node): number[] {
	const out: number[] = [];
	doc.descendants((node, at) => {
		if (node.isTextblock) for (let n = 0; n <= node.content.size; n += 1) out.push(at + 1 + n);
	});
	return out;
}

/**
 * Plays what people do.
 * @param isStepped false where nothing but what they save is kept: each saves whole words, for by those it is known then
 */
function played(deeds: readonly Deed[], isStepped: boolean) {
	let doc = documentOfHtml(BASE);
	const kept: KeptText[] = [{ number: 1, html: htmlOf(doc), who: 'base', at: 0 }];
	const steps: KeptStep[] = [];
	const docs = [doc];
	let at = 0;
	const save = (who: string) => {
		const html = htmlOf(doc);
		if (html === kept.at(-1)?.html) return;
		kept.push({ number: kept.length + 1, html, who, at });
		docs.push(doc);
	};
	for (const { who, is, at: where, n } of deeds) {
		at += 700;
		const places = textPlaces(doc);
		const from = places[where % places.length] ?? 1;
		const made = new Transform(doc);
		const $from = doc.resolve(from);
		const letters = LETTERS[who].repeat(n).slice(0, n);
		if (is === 'type') made.insert(isStepped ? from : $from.end(), schema.text(isStepped ? letters : ` ${letters}`));
		if (!isStepped && is === 'delete') made.delete($from.start(), $from.end());
		else if (is === 'delete' && $from.parentOffset < $from.parent.content.size)
			made.delete(from, Math.min(from + n, $from.end()));
		if (isStepped && is === 'split' && $from.depth === 1) made.split(from);
		for (const step of made.steps)
			steps.push({ number: 2 + steps.length, who, at, isWhole: false, step: step.toJSON() as StepRecord });
		({ doc } = made);
		if (isStepped ? is === 'save' : true) save(who);
	}
	const standing = isStepped ? doc : documentOfHtml(htmlOf(doc));
	return { kept, steps: isStepped ? steps : [], standing, docs };
}

/** Returns the authors of a text, once it is checked that their runs cover the text exactly. */
function checked({ kept, steps, standing }: ReturnType<typeof played>, of: number | undefined, doc: Node) {
	const authors = attributeAuthors(finished(trace({ kept, steps, standing }, of, documentOfHtml)));
	// The runs cover the text exactly: each block, and each of its characters once.
	expect(authors.blocks.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(doc.children.map(readText));
	for (const run of authors.blocks.flatMap(({ runs }) => runs)) expect(authors.people[run.by]).toBeDefined();
	return authors;
}
const wrong = ({ blocks, people: found }: ReturnType<typeof attributeAuthors>) =>
	blocks
		.flatMap(({ runs }) => runs)
		.flatMap(({ text, by }) => {
			const who = found[by]?.who as Person | 'base';
			const own = who === 'base' ? 'MNO' : LETTERS[who];
			return [...text].filter((letter) => /\w/.test(letter) && !own.includes(letter)).map((letter) => [letter, who]);
		});

/** Words that repeat, and a blank at an end, which a saved text does not keep. */
const REPEATED: Deed[] = [
	{ who: 'Ann', is: 'split', at: 8_119, n: 1 },
	{ who: 'Ann', is: 'split', at: 1_823, n: 1 },
	{ who: 'Ann', is: 'save', at: 0, n: 1 },
];

describe('whose words they are', () => {
	test('is known by steps letter by letter, of the text that stands and of each that was saved, whoever saved it', () => {
		fc.assert(
			fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
				const all = played(deeds, true);
				expect(wrong(checked(all, undefined, all.standing))).toEqual([]);
				for (const [n, { number }] of all.kept.entries()) {
					const saved = documentOfHtml(htmlOf(all.docs[n] as Node));
					expect(wrong(checked(all, number, saved))).toEqual([]);
				}
			}),
			{ numRuns: 300, examples: [[REPEATED]] },
		);
	});

	test('is known by what each saved where nothing else is kept', () => {
		fc.assert(
			fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
				const all = played(deeds, false);
				expect(wrong(checked(all, undefined, all.standing))).toEqual([]);
			}),
			{ numRuns: 300 },
		);
	});

	test('is told of any text, though steps lead from nothing that was kept', () => {
		fc.assert(
			fc.property(fc.array(deed, { maxLength: 30 }), fc.nat(10), (deeds, lost) => {
				const all = played(deeds, true);
				const left = { ...all, steps: all.steps.slice(lost), kept: all.kept.slice(lost % 2) };
				checked(left, undefined, all.standing);
			}),
			{ numRuns: 300 },
		);
	});
});

test('whoever only takes words away owns none', () => {
	const doc = documentOfHtml('<p>One two three</p>');
	const made = new Transform(doc).delete(4, 8);
	const authors = attributeAuthors(
		finished(
			trace(
				{
					kept: [{ number: 1, html: htmlOf(doc), who: 'Ann', at: 0 }],
					steps: made.steps.map((step) => ({
						number: 2,
						who: 'Ben',
						at: 9,
						isWhole: false,
						step: step.toJSON() as StepRecord,
					})),
					standing: made.doc,
				},
				undefined,
				documentOfHtml,
			),
		),
	);
	expect(authors.people).toEqual([{ who: 'Ann', words: 2, last_at: 0 }]);
	expect(authors.exact_since).toBe(9);
});

test('what is taken away and put elsewhere, or back, stays whose it was; what is restored is its first writer’s', () => {
	const doc = documentOfHtml('<p>A long sentence of Ann.</p><p>Ben follows.</p>');
	const html = htmlOf(doc);
	const cut = new Transform(doc).delete(1, 24);
	const text = schema.text('A long sentence of Ann.');
	const pasted = new Transform(cut.doc).insert(cut.doc.content.size - 1, text);
	const kept: KeptText[] = [{ number: 1, html, who: 'Ann', at: 0 }];
	const steps = [...cut.steps, ...pasted.steps].map(
		(step, n): KeptStep => ({
			number: 2 + n,
			who: 'Ben',
			at: 10 + n,
			isWhole: false,
			step: step.toJSON() as StepRecord,
		}),
	);
	const moved = attributeAuthors(finished(trace({ kept, steps, standing: pasted.doc }, undefined, documentOfHtml)));
	expect(moved.people.map(({ who }) => who)).toEqual(['Ann']);
	const gone: KeptText = { number: 2, html: '<p>Nothing.</p>', who: 'Ben', at: 5 };
	const back: KeptText = { number: 3, html, who: 'Cleo', at: 6, source: 1 };
	const restored = { kept: [...kept, gone, back], steps: [], standing: doc };
	expect(attributeAuthors(finished(trace(restored, undefined, documentOfHtml))).people.map(({ who }) => who)).toEqual([
		'Ann',
	]);
});

test('a month of typing in fourteen thousand words is followed, and others are let through meanwhile', () => {
	const html = Array.from({ length: 280 }, (_, n) => `<p>${`words of paragraph ${n} `.repeat(12)}</p>`).join('');
	const first = documentOfHtml(html);
	let doc = first;
	const steps: KeptStep[] = [];
	for (let n = 0; n < 5_000; n += 1) {
		const places = (n * 7_919) % (doc.content.size - 10);
		const $at = doc.resolve(places);
		const at = $at.parent.isTextblock ? places : places + 1;
		if (!doc.resolve(at).parent.isTextblock) continue;
		const made = new Transform(doc).insert(at, schema.text('word '));
		steps.push({
			number: 2 + steps.length,
			who: people[n % 3] ?? null,
			at: n * 60,
			isWhole: false,
			step: made.steps[0]?.toJSON() as StepRecord,
		});
		({ doc } = made);
	}
	const kept = [{ number: 1, html: htmlOf(first), who: 'base', at: 0 }];
	/** @returns how often others were let through */
	const follow = () => {
		const work = trace({ kept, steps, standing: doc }, undefined, documentOfHtml);
		let shares = 0;
		while (!work.next().done) shares += 1;
		return shares;
	};
	// The steps are gone through twice, at most a hundred of them at a time.
	expect(follow()).toBeGreaterThanOrEqual((2 * steps.length) / 100);
	const take = () => steps.reduce((text, { step }) => stepOf(step).apply(text).doc ?? text, first);
	expect(timesAsLong(follow, take)).toBeLessThan(300);
});
