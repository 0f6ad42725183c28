import type { Node } from 'prosemirror-model';

/** What stands between two texts of a document: the end of a paragraph, of a row, of a cell, a picture. */
const EDGE = '\n';
const ROW = '\uFDD1';
const CELL = '\uFDD2';
const LEAF = '\uFFFC';

const opening = (name: string) => (name === 'tr' ? ROW : name === 'td' || name === 'th' ? CELL : EDGE);

/** A character for each place that nodes take: their words where they stand, and a sign wherever something else is. */
export function placesOf(nodes: readonly Node[]): string {
	let out = '';
	for (const child of nodes) {
		if (child.isText) out += child.text;
		else if (child.isLeaf) out += LEAF;
		else out += opening(child.type.name) + placesOf(child.children) + EDGE;
	}
	return out;
}

/** How signs that follow each other are read: cells stand beside each other, all else below. */
const readSigns = (signs: string) => (signs.includes(CELL) && !signs.includes(ROW) ? ' | ' : '\n');
const SIGNS = /[\n\uFDD1\uFDD2\uFFFC]+/g;

/** A piece of places as people read it, beside the place of each of its characters. */
export interface Read {
	text: string;
	/** Where the character at each number stands, counted from the beginning of the piece. */
	places: number[];
}

/** Places as people read them: lines for paragraphs, items and rows, and a line between cells. */
export function readPlaces(given: string): Read {
	let text = '';
	const places: number[] = [];
	let end = 0;
	const add = (words: string, at: number, isSpread: boolean) => {
		for (let n = 0; n < words.length; n += 1) places.push(isSpread ? at + n : at);
		text += words;
	};
	for (const match of given.matchAll(SIGNS)) {
		add(given.slice(end, match.index), end, true);
		end = match.index + match[0].length;
		// What stands at both ends of a piece parts nothing.
		if (text !== '' && end < given.length) add(readSigns(match[0]), match.index, false);
	}
	add(given.slice(end), end, true);
	return { text, places };
}

/** What people read of a node. */
export const readText = (node: Node): string => readPlaces(placesOf([node])).text;
