import { ALLOWED_ATTRIBUTES, FLOW, FRAGMENT_ID, FRAME, LINES, RENAMED } from '../html-rules';
import { headingAnchor } from './heading-anchor';

/** A tree of elements that some parser has made of an incoming text. */
export interface IncomingTree<E> {
	/** Every element, in the order of the text. */
	elements(): E[];
	/** Name in small letters. */
	tag(element: E): string;
	attribute(element: E, name: 'href' | 'id' | 'name'): string | undefined;
	setAttribute(element: E, name: 'href' | 'id', value: string): void;
	parent(element: E): E | undefined;
	/** Its words, with those of the elements in it. */
	words(element: E): string;
	/** Puts the content of an element in its place. */
	unwrap(element: E): void;
}

/** What is around a text that comes in. */
export interface Surroundings {
	/** Ids that are used there already: a place of the text gets another one. */
	taken?: ReadonlySet<string>;
	/** Ids to which a link may lead though the text itself does not have them. */
	elsewhere?: Pick<ReadonlySet<string>, 'has'>;
}

/** Elements that may carry an id (`html-rules.ts`). */
const HOLDERS = new Set(Object.keys(ALLOWED_ATTRIBUTES).filter((tag) => ALLOWED_ATTRIBUTES[tag]?.includes('id')));
const BLOCKS = new Set([...LINES, ...FLOW, ...FRAME, 'hr']);
const HEADINGS = new Set(['h1', 'h2', 'h3']);

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Name of the place in the text to which a link leads; undefined for any other link. */
const fragmentOf = (href: string | undefined): string | undefined => {
	const link = (href ?? '').trim();
	return link.startsWith('#') && link.length > 1 ? decoded(link.slice(1)) : undefined;
};

/**
 * Settles the links of an incoming text that lead to places within it. What such a link leads to moves to an element
 * that may carry an id, the nearest around or after it, under an id that our rules allow; the link follows. A link
 * whose place is not there becomes its words.
 * @returns the number of links that became their words
 */
export function settleFragmentLinks<E>(tree: IncomingTree<E>, { taken, elsewhere }: Surroundings = {}): number {
	const elements = tree.elements();
	const links = elements.flatMap((element) => {
		const name = tree.tag(element) === 'a' ? fragmentOf(tree.attribute(element, 'href')) : undefined;
		return name === undefined ? [] : [{ element, name }];
	});
	if (links.length === 0) return 0;
	const { placeOf, idOf } = placesOf(tree, elements, taken);
	let unwrapped = 0;
	for (const { element, name } of links) {
		const holder = placeOf(name);
		if (holder !== undefined) tree.setAttribute(element, 'href', `#${idOf(holder, name)}`);
		else if (!elsewhere?.has(name)) {
			tree.unwrap(element);
			unwrapped += 1;
		}
	}
	return unwrapped;
}

/** The places of a text by their names, each with the element that carries its id. */
function placesOf<E>(tree: IncomingTree<E>, elements: readonly E[], taken: ReadonlySet<string> | undefined) {
	const ours = (element: E) => RENAMED[tree.tag(element)] ?? tree.tag(element);
	const holdsBlocks = new Set<E>();
	for (const element of elements) {
		if (!BLOCKS.has(ours(element))) continue;
		for (let box = tree.parent(element); box !== undefined && !holdsBlocks.has(box); box = tree.parent(box))
			holdsBlocks.add(box);
	}
	// A box that becomes a paragraph is nothing of its own where there are blocks in it.
	const isHolder = (element: E) => HOLDERS.has(ours(element)) && !(ours(element) === 'p' && holdsBlocks.has(element));
	const next = new Map<E, E>();
	let after: E | undefined;
	for (const element of elements.toReversed()) {
		if (isHolder(element)) after = element;
		if (after !== undefined) next.set(element, after);
	}
	const holderOf = (element: E): E | undefined => {
		for (let one: E | undefined = element; one !== undefined; one = tree.parent(one)) if (isHolder(one)) return one;
		return next.get(element);
	};
	const places = new Map<string, E>();
	const headings = new Map<string, E>();
	/** Elements that carry an id of our form already. */
	const owners = new Map<string, E>();
	for (const element of elements) {
		const id = tree.attribute(element, 'id');
		if (id && FRAGMENT_ID.test(id) && isHolder(element) && !owners.has(id)) owners.set(id, element);
		for (const name of [id, tree.attribute(element, 'name')]) if (name && !places.has(name)) places.set(name, element);
		const words = HEADINGS.has(tree.tag(element)) ? headingAnchor(tree.words(element)) : '';
		if (words !== '' && !headings.has(words)) headings.set(words, element);
	}
	const settled = new Map<E, string>();
	const isFree = (id: string, holder: E) => !taken?.has(id) && (owners.get(id) ?? holder) === holder;
	return {
		placeOf(name: string): E | undefined {
			const place = places.get(name) ?? headings.get(headingAnchor(name));
			return place === undefined ? undefined : holderOf(place);
		},
		idOf(holder: E, name: string): string {
			const known = settled.get(holder);
			if (known !== undefined) return known;
			const own = tree.attribute(holder, 'id') || name;
			const base = FRAGMENT_ID.test(own) ? own : headingAnchor(own) || 'place';
			let id = base;
			for (let n = 2; !isFree(id, holder); n += 1) id = `${base.slice(0, 70)}-${n}`;
			owners.set(id, holder);
			settled.set(holder, id);
			tree.setAttribute(holder, 'id', id);
			return id;
		},
	};
}
