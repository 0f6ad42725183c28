import { readWindowsSigns } from './windows-1252';

/** Signs that turn the direction of all that follows them, until another sign ends it. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Control signs and the two separators that no keyboard has. NUL stays: no field takes it, and it is refused by name. */
const CONTROLS = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu;

/** The same without the line feed and the tab. */
const CONTROLS_BESIDE_LINES = /(?:(?![\0\t\n])\p{Cc})+/gu;

/**
 * A text on one line. People paste headlines out of documents, where a line feed means a blank, so control signs become
 * one. Signs that turn the direction of the text cannot be seen or removed in a field, so they are taken out.
 */
export const foldLine = (text: string): string => readWindowsSigns(text).replace(TURNS, '').replace(CONTROLS, ' ');

/** The same of a text of several lines, which keeps its line feeds and tabs. */
export const foldLines = (text: string): string =>
	readWindowsSigns(text)
		.replace(TURNS, '')
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(CONTROLS_BESIDE_LINES, ' ');
