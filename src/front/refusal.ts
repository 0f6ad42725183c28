import { STATUS_CODES } from 'node:http';
import type { Area } from './guard';

/** What the front needs of an edition for the few pages it writes itself; an edition of the site is one. */
export interface FrontEdition {
	/** '' for the first edition, '/es' … */
	prefix: string;
	language: string;
	direction: 'ltr' | 'rtl';
	words: { home: string; error_default: string; error_line: string; error_server: string; error_server_line: string; error_failed: string };
}

export interface Refusal {
	content_type: string;
	body: Buffer;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Sentences of the API's envelope, for programs and the people who write them. */
const SENTENCES: Record<number, string> = {
	400: 'The request is malformed.',
	401: 'The request comes from another site.',
	404: 'There is no such call.',
	405: 'The method is not allowed here.',
	408: 'The request took too long to arrive.',
	413: 'The body is too large.',
	414: 'The address is too long.',
	415: 'Compressed bodies are not accepted.',
	417: 'The expectation cannot be met.',
	421: 'This server does not answer for that host.',
	431: 'The headers are too large.',
	503: 'The service is away for a moment; please try again.',
};

/** Answers that are given without the application: a small page in the path's edition, or the API's envelope. */
export class Refusals {
	readonly #editions: readonly FrontEdition[];
	readonly #made = new Map<string, Refusal>();

	/** @param stylesheet path of the site's styles, linked where it is given */
	constructor(
		editions: readonly FrontEdition[],
		private readonly stylesheet?: string,
	) {
		// The longest prefix first, so that each path finds its own edition and every other the first one.
		this.#editions = editions.toSorted((a, b) => b.prefix.length - a.prefix.length);
	}

	for(status: number, area: Area, path: string): Refusal {
		const edition = area === 'api' ? undefined : this.#editions.find(({ prefix }) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`));
		// Where the error page itself cannot be shown, a reader who was sent to it is told so (specification, section 8).
		const is_error_page = edition !== undefined && status >= 500 && path === `${edition.prefix}/404`;
		const key = `${status} ${edition ? edition.prefix : area} ${is_error_page}`;
		const made = this.#made.get(key) ?? (edition ? this.#page(status, edition, is_error_page) : envelope(status));
		this.#made.set(key, made);
		return made;
	}

	#page(status: number, { prefix, language, direction, words }: FrontEdition, is_error_page: boolean): Refusal {
		const heading = is_error_page ? words.error_failed : status >= 500 ? words.error_server : status === 404 ? words.error_default : (STATUS_CODES[status] ?? '');
		const line = status >= 500 ? words.error_server_line : status === 404 ? words.error_line : '';
		const lines = [
			'<!doctype html>',
			`<html lang="${escaped(language)}" dir="${direction}">`,
			'<head>',
			'<meta charset="utf-8">',
			'<meta name="viewport" content="width=device-width, initial-scale=1">',
			'<meta name="robots" content="noindex">',
			`<title>${status} ${escaped(heading)}</title>`,
			...(this.stylesheet ? [`<link rel="stylesheet" href="${escaped(this.stylesheet)}">`] : []),
			'</head>',
			'<body>',
			'<main class="wrap">',
			`<p class="code">${status}</p>`,
			`<h1 class="hed hed--1">${escaped(heading)}</h1>`,
			...(line ? [`<p class="dek">${escaped(line)}</p>`] : []),
			`<p><a class="btn" href="${escaped(prefix || '/')}">${escaped(words.home)}</a></p>`,
			'</main>',
			'</body>',
			'</html>',
			'',
		];
		return { content_type: 'text/html; charset=utf-8', body: Buffer.from(lines.join('\n')) };
	}
}

/** The specification's envelope; its code is the status where the front itself refuses. */
function envelope(status: number): Refusal {
	const msg = SENTENCES[status] ?? STATUS_CODES[status] ?? 'Error';
	return { content_type: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify({ code: status, msg, data: null })) };
}
