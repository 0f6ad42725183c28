/** The register of firms leads to each of them. */
import { sql } from 'drizzle-orm';
import type { Edition } from '../../src/editions/edition';
import { editionOfPath } from '../../src/editions/editions';
import { parseCompanyPath } from '../../src/editions/paths/company-path';
import { urls } from '../../src/editions/urls';
import type { Db } from '../../src/platform/db/tx';
import type { Page } from './crawl';

/** Whether this is the page of all firms, or one of those of a letter. */
export function isRegister(path: string): boolean {
	const base = urls.companies.href(editionOfPath(path));
	if (path !== base && !path.startsWith(`${base}/`)) return false;
	const list = parseCompanyPath(path.slice(base.length).split('/').filter(Boolean));
	return list !== undefined && Object.keys(list.filters).every((name) => name === 'letter');
}

/** Slugs of every firm. */
export async function firms(db: Db): Promise<string[]> {
	const { rows } = await db.execute<{ slug: string }>(sql`select slug from company`);
	return rows.map(({ slug }) => slug);
}

/** Addresses of firms to which nothing leads. @param links paths that pages lead to */
export const unledTo = (slugs: readonly string[], edition: Edition, links: ReadonlySet<string>): string[] =>
	slugs.map((slug) => urls.company.href(edition, { slug })).filter((path) => !links.has(path));

/** Returns all links on the pages of the register. */
export const linksOfRegister = (pages: readonly Page[]): Set<string> =>
	new Set(pages.filter(({ path }) => isRegister(path)).flatMap(({ links }) => links));
