import type { Page } from '@playwright/test';

/** Least distance in pixels between the beginning of a part of a page and what is above it, and between columns. */
const LEAST_GAP = 8;

/**
 * Runs in the page: finds texts that are drawn over one another or over a picture, parts that begin closer than
 * `least` pixels to what is above them, columns that touch, and what makes the page scroll sideways.
 */
const measure = (least: number): string[] => {
	interface Box {
		element: Element;
		text: string;
		left: number;
		right: number;
		top: number;
		bottom: number;
	}
	/** Pixels: a short word that breaks in a narrower column was squeezed by what is beside it. */
	const NARROW = 180;
	const problems: string[] = [];
	const width = document.documentElement.clientWidth;
	const nameOf = ({ element, text }: { element: Element; text: string }) => {
		const own = element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : '';
		return `${element.localName}${own} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
	};
	const boxOf = (element: Element, text: string, rect: DOMRect): Box => ({
		element,
		text,
		left: rect.left + scrollX,
		right: rect.right + scrollX,
		top: rect.top + scrollY,
		bottom: rect.bottom + scrollY,
	});
	/** Part of a box that its scrolling or clipping ancestors let through; undefined where nothing is left of it. */
	const shown = (box: Box): Box | undefined => {
		let part: Box | undefined = box;
		for (let above = box.element as Element | null; above && part; above = above.parentElement) {
			const style = getComputedStyle(above);
			if (above === document.body || above === document.documentElement) break;
			if (style.clipPath !== 'none') return undefined;
			if (style.overflowX === 'visible') continue;
			const edge = boxOf(above, '', above.getBoundingClientRect());
			part = {
				...part,
				left: Math.max(part.left, edge.left),
				right: Math.min(part.right, edge.right),
				top: Math.max(part.top, edge.top),
				bottom: Math.min(part.bottom, edge.bottom),
			};
			if (part.right - part.left < 1 || part.bottom - part.top < 1) part = undefined;
		}
		return part;
	};
	/** True for what moves over the page: it covers other things by its purpose. */
	const isAfloat = (element: Element): boolean => {
		for (let above: Element | null = element; above; above = above.parentElement) {
			const { position } = getComputedStyle(above);
			if (position === 'fixed' || above.localName === 'dialog') return true;
			if (position === 'sticky' && above.matches('.anchors, .calc-foot, [data-bar]')) return true;
		}
		return false;
	};
	const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

	const main = document.querySelector('main') ?? document.body;
	const texts: Box[] = [];
	/** The same from the top of a capital to the foot of a "p". */
	const inks: Box[] = [];
	const part = (rect: DOMRect, from: number, to: number) =>
		new DOMRect(rect.left, rect.top + rect.height * from, rect.width, rect.height * (to - from));
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		const text = node.textContent ?? '';
		if (!element || !text.trim() || element.closest('script, style, noscript, option, template')) continue;
		if (!isVisible(element) || isAfloat(element)) continue;
		range.selectNodeContents(node);
		const rects = [...range.getClientRects()];
		// An initial letter is set apart from its word.
		const isInitial = element.closest('.prose-first > p:first-child') !== null;
		if (
			!isInitial &&
			!text.includes('@') &&
			rects.length > 1 &&
			Math.max(...rects.map((rect) => rect.width)) < NARROW
		) {
			for (const { 0: word, index } of text.matchAll(
				/(?<![\p{L}\p{N}])[\p{Script=Latin}\p{N}]{2,14}(?![\p{L}\p{N}])/gu,
			)) {
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1)
					problems.push(`broken in a narrow column: ${word} of ${nameOf({ element, text })}`);
			}
		}
		for (const rect of rects) {
			if (rect.width < 1 || rect.height < 1) continue;
			// Lines that are set tight share the edges of their boxes: what they must not share is the height of small letters.
			const box = shown(boxOf(element, text, part(rect, 0.25, 0.75)));
			if (box) texts.push(box);
			const ink = shown(boxOf(element, text, part(rect, 0.15, 0.9)));
			if (ink && main.contains(element)) inks.push(ink);
		}
	}
	const pictures = [...main.querySelectorAll('img, svg.chart, video')]
		.filter((element) => isVisible(element) && !isAfloat(element))
		.flatMap((element) => shown(boxOf(element, 'picture', element.getBoundingClientRect())) ?? [])
		.filter((box) => box.right - box.left > 24 && box.bottom - box.top > 24);

	if (document.documentElement.scrollWidth > width) {
		const widest = texts.filter((box) => box.right > width + 1).map(nameOf);
		problems.push(
			`scrolls sideways: ${document.documentElement.scrollWidth} px; ${[...new Set(widest)].slice(0, 3).join(' | ')}`,
		);
	}

	const blockOf = (element: Element): Element => {
		let block = element;
		while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
		return block;
	};
	const shared = (a: Box, b: Box) => ({
		x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
		y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
	});
	/** A plate behind a text, so that it may lie on a picture. */
	const hasGround = (element: Element, picture: Element): boolean => {
		for (let above: Element | null = element; above && !above.contains(picture); above = above.parentElement) {
			const grounds = [null, '::before'].map((part) => getComputedStyle(above as Element, part).backgroundColor);
			if (grounds.some((colour) => !/, 0\)$|transparent/.test(colour))) return true;
		}
		return false;
	};
	texts.sort((a, b) => a.top - b.top);
	for (const [i, one] of texts.entries()) {
		for (let j = i + 1; j < texts.length; j += 1) {
			const other = texts[j] as Box;
			if (other.top >= one.bottom + 1) break;
			if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
				continue;
			const { x, y } = shared(one, other);
			if (y < 2) continue;
			if (x >= 2) problems.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
			else if (x > -least && x <= 0 && blockOf(one.element) !== blockOf(other.element)) {
				const [first, second] = [blockOf(one.element), blockOf(other.element)];
				const areCells = [first, second].every((block) =>
					/table-cell|block|grid|flex/.test(getComputedStyle(block).display),
				);
				if (areCells) problems.push(`${Math.round(-x)} px beside: ${nameOf(one)} and ${nameOf(other)}`);
			}
		}
		for (const picture of pictures) {
			const { x, y } = shared(one, picture);
			if (x >= 2 && y >= 2 && !picture.element.contains(one.element) && !hasGround(one.element, picture.element))
				problems.push(`over a picture: ${nameOf(one)}`);
		}
	}

	/** What is drawn with an edge of its own: controls, pictures, and grounds. */
	const solid = [
		...pictures,
		...[...main.querySelectorAll('.btn, .field, .adv, .tag')]
			.filter((element) => isVisible(element) && !isAfloat(element))
			.flatMap((element) => shown(boxOf(element, element.textContent ?? '', element.getBoundingClientRect())) ?? []),
	];
	const drawn = [...inks, ...solid];
	const starts = [...main.querySelectorAll('section, article, aside, .sec, h1, h2, h3, .block, .grid > *')];
	for (const start of starts) {
		if (!isVisible(start) || isAfloat(start)) continue;
		const rect = boxOf(start, start.textContent ?? '', start.getBoundingClientRect());
		if (rect.bottom - rect.top < 1) continue;
		const style = getComputedStyle(start);
		const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 || !/, 0\)$|transparent/.test(style.backgroundColor);
		const inside = drawn.filter((box) => start.contains(box.element));
		const first = Math.min(...inside.map((box) => box.top));
		if (!Number.isFinite(first)) continue;
		const top = hasEdge ? rect.top : first;
		const item = start.matches('h1, h2, h3')
			? (start.closest('article, li, header, section, .txt, div') ?? start)
			: start;
		for (const box of drawn) {
			if (start.contains(box.element) || item.contains(box.element) || box.element.contains(start)) continue;
			const overlapX = Math.min(box.right, rect.right) - Math.max(box.left, rect.left);
			const gap = top - box.bottom;
			if (overlapX > 2 && gap < least && gap > -4 && box.top < top)
				problems.push(`${Math.round(gap)} px above: ${nameOf(rect)} under ${nameOf(box)}`);
		}
	}
	for (const held of document.querySelectorAll('span.nb')) {
		const row = held.parentElement as Element;
		const hasWordsBeside = [held.previousSibling, held.nextSibling].some(
			(one) => one?.nodeType === Node.TEXT_NODE && one.textContent?.trim(),
		);
		if (hasWordsBeside && /flex|grid/.test(getComputedStyle(row).display))
			problems.push(`laid out word by word: ${nameOf({ element: row, text: row.textContent ?? '' })}`);
	}
	return [...new Set(problems)];
};

/** What is wrong with the layout of a page at its current width, a sentence each. */
export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(measure, LEAST_GAP);
