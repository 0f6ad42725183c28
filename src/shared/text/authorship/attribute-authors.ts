import { type BlockKind, kindOf } from '../compare/blocks';
import { placesOf, readPlaces } from '../places';
import { runsBetween } from './owned';
import type { Traced } from './trace';

/** A piece of a block that one person wrote in one session. */
export interface AuthoredRun {
	text: string;
	/** Index of the person in `people`. */
	by: number;
	/** Unix seconds. */
	at: number;
}

/** The authors of a text, and which of its words are theirs. */
export interface Authorship {
	people: { who: string | null; words: number; last_at: number }[];
	blocks: { kind: BlockKind; runs: AuthoredRun[] }[];
	exact_since: number | null;
}

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Attributes each word of a text to an author: returns its blocks, and all authors, those with the most words first.
 */
export function attributeAuthors({ doc, runs, authors, exact_since }: Traced): Authorship {
	const found = new Map<string | null, { words: number; last_at: number }>();
	const blocks: { kind: BlockKind; runs: { text: string; who: string | null; at: number }[] }[] = [];
	let from = 0;
	for (const block of doc.children) {
		const whose = runsBetween(runs, from, from + block.nodeSize);
		from += block.nodeSize;
		const { text, places } = readPlaces(placesOf([block]));
		const ends: number[] = [];
		let sum = 0;
		for (const { length } of whose) {
			sum += length;
			ends.push(sum);
		}
		const merged: (typeof blocks)[number]['runs'] = [];
		const authorAt: (typeof authors)[number][] = [];
		let run = 0;
		for (let n = 0; n < text.length; n += 1) {
			while (run < ends.length - 1 && (places[n] ?? 0) >= (ends[run] ?? 0)) run += 1;
			const author = authors[whose[run]?.by ?? 0] ?? { who: null, at: 0 };
			authorAt.push(author);
			const last = merged.at(-1);
			if (last && last.who === author.who && last.at === author.at) last.text += text[n];
			else merged.push({ text: text[n] ?? '', ...author });
		}
		for (const { index } of text.matchAll(WORD)) {
			// A word belongs to the author of its first letter.
			const { who, at } = authorAt[index] as (typeof authors)[number];
			const person = found.get(who) ?? { words: 0, last_at: at };
			found.set(who, { words: person.words + 1, last_at: Math.max(person.last_at, at) });
		}
		for (const { who, at } of merged) if (!found.has(who)) found.set(who, { words: 0, last_at: at });
		blocks.push({ kind: kindOf(block), runs: merged });
	}
	const people = [...found].map(([who, rest]) => ({ who, ...rest })).sort((a, b) => b.words - a.words);
	const number = new Map(people.map(({ who }, n) => [who, n]));
	return {
		people,
		blocks: blocks.map(({ kind, runs: merged }) => ({
			kind,
			runs: merged.map(({ who, text, at }) => ({ text, at, by: number.get(who) ?? 0 })),
		})),
		exact_since,
	};
}
