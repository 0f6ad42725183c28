/** Pictures that are pasted into a text, and faults of their uploads. */
import type { Page } from '@playwright/test';
import { photoWithPlace } from '../../hostile-files';

/** Calls by which a file comes to the server. */
export const UPLOAD = '**/api/v2/upload/index';

let width = 700;
/** A picture of two parts and more, wider than the one before. */
export async function picture(): Promise<Buffer> {
	width += 2;
	return Buffer.concat([await photoWithPlace(width), Buffer.alloc(2.5 * 1024 * 1024, width)]);
}
/** Widths of the last two pictures, in the order in which they were made. */
export const lastWidths = () => [width - 2, width];

/** Pastes a picture, as it comes from a folder. */
export const paste = (page: Page, name: string, bytes: Buffer) =>
	page.getByRole('textbox', { name: 'Text', exact: true }).evaluate(
		(element, [called, base64]) => {
			const clipboardData = new DataTransfer();
			const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			clipboardData.items.add(new File([content], called, { type: 'image/jpeg' }));
			element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
		},
		[name, bytes.toString('base64')] as const,
	);

/** Lets no part of a file arrive but the first ones. */
export async function cut(page: Page, after = 0): Promise<void> {
	let parts = 0;
	await page.route(UPLOAD, (route) => {
		if (route.request().method() !== 'PATCH') return route.continue();
		parts += 1;
		return parts > after ? route.abort('connectionreset') : route.continue();
	});
}

/** Holds the parts of files back. @returns lets them go on, and where in its file each began */
export async function hold(page: Page) {
	const offsets: string[] = [];
	const gate = Promise.withResolvers<void>();
	await page.route(UPLOAD, async (route) => {
		if (route.request().method() === 'PATCH') {
			offsets.push((await route.request().headerValue('upload-offset')) ?? '');
			await gate.promise;
		}
		await route.continue();
	});
	return { goOn: () => gate.resolve(), offsets };
}
