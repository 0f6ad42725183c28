/** The editor on a page of its own, under the newsroom's policy of content, and what its tests do there. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from '../../../tests/e2e/browser';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:";
const PAGE =
	'<!doctype html><html lang="en"><title>Editor</title><link rel="stylesheet" href="/editor.css"><script type="module" src="/editor.js"></script>';
/**
 * Opens the page for the tests of a file.
 * @param hasPolicy false for a page without the policy, on which everything that can run does
 */
export function openEditorPage(hasPolicy = true) {
	let page: Page;
	const server = createServer();
	const pageErrors: string[] = [];

	beforeAll(async () => {
		const result = await build({
			configFile: false,
			mode: 'production',
			oxc: { jsx: { runtime: 'automatic', development: false } },
			logLevel: 'error',
			define: { 'process.env.NODE_ENV': '"production"' },
			build: {
				write: false,
				rolldownOptions: { output: { codeSplitting: false } },
				lib: { entry: join(import.meta.dirname, 'editor.harness.tsx'), formats: ['es'], fileName: 'editor' },
			},
		});
		const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
		const script = outputs.find((one) => one.type === 'chunk')?.code ?? '';
		const answers: Record<string, [string, string]> = {
			'/editor.js': ['text/javascript', script],
			'/editor.css': ['text/css', readFileSync(join(import.meta.dirname, '../styles/editor.css'), 'utf8')],
		};
		server.on('request', (request, response) => {
			if (hasPolicy) response.setHeader('content-security-policy', POLICY);
			const [type, body] = answers[request.url ?? ''] ?? ['text/html', PAGE];
			response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
		});
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		page = await (await openBrowser()).newPage();
		page.on('pageerror', (error) => pageErrors.push(String(error)));
		page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
		const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
		page.on('dialog', async (dialog) => {
			pageErrors.push(`A script ran: ${dialog.message()}`);
			await dialog.dismiss();
		});
		page.on('request', (request) => {
			if (/^https?:/.test(request.url()) && !request.url().startsWith(address))
				pageErrors.push(`Asked another site: ${request.url()}`);
		});
		await page.goto(address);
		await page.waitForFunction(() => typeof window.show === 'function');
	});

	afterAll(async () => {
		await page?.close();
		server.close();
	});

	let shown = 0;
	beforeEach(() => {
		pageErrors.length = 0;
	});

	/** Opens a text and waits until the editor shows it. */
	async function open(html: string, edition = 'en', canUpload = false): Promise<void> {
		shown += 1;
		const mark = `text ${shown}`;
		await page.evaluate(([text, language, uploads]) => window.show(text, language, uploads), [
			`${html}\n<h4>${mark}</h4>`,
			edition,
			canUpload,
		] as const);
		await page.getByText(mark, { exact: true }).waitFor();
	}
	/** Returns the text after a change at its very end, without that change. */
	async function saved(): Promise<string> {
		const html = await page.evaluate(() => window.saved);
		return (html ?? '').replace(/\n?<h4>text \d+<\/h4>/, '');
	}
	const textbox = () => page.getByRole('textbox', { name: 'text' });
	const pasteAs = (data: Record<string, string>) =>
		textbox().evaluate((element, given) => {
			const clipboardData = new DataTransfer();
			for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
			element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
		}, data);
	/** A browser reports a selection in a task of its own, before the next frame; no person presses a key sooner. */
	const nextFrame = () =>
		page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	/** Puts the cursor into an empty paragraph at the beginning. */
	async function begin(edition = 'en', canUpload = false): Promise<void> {
		await open('<p>x</p>', edition, canUpload);
		await textbox().press('ControlOrMeta+Home');
		await page.keyboard.press('Delete');
	}
	return { page: () => page, pageErrors, open, saved, textbox, pasteAs, nextFrame, begin };
}
