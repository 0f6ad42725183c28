import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The checker, as a script for a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a fault is called, and the first elements that have it. */
export interface AxeFault {
	id: string;
	/** Selectors. */
	where: string[];
}

interface Check {
	/** Kinds of rules; all that are on by default where it is left out. */
	tags?: string[];
	/** Only these rules, whatever their kind. */
	rules?: string[];
	without?: string[];
	/** Parts of the page, as selectors; the whole page where it is left out. */
	include?: string[];
}

type Axe = { run(context: object, options: RunOptions): Promise<AxeResults> };

/**
 * What a checker of accessibility finds on a page as it stands. It looks for faults alone: to write down what is
 * right too takes it twice as long. Our pages have no frames, so none is looked into.
 */
export async function axeFaults(
	page: Page,
	{ tags, rules, without = [], include = ['html'] }: Check = {},
): Promise<AxeFault[]> {
	const options: RunOptions = {
		resultTypes: ['violations'],
		iframes: false,
		...(rules ? { runOnly: { type: 'rule', values: rules } } : tags && { runOnly: { type: 'tag', values: tags } }),
		rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
	};
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
	return page.evaluate(
		async ([parts, settings]) => {
			const { axe } = window as unknown as { axe: Axe };
			const { violations } = await axe.run({ include: parts }, settings);
			return violations.map(({ id, nodes }) => ({
				id,
				where: nodes.slice(0, 3).map(({ target }) => target.join(' ')),
			}));
		},
		[include, options] as const,
	);
}
