import type { Node } from 'prosemirror-model';

/** Signs between two texts of a document: the end of a paragraph, a row, a cell, a picture. */
const EDGE = '\n';
const ROW = '\uFDD1';
const CELL = '\uFDD2';
const LEAF = '\uFFFC';

const opening = (name: string) => (name === 'tr' ? ROW : name === 'td' || name === 'th' ? CELL : EDGE);

/** One character for each position of nodes: their words, and a sign for everything else. */
export function placesOf(nodes: readonly Node[]): string {
	let out = '';
	for (const child of nodes) {
		if (child.isText) out += child.text;
		else if (child.isLeaf) out += LEAF;
		else out += opening(child.type.name) + placesOf(child.children) + EDGE;
	}
	return out;
}

/** How a run of signs is read: cells are beside each other, everything else is below. */
const readSigns = (signs: string) => (signs.includes(CELL) && !signs.includes(ROW) ? ' | ' : '\n');
const SIGNS = /[\n\uFDD1\uFDD2\uFFFC]+/g;

/** A part of the places as people read it, with the place of each of its characters. */
export interface Read {
	text: string;
	/** The place of each character, counted from the beginning of the part. */
	places: number[];
}

/** Places as people read them: a line for each paragraph, item and row, and a vertical line between cells. */
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
		// Signs at the two ends separate nothing.
		if (text !== '' && end < given.length) add(readSigns(match[0]), match.index, false);
	}
	add(given.slice(end), end, true);
	return { text, places };
}

/** The words of a node as people read them. */
export const readText = (node: Node): string => readPlaces(placesOf([node])).text;
