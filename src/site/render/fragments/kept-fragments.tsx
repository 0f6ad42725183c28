import { randomBytes } from 'node:crypto';
import type { ComponentType, ReactNode } from 'react';
import type { Edition } from '../../../editions/edition';
import { leftOutSoFar } from '../../../shared/left-out';
import { escapeAttribute } from '../../../shared/text/html-print';
import { ownCopy } from '../../../shared/text/own-copy';
import { type Fragments, type PageContext, pageContext } from '../contexts';
import type { Site } from '../screen';

interface Kept {
	html: string;
	/** Unix seconds; true words until then. */
	until: number;
}

/** Fragments by everything that they depend on, the least recently used first. */
const kept = new Map<string, Kept>();
/** Characters of all fragments and their keys together. */
const MAX_CHARACTERS = 5_000_000;
let characters = 0;

function drop(key: string, { html }: Kept): void {
	kept.delete(key);
	characters -= key.length + html.length;
}

function keep(key: string, fragment: Kept): void {
	const before = kept.get(key);
	if (before) drop(key, before);
	kept.set(key, fragment);
	characters += key.length + fragment.html.length;
	for (const [oldest, one] of kept) {
		if (characters <= MAX_CHARACTERS) return;
		drop(oldest, one);
	}
}

function keptAt(key: string, now: number): Kept | undefined {
	const found = kept.get(key);
	if (!found || found.until <= now) return undefined;
	kept.delete(key);
	kept.set(key, found);
	return found;
}

/** Numbers of what fragments depend on beside their properties: an edition, and the site as it is configured. */
const scopes = new WeakMap<Edition, Map<string, number>>();
let last = 0;

function scopeOf(edition: Edition, site: Site): number {
	const { url, is_public, brand, mark, view_cookie, assets } = site;
	// Brand and time zone change in the objects themselves.
	const settings = JSON.stringify([edition.time_zone, url, is_public, brand, mark?.box, view_cookie, assets.js]);
	let numbers = scopes.get(edition);
	if (!numbers) {
		numbers = new Map();
		scopes.set(edition, numbers);
	}
	let number = numbers.get(settings);
	if (number === undefined) {
		number = ++last;
		numbers.set(settings, number);
	}
	return number;
}

/** Part of every mark, so that no text that somebody wrote is one. No digit and no hyphen: `noBreakPage` leaves it alone. */
const SECRET = randomBytes(12).toString('base64url').replaceAll(/[\d-]/g, '_');
const FORM_TOKEN = `\u0002${SECRET}`;
/** Where a kept fragment belongs; where one that is drawn in the page begins, and where it ends. */
type Mark = 'at' | 'from' | 'to';
const MARKS = new RegExp(`\u0001(at|from|to)_(.)${SECRET}`, 'gsu');
/** The number of a fragment is one character, of those that have no meaning, so that a mark has no digit. */
const FIRST_NUMBER = 0xf0000;
const markOf = (mark: Mark, number: number): string =>
	`\u0001${mark}_${String.fromCodePoint(FIRST_NUMBER + number)}${SECRET}`;

const PICTURES = /<picture>.*?<\/picture>/gs;
const FIRST_IMAGE = /<img\b(?![^>]*\sloading="lazy")/;
/** True of markup with an image for which React, when it draws one, puts a link into the head of the page. */
const isAskedAhead = (html: string): boolean => FIRST_IMAGE.test(html.replace(PICTURES, ''));

/** What a fragment is drawn in: like its page, but it notes how long its words are true. */
class FragmentContext implements PageContext {
	readonly formToken = FORM_TOKEN;
	until = Number.POSITIVE_INFINITY;

	constructor(
		readonly edition: Edition,
		readonly site: Site,
		readonly fragments: Fragments,
		private readonly drawnAt: number,
	) {}

	get now(): number {
		this.until = 0;
		return this.drawnAt;
	}

	readonly moment = (changesAt: (now: number) => number): number => {
		this.until = Math.min(this.until, changesAt(this.drawnAt));
		return this.drawnAt;
	};
}

/** A fragment that is drawn in the page, to be kept afterwards. */
interface Drawn {
	key: string;
	context: FragmentContext;
}

/** Part of a page that is put together: the whole of it, or a fragment in it. */
interface Part {
	pieces: string[];
	until: number;
	drawn?: Drawn;
}

/** The fragments of one page. */
export class PageFragments implements Fragments {
	readonly #kept: Kept[] = [];
	readonly #drawn: Drawn[] = [];
	readonly #leftOut = leftOutSoFar();
	readonly #scope: number;

	/** @param now Unix seconds */
	constructor(
		private readonly edition: Edition,
		private readonly site: Site,
		private readonly now: number,
	) {
		this.#scope = scopeOf(edition, site);
	}

	draw<Props extends object>(name: string, View: ComponentType<Props>, props: Props): ReactNode {
		const key = `${this.#scope} ${name} ${JSON.stringify(props)}`;
		const kept = keptAt(key, this.now);
		if (kept) return markOf('at', this.#kept.push(kept) - 1);
		const context = new FragmentContext(this.edition, this.site, this, this.now);
		const number = this.#drawn.push({ key, context }) - 1;
		return (
			<pageContext.Provider value={context}>
				{markOf('from', number)}
				<View {...props} />
				{markOf('to', number)}
			</pageContext.Provider>
		);
	}

	/**
	 * The whole page without marks: kept fragments are put in, and those that were drawn are kept.
	 * @param html as `noBreakPage` returns it @param formToken of the forms in fragments
	 */
	complete(html: string, formToken: string): string {
		// What could not be drawn now may be drawn the next time.
		const isWhole = leftOutSoFar() === this.#leftOut;
		let part: Part = { pieces: [], until: Number.POSITIVE_INFINITY };
		const around: Part[] = [];
		const add = (text: string, until = Number.POSITIVE_INFINITY) => {
			part.pieces.push(text);
			part.until = Math.min(part.until, until);
		};
		let at = 0;
		for (const found of html.matchAll(MARKS)) {
			const [mark, kind, character = ''] = found;
			const number = (character.codePointAt(0) ?? 0) - FIRST_NUMBER;
			add(html.slice(at, found.index));
			at = found.index + mark.length;
			if (kind === 'at') {
				const kept = this.#kept[number];
				if (kept) add(kept.html, kept.until);
			} else if (kind === 'from') {
				const drawn = this.#drawn[number] as Drawn;
				around.push(part);
				part = { pieces: [], until: drawn.context.until, drawn };
			} else {
				const { pieces, drawn } = part;
				// A fragment that is kept holds nothing of the page that it was cut out of.
				const own = ownCopy(pieces.join(''));
				const until = isAskedAhead(own) ? 0 : part.until;
				part = around.pop() as Part;
				if (isWhole && drawn && until > this.now) keep(drawn.key, { html: own, until });
				add(own, until);
			}
		}
		add(html.slice(at));
		const token = escapeAttribute(formToken);
		return part.pieces.join('').replaceAll(FORM_TOKEN, () => token);
	}
}
