/** What pages say in two places they say alike, and what nobody announced they do not say. */
import { sql } from 'drizzle-orm';
import type { Edition } from '../../src/editions/edition';
import { editionOfPath } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import type { Db } from '../../src/platform/db/tx';
import type { Crawl, Page } from './crawl';

/** The text of a page as a reader sees it, without its tags. */
const textOf = ({ text }: Page): string =>
	text
		.replace(/<script[\s\S]*?<\/script>/g, ' ')
		.replace(/<[^>]+>/g, '')
		.replaceAll('\u00a0', ' ')
		.replace(/\s+/g, ' ');

/** Names of those whose own papers readers are never told to be unread: the publisher, and who pays for articles. */
export async function ownNames(db: Db, brand: string): Promise<string[]> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select distinct partner_name as name from article where partner_name is not null`,
	);
	return [brand, ...rows.map((row) => row.name)];
}

/** Sources of the house or of a partner that a page calls unread. */
export const unreadOwn = (pages: readonly Page[], names: readonly string[]): string[] =>
	pages.flatMap((page) => {
		const note = editionOfPath(page.path).words.documents.not_read;
		return textOf(page)
			.split(`(${note})`)
			.slice(0, -1)
			.map(
				(before) =>
					before
						.slice(-90)
						.split(/[.;:()]/)
						.at(-1) ?? '',
			)
			.filter((source) => names.some((name) => source.includes(name)))
			.map((source) => `${page.path}: ${source.trim()}`);
	});

type Json = { [name: string]: unknown };

/** The objects of a kind in the structured data of a page, however deep. */
function structured({ text }: Page, isWanted: (kind: string) => boolean): Json[] {
	const found: Json[] = [];
	const visit = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		const object = value as Json;
		if (typeof object['@type'] === 'string' && isWanted(object['@type'])) found.push(object);
		for (const inner of Object.values(object)) visit(inner);
	};
	for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
		visit(JSON.parse(json));
	return found;
}

const cityOf = (event: Json): string =>
	((event.location as { address?: { addressLocality?: string } } | undefined)?.address?.addressLocality ??
		'') as string;

/** Events whose description names the city of another edition. */
export function eventsElsewhere(pages: readonly Page[]): string[] {
	const events = pages.flatMap((page) =>
		structured(page, (kind) => /^(?:Exhibition|Business)Event$/.test(kind)).map((event) => ({ page, event })),
	);
	const cities = [...new Set(events.map(({ event }) => cityOf(event)).filter(Boolean))];
	return events.flatMap(({ page, event }) =>
		cities
			.filter((city) => city !== cityOf(event) && String(event.description).includes(city))
			.map((city) => `${page.path}: ${String(event.name)}, in ${cityOf(event)}, is described as in ${city}`),
	);
}

/** Pages of events whose next edition nobody announced, and that nevertheless name a place or lead to a map. */
export async function placesOfUnannounced(
	crawl: Crawl,
	edition: Edition,
): Promise<{ looked: number; wrong: string[] }> {
	const { rows } = await crawl.site.db.read.execute<{ slug: string }>(
		sql`select s.slug from subject s join event_edition e on e.id = s.event_edition_id
			where e.status = 'unannounced' and s.edition = ${edition.code} and s.status = 'published'`,
	);
	const { exhibitions } = edition.words;
	const wrong: string[] = [];
	for (const { slug } of rows) {
		const page = await crawl.ask(urls.topic.href(edition, { slug }));
		const band = /<section class="facts"[\s\S]*?<\/section>/.exec(page.text)?.[0] ?? '';
		for (const word of [exhibitions.place, exhibitions.exhibitors, exhibitions.hours])
			if (band.includes(`<dt>${word}</dt>`)) wrong.push(`${page.path}: ${word}`);
		if (page.text.includes(exhibitions.open_map)) wrong.push(`${page.path}: ${exhibitions.open_map}`);
	}
	return { looked: rows.length, wrong };
}

const oneOf = (...words: string[]) => `(?:${words.join('|').replaceAll(' ', '|')})`;
const TABLES = oneOf(
	'home.?page front.page tables? register calculators? tracker calendar',
	'portada tablas? registro calculadoras? seguimiento calendario',
);
const POINTER = new RegExp(String.raw`\b(?:our|nuestr[oa]s?) ${TABLES}\b`, 'i');
const COUNTS = oneOf(
	'two three four five six seven eight nine ten eleven twelve thirteen fourteen twenty',
	'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce veinte',
);
const NUMBER = new RegExp(String.raw`\d|\b${COUNTS}\b`, 'i');

/** A calculator within a text. Its words are drawn with the table that they point at. */
const CALCULATOR = /<section class="calc-text"[\s\S]*?<\/section>(?:<\/div>)*<\/section>/g;

/** Sentences of articles that point at a table and quote a number: the table changes, the sentence does not. */
export const quotedTables = (pages: readonly Page[]): string[] =>
	pages
		.filter((page) => page.text.includes('class="prose'))
		.flatMap((page) =>
			textOf({ ...page, text: page.text.replace(CALCULATOR, ' ') })
				.split(/(?<=[.!?]) /)
				.filter((sentence) => POINTER.test(sentence) && NUMBER.test(sentence))
				.map((sentence) => `${page.path}: ${sentence}`),
		);

/**
 * Sources of a market's duty that an article names, and that the market's own page does not.
 * @returns how many were looked at, and the wrong ones
 */
export async function otherSourcesOfDuty(crawl: Crawl, edition: Edition): Promise<{ looked: number; wrong: string[] }> {
	const { read } = crawl.site.db;
	const { rows: markets } = await read.execute<{ slug: string; name: string }>(
		sql`select slug, texts->${edition.code}->>'name' as name from market`,
	);
	const { rows } = await read.execute<{ path: string; use: string; title: string }>(
		sql`select distinct a.seo_url as path, d->'uses'->>${edition.code} as use,
				coalesce(d->'titles'->>${edition.code}, d->>'title') as title
			from article a cross join jsonb_array_elements(a.sources) d
			where a.edition = ${edition.code} and a.status = 'published' and d->'uses' ? ${edition.code}`,
	);
	const wrong: string[] = [];
	let looked = 0;
	for (const { path, use, title } of rows) {
		// "Duty: Estonia, Montenegro"
		const [kind = '', names = ''] = use.split(': ');
		if (!/^(?:Duty|Impuesto)$/.test(kind)) continue;
		for (const name of names.split(', ')) {
			const slug = markets.find((market) => market.name === name)?.slug ?? '';
			const page = await crawl.ask(urls.market.href(edition, { slug }));
			looked += 1;
			if (!textOf(page).includes(title.replace(/&/g, '&amp;'))) wrong.push(`${path}: ${name}, ${title}`);
		}
	}
	return { looked, wrong };
}
