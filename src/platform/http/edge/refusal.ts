import { pages } from '../../../shared/address/addresses';
import { acceptedLanguages } from '../accept-language';
import { isCall } from './guard';

/** Statuses of requests that the front does not pass on. */
type ClientErrorStatus = 400 | 401 | 405 | 408 | 413 | 414 | 415 | 417 | 421 | 431;
/** Statuses of refused requests, and of requests that could not be answered. */
export type RefusalStatus = ClientErrorStatus | 404 | 500 | 503;

/** The properties of an edition that the front needs for the few answers it writes itself. */
export interface FrontEdition {
	code: string;
	/** '' for the first edition, '/es' … */
	prefix: string;
	language: string;
	direction: 'ltr' | 'rtl';
	words: {
		home: string;
		back: string;
		error_default: string;
		error_line: string;
		error_server: string;
		error_server_line: string;
		error_failed: string;
		refusals: Record<ClientErrorStatus, { heading: string; line: string }>;
		api: { not_found: string; unavailable: string };
	};
}

/** Properties of a refused request, as far as they are known. */
export interface Asked {
	path: string;
	/** The target exactly as the request line has it. */
	target?: string | undefined;
	acceptLanguage?: string | undefined;
	referer?: string | undefined;
	/** The application's explanation, which replaces the general text. */
	message?: string | undefined;
}

export interface Refusal {
	content_type: string;
	body: Buffer;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Answers that are given without the application: a small page in the edition of the path, or the API's envelope in the
 * edition of the caller.
 */
export class Refusals {
	readonly #by_prefix: readonly FrontEdition[];
	/** Refusals that are the same for all callers. */
	readonly #made = new Map<string, Refusal>();

	/**
	 * @param site_url origin of the site: a reader who came from one of its pages gets a link back to it
	 * @param stylesheet path of the site's styles, linked where it is given
	 */
	constructor(
		private readonly editions: readonly FrontEdition[],
		private readonly site_url: string,
		private readonly stylesheet?: string,
	) {
		// The longest prefix first, so that each path finds its own edition and every other the first one.
		this.#by_prefix = editions.toSorted((a, b) => b.prefix.length - a.prefix.length);
	}

	for(status: RefusalStatus, asked: Asked): Refusal {
		const { path, message = '' } = asked;
		const inEnvelope = isCall(path);
		const edition = inEnvelope ? this.#editionOfCaller(asked) : this.#editionOfPath(path);
		const home = edition.prefix || '/';
		const back = inEnvelope ? home : (this.#pathBack(asked.referer) ?? home);
		// A reader who was sent to the error page reads that even this page cannot be shown (specification, section 8).
		const isErrorPage = status >= 500 && path === edition.prefix + pages.notFound;
		const key = `${status} ${inEnvelope} ${edition.code} ${isErrorPage}`;
		const made =
			(back === home && !message && this.#made.get(key)) ||
			(inEnvelope ? envelope(status, edition) : this.#page(status, edition, { back, isErrorPage, message }));
		if (back === home && !message) this.#made.set(key, made);
		return made;
	}

	#editionOfPath(path: string): FrontEdition {
		return this.#by_prefix.find(
			({ prefix }) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`),
		) as FrontEdition;
	}

	/** The edition that a call names, else that of the caller's preferred language, else the one without a prefix. */
	#editionOfCaller({ target = '', acceptLanguage = '' }: Asked): FrontEdition {
		// A target that could not be read is no URL.
		const named = /[?&]edition=([\w-]{1,12})(?:&|$)/.exec(target)?.[1];
		const languages = acceptedLanguages(acceptLanguage).map((language) =>
			this.editions.find((edition) => edition.language === language),
		);
		return (
			this.editions.find(({ code }) => code === named) ??
			languages.find((edition) => edition !== undefined) ??
			this.#editionOfPath('/')
		);
	}

	/** The page of this site that the reader came from. */
	#pathBack(referer: string | undefined): string | undefined {
		if (referer === undefined || !URL.canParse(referer)) return undefined;
		const { origin, pathname, search } = new URL(referer);
		// Two slashes would name another host.
		return origin === this.site_url && !pathname.startsWith('//') ? pathname + search : undefined;
	}

	#page(
		status: RefusalStatus,
		{ prefix, language, direction, words }: FrontEdition,
		{ back, isErrorPage, message }: { back: string; isErrorPage: boolean; message: string },
	): Refusal {
		const { heading, line } =
			status === 404
				? { heading: words.error_default, line: words.error_line }
				: status === 500 || status === 503
					? {
							heading: isErrorPage ? words.error_failed : message || words.error_server,
							line: words.error_server_line,
						}
					: words.refusals[status];
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
			`<p class="dek">${escaped(line)}</p>`,
			'<p>',
			`<a class="btn btn--line" href="${escaped(back)}">${escaped(words.back)}</a>`,
			`<a class="btn" href="${escaped(prefix || '/')}">${escaped(words.home)}</a>`,
			'</p>',
			'</main>',
			'</body>',
			'</html>',
			'',
		];
		return { content_type: 'text/html; charset=utf-8', body: Buffer.from(lines.join('\n')) };
	}
}

/** The specification's envelope; its code is the status where the front itself refuses. */
function envelope(status: RefusalStatus, { words }: FrontEdition): Refusal {
	const msg =
		status === 404
			? words.api.not_found
			: status === 500 || status === 503
				? words.api.unavailable
				: words.refusals[status].line;
	return {
		content_type: 'application/json; charset=utf-8',
		body: Buffer.from(JSON.stringify({ code: status, msg, data: null })),
	};
}
