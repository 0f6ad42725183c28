import type { Page } from '@playwright/test';
import { ContrastChecker } from '../contrast-checker';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The checkers of both colour schemes, which remember the styles that they have measured. */
export type Schemes = Readonly<Record<'light' | 'dark', ContrastChecker>>;

export const newSchemes = (): Schemes => ({ light: new ContrastChecker(), dark: new ContrastChecker() });

/** Failures of a page of the newsroom in its current state, in light and in dark. */
export async function failuresOf(page: Page, width: number, schemes: Schemes): Promise<string[]> {
	const found: string[] = [];
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
	if (overflow > width) found.push(`wider than the screen: ${overflow} px`);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		// Structure and words are the same in both schemes, so the dark one is checked for contrast only.
		const violations = await (colorScheme === 'light'
			? schemes.light.violations(page, TAGS)
			: schemes.dark.contrastViolations(page));
		found.push(...violations.map(({ id, where }) => `axe (${colorScheme}) ${id}: ${where.join(' | ')}`));
	}
	await page.emulateMedia({ colorScheme: 'light' });
	return found;
}
