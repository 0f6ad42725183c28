import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { headingAnchor } from '../../../shared/text/fragments/heading-anchor';

const hrefOf = (mark: Mark): string | undefined => {
	const href = mark.type.name === 'a' ? String(mark.attrs.href ?? '') : '';
	return href.startsWith('#') ? href.slice(1) : undefined;
};

/** Ids of a text, and the words of its headings, to which links lead. */
function placesOf(content: Fragment): Set<string> {
	const places = new Set<string>();
	content.descendants((node) => {
		if (node.attrs.id) places.add(String(node.attrs.id));
		if (node.type.name === 'h2') places.add(headingAnchor(node.textContent));
		for (const mark of node.marks) if (mark.attrs.id) places.add(String(mark.attrs.id));
	});
	return places;
}

/** The nodes with other marks and attributes, from the innermost outwards. */
function rewritten(content: Fragment, change: (node: Node) => Node): Fragment {
	return Fragment.fromArray(content.content.map((node) => change(node.copy(rewritten(node.content, change)))));
}

/**
 * A pasted slice whose ids are not those of the text that it comes into, and whose links lead to places that are in one
 * of both: others become their words.
 */
export function withOwnPlaces(slice: Slice, into: Node): Slice {
	const own = placesOf(slice.content);
	let hasLinks = false;
	slice.content.descendants((node) => {
		hasLinks ||= node.marks.some((mark) => hrefOf(mark) !== undefined);
	});
	if (own.size === 0 && !hasLinks) return slice;
	const there = placesOf(into.content);
	const names = new Map<string, string>();
	for (const id of own) {
		let free = id;
		for (let n = 2; there.has(free) || (free !== id && own.has(free)); n += 1) free = `${id.slice(0, 70)}-${n}`;
		if (free !== id) names.set(id, free);
	}
	const renamed = (attrs: Mark['attrs']) =>
		attrs.id && names.has(attrs.id) ? { ...attrs, id: names.get(attrs.id) } : attrs;
	const marksOf = (node: Node) =>
		node.marks.flatMap((mark) => {
			const place = hrefOf(mark);
			if (place !== undefined && !own.has(place) && !there.has(place)) return [];
			const href = place === undefined ? mark.attrs.href : `#${names.get(place) ?? place}`;
			const attrs = renamed(mark.attrs);
			return [mark.type.create('href' in attrs ? { ...attrs, href } : attrs)];
		});
	const content = rewritten(slice.content, (node) => {
		if (node.isText) return node.mark(marksOf(node));
		return node.type.create(renamed(node.attrs), node.content, marksOf(node));
	});
	return new Slice(content, slice.openStart, slice.openEnd);
}
