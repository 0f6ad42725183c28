import type { Page } from '@playwright/test';
import { ContrastChecker } from '../contrast-checker';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What was looked at already, by scheme. */
export type Schemes = Readonly<Record<'light' | 'dark', ContrastChecker>>;

export const newSchemes = (): Schemes => ({ light: new ContrastChecker(), dark: new ContrastChecker() });

/** What is wrong with a page of the newsroom as it stands, in light and in dark. */
export async function failuresOf(page: Page, width: number, schemes: Schemes): Promise<string[]> {
	const found: string[] = [];
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
	if (overflow > width) found.push(`wider than the screen: ${overflow} px`);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		// The tree and the words are the same in both schemes: in the dark one only the colours differ.
		const violations = await (colorScheme === 'light'
			? schemes.light.violations(page, TAGS)
			: schemes.dark.contrastViolations(page));
		found.push(...violations.map(({ id, where }) => `axe (${colorScheme}) ${id}: ${where.join(' | ')}`));
	}
	await page.emulateMedia({ colorScheme: 'light' });
	return found;
}
