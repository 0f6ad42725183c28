/** Measures the contrast of every style once, on the first page that has it. */
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type AxeViolation, axeSource } from './axe';

/** Attribute of the texts whose contrast is measured. */
const MARK = 'data-new-look';

/**
 * Runs in the page: computes the style of every visible text, and marks the first text of each style that is not known.
 * A style is everything that contrast depends on: the classes, colours, opacity, size, weight and position of the
 * element and of every element around it, and whether it is clipped, disabled, or a single character. Its words are not
 * part of it.
 * @returns number of marked texts
 */
function markNewStyles([known, mark]: readonly [known: string, mark: string]): number {
	const isKnown = new Set(known.split(' '));
	interface Around {
		look: number;
		/** The part of the page that the boxes around leave visible. */
		left: number;
		top: number;
		right: number;
		bottom: number;
	}
	const found = new Map<Element, Around>();
	const hash = (seed: number, text: string) => {
		let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
		for (let i = 0; i < text.length; i += 1) {
			const code = text.charCodeAt(i);
			a = Math.imul(a ^ code, 2_654_435_761);
			b = Math.imul(b ^ code, 1_597_334_677);
		}
		return (b >>> 11) * 4_294_967_296 + (a >>> 0);
	};
	const STATES = [
		'disabled',
		'aria-disabled',
		'inert',
		'open',
		'aria-current',
		'aria-expanded',
		'aria-selected',
		'style',
	];
	const aroundOf = (element: Element): Around => {
		const before = found.get(element);
		if (before) return before;
		const outer = element.parentElement
			? aroundOf(element.parentElement)
			: { look: 0, left: 0, top: -1e9, right: innerWidth, bottom: 1e9 };
		const style = getComputedStyle(element);
		const states = STATES.map((name) => element.getAttribute(name)).join('|');
		const own = `${element.tagName} ${element.getAttribute('class')} ${states} ${style.color} ${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.fontSize} ${style.fontWeight} ${style.position}`;
		const around = { ...outer, look: hash(outer.look, own) };
		if (style.overflowX !== 'visible' && element.parentElement !== null && element !== document.body) {
			const box = element.getBoundingClientRect();
			around.left = Math.max(outer.left, box.left);
			around.right = Math.min(outer.right, box.right);
			around.top = Math.max(outer.top, box.top);
			around.bottom = Math.min(outer.bottom, box.bottom);
		}
		found.set(element, around);
		return around;
	};
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const elements = new Set<Element>(document.querySelectorAll('input, select, textarea'));
	for (let node = texts.nextNode(); node; node = texts.nextNode())
		if (node.parentElement && node.nodeValue?.trim()) elements.add(node.parentElement);
	for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
	let marked = 0;
	for (const element of elements) {
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		const { look, left, top, right, bottom } = aroundOf(element);
		const box = element.getBoundingClientRect();
		const isCutOff = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
		const isLong = (element.textContent ?? '').trim().length > 1;
		const name = hash(look, `${isCutOff} ${isLong}`).toString(36);
		if (isKnown.has(name)) continue;
		isKnown.add(name);
		element.setAttribute(mark, name);
		marked += 1;
	}
	return marked;
}

type Axe = {
	configure(spec: { rules: { id: string; selector: string }[] }): void;
	run(context: object, options: RunOptions): Promise<AxeResults>;
};

/** Measures contrast on the pages of one width and one color scheme, each style once. */
export class ContrastChecker {
	readonly #known = new Set<string>();

	/** Has to be called before a page is opened: adds axe, configured to measure contrast only on marked texts. */
	static async prepare(page: Page): Promise<void> {
		const words = JSON.stringify({ rules: [{ id: 'color-contrast', selector: `[${MARK}]` }] });
		// An init script is compiled once for all pages of the tab, where an evaluated one is compiled for each.
		await page.addInitScript({ content: `${axeSource};axe.configure(${words});` });
	}

	/** Violations of contrast only; axe does not run where every style has been measured before. */
	async contrastViolations(page: Page): Promise<AxeViolation[]> {
		if ((await this.#mark(page)) === 0) return [];
		return this.#ask(page, { type: 'rule', values: ['color-contrast'] });
	}

	/** Violations on a page in its current state, by these tags of rules. */
	async violations(page: Page, tags: string[]): Promise<AxeViolation[]> {
		await this.#mark(page);
		return this.#ask(page, { type: 'tag', values: tags });
	}

	#mark(page: Page): Promise<number> {
		return page.evaluate(markNewStyles, [[...this.#known].join(' '), MARK] as const);
	}

	async #ask(page: Page, runOnly: RunOptions['runOnly']): Promise<AxeViolation[]> {
		const { violations, measured } = await page.evaluate(
			async ([options, mark]) => {
				const { axe } = window as unknown as { axe: Axe };
				const { violations, incomplete } = await axe.run({ include: ['html'] }, options);
				const measured = new Set(
					[...document.querySelectorAll(`[${mark}]`)].map((one) => one.getAttribute(mark) ?? ''),
				);
				// A contrast that could not be measured here is measured on the next page that has it.
				const open = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
				for (const { element } of open) measured.delete(element?.getAttribute(mark) ?? '');
				const found = violations.map(({ id, nodes }) => ({
					id,
					where: nodes.slice(0, 3).map(({ target }) => target.join(' ')),
				}));
				return { violations: found, measured: [...measured] };
			},
			[
				{ resultTypes: ['violations', 'incomplete'], iframes: false, elementRef: true, runOnly } as RunOptions,
				MARK,
			] as const,
		);
		for (const look of measured) this.#known.add(look);
		return violations;
	}
}
