/** How lists and tables hold together: which part stands in which container. */

/** The child that a container must have for loose content to stand in. */
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
/** Where elements of a container belong; the first found from the inside out takes them. */
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
/** A part's container is not looked for beyond these … */
const CLOSED_TO_PARTS = new Set(['td', 'th', 'li', 'dd', 'blockquote']);
/** … except that an item may follow an item nobody closed, and a part of a table whatever stands in a cell. */
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
 * The container a part belongs to: the nearest one around it, unless something closed stands in between.
 * @param open the elements that are open, the outermost first.
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
