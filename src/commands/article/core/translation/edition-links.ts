import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import { article } from '../../../../data/tables/article';
import { book } from '../../../../data/tables/book';
import { data_series } from '../../../../data/tables/data-series';
import { market } from '../../../../data/tables/duty-rate';
import { page } from '../../../../data/tables/page';
import { tag } from '../../../../data/tables/tag';
import { topic } from '../../../../data/tables/topic';
import { pathOf } from '../../../../editions/address';
import type { Edition } from '../../../../editions/edition';
import { editionOfPath } from '../../../../editions/editions';
import { fixedPaths, urls } from '../../../../editions/urls';
import { decoded } from '../../../../shared/address/slugs';
import type { Reading } from '../../../command';

/** The editions between which a text goes. */
export interface Between {
	from: Edition;
	to: Edition;
}

/** A link of a text to a page of its edition. */
interface Led {
	/** As it is written. */
	href: string;
	/** Path within the edition, decoded. */
	path: string;
	query: URLSearchParams;
	/** The query and fragment as they are written. */
	rest: string;
}

/** The paths in the other edition, by the link that leads to the page in this one. */
type Found = Map<string, string>;
type Finder = (read: Reading, links: readonly Led[], between: Between) => Promise<Found>;

/** Splits links to pages of an edition; links to other editions and other sites are left out. */
function ledIn(hrefs: readonly string[], edition: Edition): Led[] {
	return hrefs.flatMap((href) => {
		const [, address = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
		if (address === '' || editionOfPath(address).code !== edition.code) return [];
		const path = decoded(address.slice(edition.prefix.length)) || '/';
		const query = new URLSearchParams(/^\?([^#]*)/.exec(rest)?.[1]);
		return [{ href, path, query, rest }];
	});
}

/** Links that a pattern of addresses reads, with the value of its parameter. */
const readBy = (links: readonly Led[], read: (path: string) => string | undefined): Map<string, Led[]> =>
	Map.groupBy(
		links.filter(({ path }) => read(path) !== undefined),
		({ path }) => read(path) as string,
	);

const each = (of: Map<string, Led[]>, key: string, href: string, keepsRest = true): [string, string][] =>
	(of.get(key) ?? []).map((led) => [led.href, keepsRest ? href + led.rest : href]);

/** Articles by their slug or number. A place within one has another name in another language, and is left out. */
const articles: Finder = async (read, links, { from, to }) => {
	const bySlug = readBy(links, (path) => urls.article.read(path)?.seo_url);
	const numbered = links.filter(({ path, query }) => path === urls.articleById.path() && query.has('id'));
	const byId = Map.groupBy(numbered, ({ query }) => query.get('id') ?? '');
	const ids = [...byId.keys()].filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
	if (bySlug.size + ids.length === 0) return new Map();
	const other = alias(article, 'other');
	const rows = await read
		.select({ id: article.id, slug: article.seo_url, its: { id: other.id, seo_url: other.seo_url } })
		.from(article)
		.innerJoin(other, and(eq(other.group_id, article.group_id), eq(other.edition, to.code)))
		.where(
			and(
				eq(article.edition, from.code),
				eq(other.status, 'published'),
				or(inArray(article.seo_url, [...bySlug.keys()]), inArray(article.id, ids)),
			),
		);
	return new Map(
		rows.flatMap(({ id, slug, its }) => {
			const href = urls.article.href(to, its);
			return [...each(bySlug, slug ?? '', href, false), ...each(byId, String(id), href, false)];
		}),
	);
};

/** A table whose rows have slugs, and the pages of those. */
interface Slugged<Table> {
	table: Table & { slug: AnyPgColumn };
	address: { read(path: string): { slug: string } | undefined; href(edition: Edition, of: { slug: string }): string };
	/** Whether readers see a row; undefined where they see every one. */
	isShown?: (row: SQL) => SQL;
}
const isPublished = (row: SQL): SQL => sql`${row}.status = 'published'`;

/** Rows of which each edition has its own, under a slug of its own. */
const grouped =
	({ table, address, isShown = () => sql`true` }: Slugged<PgTable & { edition: AnyPgColumn }>): Finder =>
	async (read, links, { from, to }) => {
		const bySlug = readBy(links, (path) => address.read(path)?.slug);
		if (bySlug.size === 0) return new Map();
		const its = sql<string | null>`(select o.slug from ${table} o where o.group_id = ${table}.group_id
			and o.edition = ${to.code} and ${isShown(sql`o`)} limit 1)`;
		const rows = await read
			.select({ slug: sql<string>`${table.slug}`, its })
			.from(table)
			.where(and(eq(table.edition, from.code), inArray(table.slug, [...bySlug.keys()])));
		return new Map(
			rows.flatMap((row) => (row.its === null ? [] : each(bySlug, row.slug, address.href(to, { slug: row.its })))),
		);
	};

/** Rows that all editions share under one slug, each with its own texts; an edition has a page where it has those. */
const shared =
	({ table, address, isShown }: Slugged<PgTable & { texts: AnyPgColumn }>): Finder =>
	async (read, links, { to }) => {
		const bySlug = readBy(links, (path) => address.read(path)?.slug);
		if (bySlug.size === 0) return new Map();
		const rows = await read
			.select({ slug: sql<string>`${table.slug}` })
			.from(table)
			.where(and(inArray(table.slug, [...bySlug.keys()]), sql`${table.texts} ? ${to.code}`, isShown?.(sql`${table}`)));
		return new Map(rows.flatMap(({ slug }) => each(bySlug, slug, address.href(to, { slug }))));
	};

/** Pages about the site, which have one name in all editions. */
const pages: Finder = async (read, links, { to }) => {
	const byName = readBy(links, (path) => urls.page.read(path)?.name);
	if (byName.size === 0) return new Map();
	const rows = await read
		.select({ name: page.name })
		.from(page)
		.where(and(eq(page.edition, to.code), eq(page.status, 'published'), inArray(page.name, [...byName.keys()])));
	return new Map(rows.flatMap(({ name }) => each(byName, name, urls.page.href(to, name))));
};

/** Pages that every edition has at the same path. */
const everywhere: Finder = async (_read, links, { to }) => {
	const isOne = (path: string) =>
		fixedPaths.includes(path) || [urls.company, urls.companyNews, urls.licenseRecord].some((one) => one.read(path));
	return new Map(
		links.filter(({ path }) => isOne(path)).map(({ href, path, rest }) => [href, pathOf(to, encodeURI(path)) + rest]),
	);
};

const finders: readonly Finder[] = [
	articles,
	grouped({ table: tag, address: urls.tag }),
	grouped({ table: book, address: urls.book, isShown: isPublished }),
	shared({ table: topic, address: urls.topic }),
	shared({ table: market, address: urls.market }),
	shared({ table: data_series, address: urls.series, isShown: isPublished }),
	pages,
	everywhere,
];

/**
 * Where links of a text lead in another edition. A link to a page that the edition has not, to another edition or to
 * another site is not among them, and stays as it is.
 * @param hrefs as the text has them, without entities
 * @returns the addresses in the other edition, by the links of the text
 */
export async function linksOfEdition(
	read: Reading,
	hrefs: readonly string[],
	between: Between,
): Promise<ReadonlyMap<string, string>> {
	const links = ledIn([...new Set(hrefs)], between.from);
	const found: Found = new Map();
	for (const find of finders) for (const [href, its] of await find(read, links, between)) found.set(href, its);
	return found;
}
