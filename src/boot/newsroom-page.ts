import { Hono } from 'hono';
import { editions } from '../editions/editions';
import { rootPaths } from '../shared/address/addresses';
import { NEWSROOM, NEWSROOM_CALLS, NEWSROOM_LINK } from '../shared/address/folders';
import type { Site } from '../site/render/screen';

/** Addresses of the files that the newsroom's page loads first. */
export interface NewsroomAssets {
	js: string;
	css: string[];
	fonts: string[];
	/** Static imports of the script, preloaded together with it. */
	imports: string[];
}

/**
 * Content security policy of the page (newsroom.md, M3): beside what readers' pages may, it shows pictures before they
 * are stored, and our own pages in a frame.
 */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"connect-src 'self'",
	"frame-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

interface NewsroomPageOptions {
	assets: NewsroomAssets;
	site: Pick<Site, 'brand' | 'mark'>;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoted = (text: string) => `"${text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string)}"`;

/** The one HTML page of the newsroom; the application draws the screen for every address under `/admin`. */
function pageOf({ assets, site: { brand, mark } }: NewsroomPageOptions): string {
	const siteConfig = {
		brand: brand.name,
		mark,
		editions: editions.map(({ code, name, prefix, time_zone }) => ({ code, name, prefix, time_zone })),
	};
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${brand.name.replace(/[&<]/g, (sign) => SIGNS[sign] as string)}</title>`,
		'<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
		`<link rel="icon" href="${rootPaths.icon}" type="image/svg+xml">`,
		...assets.fonts.map((font) => `<link rel="preload" href=${quoted(font)} as="font" type="font/woff2" crossorigin>`),
		...assets.css.map((sheet) => `<link rel="stylesheet" href=${quoted(sheet)}>`),
		...assets.imports.map((part) => `<link rel="modulepreload" href=${quoted(part)}>`),
		`<script type="module" src=${quoted(assets.js)}></script></head>`,
		`<body><div id="newsroom" data-house=${quoted(JSON.stringify(siteConfig))}></div>`,
		'<noscript>The newsroom needs JavaScript. La redacción necesita JavaScript.</noscript></body></html>',
	].join('');
}

/** Serves the newsroom's page at `/admin` and at every address under it that is not a call. */
export function createNewsroomPage(options: NewsroomPageOptions): Hono {
	const app = new Hono();
	app.on('GET', [NEWSROOM, `${NEWSROOM}/*`], (c, next) => {
		const { path } = c.req;
		if (path === NEWSROOM_CALLS || path.startsWith(`${NEWSROOM_CALLS}/`)) return next();
		return c.html(pageOf(options), 200, {
			'cache-control': 'no-store',
			'content-security-policy': POLICY,
			'x-robots-tag': 'noindex',
			// The address behind an e-mail holds a token, so no site gets it as a referrer, not even ours.
			'referrer-policy': path.startsWith(`${NEWSROOM_LINK}/`) ? 'no-referrer' : 'same-origin',
		});
	});
	return app;
}
