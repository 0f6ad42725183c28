/** Asks every place after bad values were put into rows, and says what they took with them. */
import { sql } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { indexAll } from '../../src/search/index/index-everything';
import type { TestFront } from '../site';
import type { Visitor } from '../staff-visitor';
import { newsroomPlaces, pagesOfRows, readersPlaces } from './places';
import { nameOf, type Put, type Rows } from './rows';

/** What a place answers: its status, and how many things it lists. */
interface Answer {
	status: number;
	listed: number;
	text: string;
}

/** Places whose whole content is one list: each row is one item of it. */
const FILE = /\.(?:xml|json|ics|csv)$|^\/api\/v2\//;
const ITEMS = /<item>|<entry>|"date_published"|<url>|BEGIN:VEVENT|"id":|href="/g;
/** Share of a page that must remain: a row is in many of its lists, and another one moves up. */
const KEPT = 0.75;
/** Addresses of rows of one walk that are asked beside the lists. */
const OWN = 40;

/** Why a document of XML cannot be parsed. */
function xmlError(text: string): string | undefined {
	let problem: string | undefined;
	const parser = new SaxesParser({});
	parser.on('error', (error) => {
		problem ??= error.message;
	});
	parser.write(text).close();
	return problem;
}

export class Walk {
	readonly #good = new Map<string, Answer>();
	#pages: string[] = [];

	constructor(
		private readonly site: TestFront,
		private readonly admin: Visitor,
		private readonly rows: Rows,
	) {}

	/** Asks everything of rows that are as they should be. */
	async open(): Promise<void> {
		const places = await readersPlaces(this.site);
		this.#pages = await pagesOfRows(this.site, places);
		for (const place of [...places, ...(await newsroomPlaces(this.admin))])
			this.#good.set(place, await this.#ask(place));
	}

	/** Places that do not answer though every row is good. */
	get closed(): string[] {
		return [...this.#good].filter(([, { status }]) => status >= 400).map(([place]) => place);
	}

	/** Nothing is kept of what was read before. */
	forget(): void {
		this.site.db.changes.emit('changed', ['*']);
		this.site.front.cache.purge(['*']);
	}

	async #ask(place: string): Promise<Answer> {
		if (!place.startsWith('/')) {
			const { status, data } = await this.admin.ask('GET', place);
			const text = JSON.stringify(data) ?? '';
			return { status, text, listed: Array.isArray(data?.rows) ? data.rows.length : 0 };
		}
		const answer = await fetch(this.site.url + place, { redirect: 'manual' });
		const text = await answer.text();
		return { status: answer.status, text, listed: text.match(ITEMS)?.length ?? 0 };
	}

	/** What is wrong with the answer of a list; undefined where nothing is. */
	#failureOf(place: string, answer: Answer, put: readonly Put[]): string | undefined {
		const good = this.#good.get(place);
		if (!good || answer.status >= 500) return `answers ${answer.status}`;
		// An address that names a row belongs to another row, or to none, when the row has another name.
		if (answer.status !== good.status) {
			const isNamed = put.some(({ names }) => names.some((name) => place.includes(name)));
			return isNamed ? undefined : `answers ${answer.status}`;
		}
		const least = FILE.test(place) ? good.listed - put.length : Math.floor(good.listed * KEPT) - put.length;
		if (answer.listed < least) return `lists ${answer.listed} of ${good.listed}`;
		return place.endsWith('.xml') ? xmlError(answer.text) : undefined;
	}

	/** Writes the whole search anew, and takes it back. @returns why it could not be written */
	async #indexError(): Promise<string | undefined> {
		const done = new Error('Taken back.');
		const write = this.site.db.write(async (tx) => {
			await indexAll(tx);
			throw done;
		});
		return write.then(
			() => undefined,
			(error: Error) => (error === done ? undefined : `${error.cause ?? error}`),
		);
	}

	/** Finds the case that makes a place answer so. */
	async #guilty(place: string, put: readonly Put[], isBad: (answer: Answer) => boolean): Promise<string> {
		for (const one of put) {
			await this.rows.mend();
			await this.rows.again(one);
			this.forget();
			if (isBad(await this.#ask(place))) return nameOf(one);
		}
		return `${put.length} cases together`;
	}

	/** Asks everything. @returns a line for each place that fell: the place, what it says, and the case that did it */
	async failures(put: readonly Put[]): Promise<string[]> {
		this.forget();
		// A whole walk takes longer than a proof of the password lasts.
		await this.site.db.writeAlone(sql`update session set proved_at = extract(epoch from now())::bigint`);
		const named = (page: string) => put.some(({ names }) => names.some((name) => page.split(/[/.]/).includes(name)));
		const own = this.#pages.filter(named).slice(0, OWN);
		const found: [place: string, failure: string, isBad: (answer: Answer) => boolean][] = [];
		for (const place of [...this.#good.keys(), ...own]) {
			this.site.lines.length = 0;
			const failureAt = (answer: Answer) =>
				own.includes(place)
					? answer.status >= 500
						? `answers ${answer.status}`
						: undefined
					: this.#failureOf(place, answer, put);
			const failure = failureAt(await this.#ask(place));
			const reason = String(this.site.lines.findLast((line) => 'reason' in line)?.reason ?? '').slice(0, 300);
			if (failure) found.push([place, `${failure} ${reason}`, (answer) => failureAt(answer) !== undefined]);
		}
		const lines: string[] = [];
		const refused = await this.#indexError();
		if (refused) lines.push(`The search is not written anew: ${refused}`);
		for (const [place, failure, isBad] of found)
			lines.push(`${place} ${failure}, by ${await this.#guilty(place, put, isBad)}`);
		return lines;
	}
}
