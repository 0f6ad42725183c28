import type { Page } from '@playwright/test';
import { signingKeys } from '../src/commands/security/signing-keys';
import { FORM_TOKEN_FIELD, makeFormToken } from '../src/platform/security/form-token';
import type { TestSite } from './site';

/** Form token of a page that this site drew a minute ago. */
export async function minuteOldFormToken({ db, settings }: TestSite): Promise<string> {
	const keys = await signingKeys(db, settings.secretKeys)();
	return makeFormToken(keys, Math.floor(Date.now() / 1000) - 60);
}

/** Lets the page have been open for a minute: a reader takes longer over a form than a test does. */
export async function leaveOpenForAMinute(page: Page, site: TestSite): Promise<void> {
	const token = await minuteOldFormToken(site);
	await page.locator(`input[name=${FORM_TOKEN_FIELD}]`).evaluateAll((fields, value) => {
		for (const field of fields) (field as HTMLInputElement).value = value;
	}, token);
}
