/**
 * Lists whose items say on which level they are. In Word on the web every item is a list of its own, in a box of its
 * own; in Slack the items of a level that follow each other are one.
 */

const ITEM = 'li:is([data-aria-level], [data-stringify-indent])';
const levelOf = (item: Element) =>
	Number(item.getAttribute('data-aria-level') ?? item.getAttribute('data-stringify-indent') ?? 1) || 0;

/** The list of a box that has nothing else in it. */
function listIn(box: Element | null): Element | undefined {
	if (box === null) return undefined;
	if (box.localName === 'ul' || box.localName === 'ol') return box.querySelector(`:scope > ${ITEM}`) ? box : undefined;
	return box.localName === 'div' && box.children.length === 1 ? listIn(box.firstElementChild) : undefined;
}

/** Makes one list, with others in its items, of lists that follow each other. */
export function gatherLevelLists(root: Element): void {
	for (const end of [...root.querySelectorAll('.EOP')]) end.remove();
	const boxes = [...root.querySelectorAll('.ListContainerWrapper, ul, ol')].filter(
		(box) => listIn(box) !== undefined && box.parentElement?.closest('.ListContainerWrapper') == null,
	);
	const done = new Set<Element>();
	for (const box of boxes) {
		if (done.has(box) || (!box.isConnected && !root.contains(box))) continue;
		const open: { level: number; list: Element }[] = [];
		let last: Element = box;
		for (let next: Element | null = box; next; next = last.nextElementSibling) {
			const list = listIn(next);
			if (!list) break;
			done.add(next);
			for (const item of [...list.children]) place(open, item, list);
			const [outer] = open;
			if (next === box && outer) box.replaceWith(outer.list);
			else next.remove();
			last = outer?.list ?? last;
		}
	}
}

/** Puts an item into the list of its level. */
function place(open: { level: number; list: Element }[], item: Element, of: Element): void {
	const level = levelOf(item);
	while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
	const inner = open.at(-1);
	if (inner && inner.level >= level && inner.list.localName === of.localName) {
		inner.list.append(item);
		return;
	}
	const list = item.ownerDocument.createElement(of.localName);
	const start = of.getAttribute('start');
	if (start !== null && start !== '1') list.setAttribute('start', start);
	list.append(item);
	if (inner && inner.level >= level) {
		// Numbers after bullets on one level are a list of their own.
		inner.list.after(list);
		open.pop();
	} else (inner?.list.lastElementChild ?? inner?.list)?.append(list);
	open.push({ level, list });
}
