import { countries } from '../countries';

/** What somebody writes on the wall of an event (docs of the wall: 2–280 characters, a name, a country). */
export interface WallEntry {
	text: string;
	name: string;
	/** ISO 3166 alpha-2. */
	country: string;
}

export type WallField = keyof WallEntry;

export const MAX_WALL_TEXT_CHARACTERS = 280;
export const MAX_WALL_NAME_CHARACTERS = 60;

/** Blanks as people mean them: no control characters, no runs of empty lines, nothing at the ends. */
const tidy = (text: string) =>
	text
		.toWellFormed()
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/[^\S\n]|[\p{Cc}\u202a-\u202e\u2066-\u2069](?<!\n)/gu, ' ')
		.replace(/ {2,}/g, ' ')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

const length = (text: string) => [...text].length;

/**
 * Reads an entry: itself, tidied, or the first field that is wrong. Characters are counted as people count them, not in
 * bytes.
 */
export function readWallEntry(given: Partial<Record<WallField, string>>): WallEntry | WallField {
	const text = tidy(given.text ?? '');
	const name = tidy(given.name ?? '').replaceAll('\n', ' ');
	const country = (given.country ?? '').trim().toUpperCase();
	if (length(text) < 2 || length(text) > MAX_WALL_TEXT_CHARACTERS) return 'text';
	if (length(name) < 1 || length(name) > MAX_WALL_NAME_CHARACTERS) return 'name';
	return countries.includes(country) ? { text, name, country } : 'country';
}
