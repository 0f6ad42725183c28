/**
 * For the tests of the browser's script: the built files on a real socket under the strict policy, and a browser that
 * opens them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { createElement, type ReactElement } from 'react';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { editions } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import { SharedDialogs } from '../../src/site/blocks/dialogs';
import { drawPage } from '../../src/site/render/entry.server';
import { firstFonts, stylesBy } from '../../src/site/render/page-styles';
import type { Head, Layout } from '../../src/site/render/screen';
import { openBrowser, openWindowBrowser } from './browser';
import { type ClientFile, clientFiles } from './client-files';
import { openContext } from './evidence';

type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";
const TYPES: Record<string, string> = {
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
};
const BRAND = {
	name: 'Brume',
	legal_name: 'Brume',
	address: 'A street',
	mail: 'desk@site.test',
	twitter: 'https://t.test/',
	youtube: 'https://y.test/',
	siteZh: 'https://zh.test/',
	siteRu: 'https://ru.test/',
	accent: '',
	logo: '',
	hidden: [],
	is_demonstration: true,
};
const DOT =
	'<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><circle cx="640" cy="360" r="90"/></svg>';
const NO_SUGGESTIONS = JSON.stringify({ code: 1, msg: 'OK', data: [] });

interface PageParts {
	/** HTML of the page area. */
	body: string;
	edition?: string;
	layout?: Layout;
	head?: Partial<Head>;
}

export interface Harness {
	/** Origin without a trailing slash. */
	readonly url: string;
	/** Address of the built script of this name. */
	script(name: string): string;
	/** Answers this path until the test is over. */
	serve(path: string, answer: Answer): void;
	/** A page as the server draws it: document, header, this body, footer. */
	draw(parts: PageParts): string;
	/** The dialogs of an edition that all its pages share, as the server draws them; the harness serves them. */
	drawDialogs(edition: string): string;
	/** A tab of its own; whatever it reports as an error fails the test unless the test says that it expects it. */
	open(options?: BrowserContextOptions & { expects?: RegExp }): Promise<Page>;
	/** Paths asked for so far, in order. */
	asked: string[];
}

/**
 * To be called at the top of a file of tests: serves the built script until they are through.
 * @param keepsPages true where Back shows a page as it was left
 */
export function createHarness(keepsPages = false): Harness {
	let files: ClientFile[] = [];
	let browser: Browser;
	let url = '';
	const answers = new Map<string, Answer>();
	const asked: string[] = [];
	const find = (name: RegExp) => `/${files.find((file) => name.test(file.path))?.path}`;

	/** What the server draws of a view: a page, or a part of pages. */
	function drawView(view: ReactElement, { edition: code = 'en', layout = {}, head }: Omit<PageParts, 'body'>): string {
		const edition = editions.find((one) => one.code === code);
		if (!edition) throw new Error(`no edition ${code}`);
		const site = {
			url,
			is_public: false,
			brand: BRAND,
			mark: undefined,
			view_cookie: 'site_view_',
			assets: {
				css: [find(/site.*\.css$/)],
				fonts: firstFonts.map((name) => find(new RegExp(`\\b${name}-[^/]*\\.woff2$`))),
				pageStyles: stylesBy((name) => find(new RegExp(`\\b${name}-[^/]*\\.css$`))),
				js: find(/entry.*\.js$/),
			},
			api: { paths: {} },
		};
		return drawPage({
			edition,
			site,
			now: Math.floor(Date.now() / 1000),
			formToken: '',
			head: { title: 'A page', description: 'A page', canonical: '/', ...head },
			layout,
			view,
		});
	}

	const drawDialogs = (edition: string) =>
		drawView(createElement(SharedDialogs), { edition, layout: { isPart: true } });

	const server = createServer((request, response) => {
		const path = request.url ?? '/';
		asked.push(path);
		response.setHeader('content-security-policy', POLICY);
		const answer = answers.get(path);
		if (typeof answer === 'function') {
			answer(request, response);
			return;
		}
		const file = files.find((one) => `/${one.path}` === path);
		const picture = /^\/(media|covers?)\/|\.svg$/.test(path) ? DOT : undefined;
		// The search box asks while one types: a slow machine lets it ask in any test that writes there.
		const suggestions = path.startsWith('/api/v2/search/suggest?') ? NO_SUGGESTIONS : undefined;
		const dialogs = editions.find((edition) => urls.dialogs.href(edition) === path);
		const shared = dialogs && drawDialogs(dialogs.code);
		const body = answer ?? file?.content ?? picture ?? suggestions ?? shared;
		const type = TYPES[path.replace(/^.*\./, '')] ?? (body === DOT ? TYPES.svg : 'text/html; charset=utf-8');
		if (file) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
		response
			.writeHead(body === undefined ? 404 : 200, { 'content-type': type })
			.end(
				body ??
					`<!doctype html><title>404</title><link rel="stylesheet" href="${find(/site.*\.css$/)}">Nothing stands here.`,
			);
	});

	beforeAll(async () => {
		files = clientFiles();
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		browser = await (keepsPages ? openWindowBrowser() : openBrowser());
	});
	// Not after a test: its page is closed later, and may still ask.
	beforeEach(() => answers.clear());
	afterAll(async () => {
		if (keepsPages) await browser.close();
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	});

	return {
		get url() {
			return url;
		},
		asked,
		script: (name) => find(new RegExp(`\\b${name}-[^/]*\\.js$`)),
		serve: (path, answer) => answers.set(path, answer),
		drawDialogs,
		draw: ({ body, ...parts }) =>
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own words
			drawView(createElement('div', { dangerouslySetInnerHTML: { __html: body } }), parts),
		open: async ({ expects, ...options } = {}) => {
			// Pages that fade into each other report an error whenever one of them goes early.
			const pageErrors: string[] = [];
			const size = { width: 1440, height: 900 };
			const settings = { baseURL: url, viewport: size, reducedMotion: 'reduce', ...options } as const;
			const context = await openContext(browser, settings, pageErrors);
			const page = await context.newPage();
			page.on(
				'console',
				(message) =>
					message.type() === 'error' &&
					!expects?.test(message.text()) &&
					pageErrors.push(`${message.text()} ${message.location().url}`),
			);
			page.on('pageerror', (error) => !expects?.test(error.message) && pageErrors.push(error.message));
			return page;
		},
	};
}
