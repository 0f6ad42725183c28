/** The structure of lists and tables: which parts belong in which container. */

/** The child that a container needs before loose content may be put into it. */
export const CONTAINER_CHILD: Record<string, string> = {
	ul: 'li',
	ol: 'li',
	dl: 'dd',
	table: 'tbody',
	thead: 'tr',
	tbody: 'tr',
	tfoot: 'tr',
	tr: 'td',
};
/** The containers of each element; the innermost open one takes it. */
export const BELONGS_IN: Record<string, string[]> = {
	li: ['ul', 'ol'],
	dt: ['dl'],
	dd: ['dl'],
	figcaption: ['figure'],
	caption: ['table'],
	thead: ['table'],
	tbody: ['table'],
	tfoot: ['table'],
	tr: ['thead', 'tbody', 'tfoot', 'table'],
	td: ['tr', 'thead', 'tbody', 'tfoot', 'table'],
	th: ['tr', 'thead', 'tbody', 'tfoot', 'table'],
};
/** Elements at whose edge the search for a part's container ends … */
const CLOSED_TO_PARTS = new Set(['td', 'th', 'li', 'dd', 'blockquote']);
/** … except that an item may follow an item that was not closed, and a part of a table may leave any cell. */
const MAY_LEAVE: Record<string, string> = {
	li: 'li',
	dt: 'dd',
	dd: 'dd',
	caption: 'any',
	thead: 'any',
	tbody: 'any',
	tfoot: 'any',
	tr: 'any',
	td: 'any',
	th: 'any',
};

/**
 * The container that a part belongs to: the nearest one around it, unless a closed element is in between.
 * @param open the open elements, the outermost first
 */
export function containerFor<T extends { tag: string }>(part: string, open: readonly T[]): T | undefined {
	const containers = BELONGS_IN[part] ?? [];
	const mayLeave = MAY_LEAVE[part];
	for (const element of open.toReversed()) {
		if (containers.includes(element.tag)) return element;
		if (CLOSED_TO_PARTS.has(element.tag) && mayLeave !== 'any' && mayLeave !== element.tag) return undefined;
	}
	return undefined;
}
