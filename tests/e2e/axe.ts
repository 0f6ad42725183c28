import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The checker, as a script for a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A violated rule, and the first elements that violate it. */
export interface AxeViolation {
	id: string;
	/** Selectors. */
	where: string[];
}

interface Check {
	/** Tags of rules; the default is every rule that is on by default. */
	tags?: string[];
	/** Only these rules, whatever their tags. */
	rules?: string[];
	without?: string[];
	/** Parts of the page, as selectors; the default is the whole page. */
	include?: string[];
}

type Axe = { run(context: object, options: RunOptions): Promise<AxeResults> };

/**
 * Violations of accessibility on a page in its current state. Only violations are reported, because passes would take
 * twice as long. Our pages have no frames, so frames are not checked.
 */
export async function axeViolations(
	page: Page,
	{ tags, rules, without = [], include = ['html'] }: Check = {},
): Promise<AxeViolation[]> {
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
