/** Asks the site for everything it reads, so that every prepared statement has been sent. */
import { sql } from 'drizzle-orm';
import { pathOf } from '../src/editions/address';
import { editions } from '../src/editions/editions';
import { fixedPaths } from '../src/editions/urls';
import type { Tx } from '../src/platform/db/tx';
import { articleToReadById } from '../src/queries/article/article';
import { opensArticle } from '../src/queries/article/article-password';
import { listArticles, pageInListing } from '../src/queries/article/listing';
import { subjectBySlug } from '../src/queries/event/subject';
import { eventEditionById } from '../src/queries/event/topic';
import { verifiedLicenses } from '../src/queries/license/license-feed';
import { licenseCondition } from '../src/queries/license/license-filters';
import { listLicenses } from '../src/queries/license/license-list';
import { countCommon, walkLicenses } from '../src/queries/license/license-results';
import { seriesNames } from '../src/queries/series/series-names';
import { mediaByName } from '../src/queries/site/media';
import { pathsWithQuery } from '../src/queries/site/redirect';
import { isSeedPublic } from '../src/queries/site/withdrawn-pictures';
import { search } from '../src/search/ask/search';
import { examples } from './api-examples';
import { followLinks } from './follow-links';
import { recordPrepared, type SentStatement } from './prepared-statements';
import { openTestDatabase, openTestSite, type TestSite } from './site';

const DAY = '2026-11-22';

/** Doubles the rows of a table so often, each with texts of its own in the columns that no two rows share. */
async function multiply(tx: Tx, table: string, times: number, unique: readonly string[]): Promise<void> {
	const { rows } = await tx.execute<{ name: string }>(
		sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
			and attidentity = '' and attgenerated = '' and attname <> 'import_key'`,
	);
	const names = rows.map(({ name }) => `"${name}"`).join(', ');
	const values = rows.map(({ name }) => (unique.includes(name) ? `o."${name}" || '-' || n` : `o."${name}"`)).join(', ');
	await tx.execute(
		sql.raw(`insert into ${table} (${names}) select ${values} from ${table} o, generate_series(1, ${times}) n`),
	);
}

/** Reads the fixed addresses and calls, and a few of each kind of address that they lead to. */
async function walk(site: TestSite): Promise<void> {
	const queue = [
		'/sitemap.xml',
		'/company/northlight-labs/news',
		'/news/hanneke-vos-on-four-hundred-inspections',
		...editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path))),
	];
	for (const [operation, list] of Object.entries(examples)) {
		const [method, path] = operation.split(' ');
		if (method !== 'GET') continue;
		for (const example of list) {
			const { query } = await example({ site, ask: () => Promise.reject(new Error('These calls read alone.')) });
			queue.push(`/api/v2/${path}?${new URLSearchParams(query).toString()}`);
		}
	}
	await followLinks(queue, async (path) => (await site.app.request(path)).text());
}

/**
 * Reads whatever the site reads, of the demonstration made larger.
 * @returns the statements by name, and where they were sent; the caller closes it
 */
export async function readEverything(): Promise<{
	statements: Map<string, SentStatement>;
	databaseUrl: string;
	close(): Promise<void>;
}> {
	const database = await openTestDatabase();
	const { db: read, statements } = recordPrepared(database.db.read);
	const site = await openTestSite({}, undefined, { ...database, db: { ...database.db, read } });
	await walk(site);

	// What the demonstration is too small or too whole for.
	await site.db.write(async (tx) => {
		await multiply(tx, 'article', 8, ['seo_url']);
		await multiply(tx, 'license', 6, ['slug', 'license_no']);
		await tx.execute(
			sql`insert into topic (slug, texts) values ('bare',
				'{"en": {"name": "Bare", "summary": "", "description": ""}}')`,
		);
	});
	await listArticles(read, { edition: 'en' }, 21);
	await pageInListing(read, { edition: 'en' }, { id: 1, published_at: 1 }, 20);
	await listLicenses(read, { sort: 'firm' }, DAY, 17, 25);
	await listLicenses(read, { product: 'cartridge' }, DAY, 1, 25);
	const all = licenseCondition({}, DAY);
	await walkLicenses(read, all, 'granted', `'shen'`, 25, 0);
	await countCommon(read, all, `'shen'`);
	await verifiedLicenses(read, { keyword: 'shenzhen' }, DAY, 5);
	await subjectBySlug(read, 'en', 'bare');
	await eventEditionById(read, 'en', 1);
	await articleToReadById(read, 1);
	await opensArticle(read, 1, 'no password');
	await pathsWithQuery(read);
	await mediaByName(read, 'no-file');
	await seriesNames(read, 'en');
	await isSeedPublic(read, 'no-seed');
	await search(read, { edition: 'en', keyword: 'nicotine', tag: 'no-such-tag' });
	for (const keyword of ['qqzzqq wwxxww', 'regulllattionns'])
		await search(read, { edition: 'en', keyword, related: true });
	return { statements, databaseUrl: database.databaseUrl, close: () => site.stop() };
}
