import { foldWord, searchTokens } from '../shared/search/search-text';
import type { Hideable } from '../shared/site/site-config';
import type { Edition } from './edition';
import { isSwitchedOff } from './switched-off';
import { urls } from './urls';

/** A page of the site that a search leads to by its name, beside what it finds. */
export interface SearchShortcut {
	key: ShortcutKey;
	name: string;
	/** Describes the page in a sentence. */
	line: string;
	href: string;
}

/** Address of each shortcut. */
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

export type ShortcutKey = keyof typeof PLACES;
const KEYS = Object.keys(PLACES) as ShortcutKey[];

/** Shortcuts that are offered to readers whose search found nothing. */
const FOUR: readonly ShortcutKey[] = ['calculate', 'calendar', 'companies', 'license'];
/** Shortcuts that one keyword shows, at most. */
const MAX_SHORTCUTS = 3;
/** Letters that must be typed before the beginning of a word matches a shortcut. */
const BEGINNING = 3;

/** Words of a shortcut, and those of which one is enough. */
interface ShortcutWords {
	name: string;
	words: string;
	any?: string;
}

const wordsOf = (text: string): string[] => searchTokens(text).map((token) => foldWord(token.text));

function shortcut(edition: Edition, key: ShortcutKey): SearchShortcut {
	const { name, line } = edition.words.search_doors[key];
	return { key, name, line, href: PLACES[key](edition) };
}

/** Where a shortcut is shown: in an edition of a site that has parts switched off. */
interface Shown {
	edition: Edition;
	hidden: readonly Hideable[];
}

const isOn = ({ edition, hidden }: Shown, key: ShortcutKey): boolean => !isSwitchedOff(hidden, PLACES[key](edition));

/**
 * The shortcuts that match a keyword: each of its words is one of the shortcut's, or one of them is enough, whatever the
 * accents.
 * @param isTyping whether the last word may be a beginning alone
 */
export function shortcutsFor(shown: Shown, keyword: string, isTyping = false): SearchShortcut[] {
	const { edition } = shown;
	const asked = wordsOf(keyword);
	const last = asked.at(-1);
	if (last === undefined) return [];
	return KEYS.filter((key) => {
		if (!isOn(shown, key)) return false;
		const { name, words, any = '' } = edition.words.search_doors[key] as ShortcutWords;
		const own = wordsOf(`${name} ${words}`);
		const enough = wordsOf(any);
		if (asked.some((word) => enough.includes(word))) return true;
		return asked.every(
			(word, at) =>
				own.includes(word) ||
				(isTyping && at === asked.length - 1 && word.length >= BEGINNING && own.some((one) => one.startsWith(word))),
		);
	})
		.slice(0, MAX_SHORTCUTS)
		.map((key) => shortcut(edition, key));
}

/** The shortcuts offered where nothing was found: four where the site has all its parts. */
export const defaultShortcuts = (shown: Shown): SearchShortcut[] =>
	FOUR.filter((key) => isOn(shown, key)).map((key) => shortcut(shown.edition, key));
