import { rootPaths } from '../../../shared/address/addresses';
import { isSecretPath } from '../../../shared/address/folders';
import type { Area } from './guard';

/** Headers in the form that `writeHead` takes fastest: name, value, name, value. */
export type FlatHeaders = string[];

/** Security rule 1: one constant policy for pages, without nonces or inline code. */
const PAGE_POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"object-src 'none'",
].join('; ');
/** Security rule 2: an answer of the API that a browser opens as a document cannot do anything there. */
const DATA_POLICY = "default-src 'none'; sandbox";

/** Switches off features that a news site does not need, and keeps fullscreen for the site itself. */
const PERMISSIONS = [
	'accelerometer=()',
	'autoplay=()',
	'browsing-topics=()',
	'camera=()',
	'display-capture=()',
	'geolocation=()',
	'gyroscope=()',
	'magnetometer=()',
	'microphone=()',
	'midi=()',
	'payment=()',
	'usb=()',
	'fullscreen=(self)',
].join(', ');

/**
 * What keeps the address of an answer to itself where it holds a token, whatever is answered there: its caching, and its
 * headers of the policy.
 */
export const SECRET_CACHING = 'private, no-store';
const SECRET_HEADERS: ReadonlyMap<string, string> = new Map([
	['referrer-policy', 'no-referrer'],
	['x-robots-tag', 'noindex, nofollow'],
]);

/** Two years, as the preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains';

export interface PolicyOptions {
	site_url: string;
	/** Whether search engines may keep the site at first; `Policy.is_public` changes it. */
	is_public: boolean;
	/** Path of the speculation rules, or the header's value itself. */
	speculationRules: string | undefined;
}

/** Properties of an answer that its policy depends on. */
export interface Described {
	area: Area;
	path: string;
	status: number;
	content_type: string;
}

/** Headers (lower case) that an application may set where another value is right. */
const OPEN = new Set([
	'referrer-policy',
	'permissions-policy',
	'cross-origin-opener-policy',
	'cross-origin-resource-policy',
	'x-robots-tag',
	'content-security-policy',
	'x-frame-options',
]);

/** Security headers of every answer, by its area, path, status and type. */
export class Policy {
	readonly #common: FlatHeaders;
	readonly #speculation: string | undefined;
	readonly #hsts: FlatHeaders;
	/** Whether search engines may keep the site; only an open site tells browsers to stay on TLS. */
	is_public: boolean;

	constructor(options: PolicyOptions) {
		this.is_public = options.is_public;
		const rules = options.speculationRules;
		this.#speculation = rules === undefined || rules.startsWith('"') ? rules : `"${rules}"`;
		this.#common = [
			'X-Content-Type-Options',
			'nosniff',
			'Referrer-Policy',
			'strict-origin-when-cross-origin',
			'Permissions-Policy',
			PERMISSIONS,
			'Cross-Origin-Opener-Policy',
			'same-origin',
			'Cross-Origin-Resource-Policy',
			'same-origin',
			'X-Frame-Options',
			'DENY',
		];
		this.#hsts = options.site_url.startsWith('https:') ? ['Strict-Transport-Security', HSTS] : [];
	}

	/**
	 * Security headers of an answer.
	 * @param chosen lower-case names of headers that the application has set; those that it may set are left to it, but
	 * not the content security policy of a reader's page
	 */
	headersFor(described: Described, chosen: ReadonlySet<string> = new Set()): FlatHeaders {
		const { area, path, status, content_type } = described;
		const isSecret = isSecretPath(path);
		const isHtml = content_type.startsWith('text/html');
		const isPage = isHtml && (area !== 'api' || path === rootPaths.apiDocs);
		const headers: FlatHeaders = [];
		const add = (name: string, value: string) => {
			if (this.isOpen(name.toLowerCase(), described) && chosen.has(name.toLowerCase())) return;
			headers.push(name, (isSecret && SECRET_HEADERS.get(name.toLowerCase())) || value);
		};
		add('Content-Security-Policy', isPage || area !== 'api' ? PAGE_POLICY : DATA_POLICY);
		for (let i = 0; i < this.#common.length; i += 2) add(this.#common[i] as string, this.#common[i + 1] as string);
		if (this.is_public) headers.push(...this.#hsts);
		if (!this.is_public || isSecret) add('X-Robots-Tag', 'noindex');
		else if (isHtml && status >= 400) add('X-Robots-Tag', 'noindex');
		if (this.#speculation && isPage && area === 'pages' && status === 200 && !isSecret)
			headers.push('Speculation-Rules', this.#speculation);
		return headers;
	}

	/** True when the application's own value of a security header is sent instead of the front's. */
	isOpen(name: string, { area, path, content_type }: Described): boolean {
		if (!OPEN.has(name) || (SECRET_HEADERS.has(name) && isSecretPath(path))) return false;
		// An application's value cannot admit robots where they are excluded from the whole site.
		if (name === 'x-robots-tag') return this.is_public;
		return name !== 'content-security-policy' || area !== 'pages' || !content_type.startsWith('text/html');
	}

	/** True when only the front sets this header; the application's value is dropped. */
	isOurs(name: string, described: Described): boolean {
		const isSecurity =
			name === 'x-content-type-options' ||
			name === 'strict-transport-security' ||
			name === 'speculation-rules' ||
			OPEN.has(name);
		return isSecurity && !this.isOpen(name, described);
	}

	/** Headers of a static file, which must not act as a document. */
	fileHeaders(): FlatHeaders {
		const headers = [
			'Content-Security-Policy',
			DATA_POLICY,
			'X-Content-Type-Options',
			'nosniff',
			'Cross-Origin-Resource-Policy',
			'same-origin',
		];
		headers.push(...(this.is_public ? this.#hsts : ['X-Robots-Tag', 'noindex']));
		return headers;
	}
}
