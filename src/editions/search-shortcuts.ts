import { foldWord, searchTokens } from '../shared/search/search-text';
import type { Edition } from './edition';
import { urls } from './urls';

/** A page of the site that a search leads to by its name, beside what it finds. */
export interface SearchDoor {
	key: DoorKey;
	name: string;
	/** What is behind it, in a sentence. */
	line: string;
	href: string;
}

/** Where each door leads. */
const PLACES = {
	newsletter: urls.subscribe.href,
	calculate: urls.calculate.href,
	calendar: (edition: Edition) => urls.calendar.href(edition),
	data: urls.data.href,
	companies: (edition: Edition) => urls.companies.href(edition),
	license: (edition: Edition) => urls.license.href(edition),
	topics: urls.topics.href,
	tags: urls.tags.href,
	books: urls.books.href,
	authors: urls.authors.href,
	corrections: urls.corrections.href,
	feeds: (edition: Edition) => urls.feeds.href(edition),
	about: urls.about.href,
} as const satisfies Record<string, (edition: Edition) => string>;

export type DoorKey = keyof typeof PLACES;
const KEYS = Object.keys(PLACES) as DoorKey[];

/** Offered to who found nothing. */
const FOUR: readonly DoorKey[] = ['calculate', 'calendar', 'companies', 'license'];
/** Doors that one keyword opens, at most. */
const MOST = 3;
/** Letters after which the beginning of a word opens a door, as one types. */
const BEGINNING = 3;

const wordsOf = (text: string): string[] => searchTokens(text).map((token) => foldWord(token.text));

function door(edition: Edition, key: DoorKey): SearchDoor {
	const { name, line } = edition.words.search_doors[key];
	return { key, name, line, href: PLACES[key](edition) };
}

/**
 * The doors that a keyword asks for: each of its words is one of the door's, whatever the accents.
 * @param isTyping whether the last word may be a beginning alone
 */
export function doorsFor(edition: Edition, keyword: string, isTyping = false): SearchDoor[] {
	const asked = wordsOf(keyword);
	const last = asked.at(-1);
	if (last === undefined) return [];
	return KEYS.filter((key) => {
		const { name, words } = edition.words.search_doors[key];
		const own = wordsOf(`${name} ${words}`);
		return asked.every(
			(word, at) =>
				own.includes(word) ||
				(isTyping && at === asked.length - 1 && word.length >= BEGINNING && own.some((one) => one.startsWith(word))),
		);
	})
		.slice(0, MOST)
		.map((key) => door(edition, key));
}

/** The four doors for who found nothing. */
export const fourDoors = (edition: Edition): SearchDoor[] => FOUR.map((key) => door(edition, key));
