import type pg from 'pg';
import { createApplication } from '../../src/boot/application';
import { readSettings } from '../../src/boot/settings';
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import type { Database } from '../../src/platform/db/db';
import { stylesBy } from '../../src/site/render/page-styles';
import { followLinks } from '../follow-links';
import { executions } from '../plans';
import { recordPrepared, type SentStatement } from '../prepared-statements';
import { type Figure, median } from './table';
import { uncachedPages } from './uncached-pages';

/** Pages of each kind that are read beside those that links lead to. */
const EACH = 40;
/** Values with which each statement is executed, at most, and how often with each. */
const MAX_VALUES = 20;
const TIMES = 3;
/** The statements that are listed. */
const DEAREST = 10;
/** What a page of an article may take of the database. */
const BAR = { name: 'article_to_read_by_slug', ms: 1.5, from: 100_000 };

interface Taken {
	name: string;
	/** Milliseconds of execution, of the middle and of the slowest one. */
	p50: number;
	most: number;
	/** Rows of tables that were read, of the middle and of the one that read most. */
	rows: number;
	most_rows: number;
}

/** Executes a statement as a reader's connection does. */
async function take(client: pg.ClientBase, name: string, { text, executions: sent }: SentStatement): Promise<Taken> {
	const found = await executions(client, text, sent, { different: MAX_VALUES, times: TIMES });
	const times = found.map(({ ms }) => ms);
	const rows = found.map((one) => [...one.rows.values()].reduce((sum, read) => sum + read, 0));
	return { name, p50: median(times), most: Math.max(...times), rows: median(rows), most_rows: Math.max(...rows) };
}

/** Every prepared statement that pages send, with the values of pages of every kind. */
async function statementsOfPages(db: Database): Promise<Map<string, SentStatement>> {
	const { db: read, statements } = recordPrepared(db.read);
	const app = createApplication({
		settings: readSettings({ SITE_URL: 'http://127.0.0.1:3000', SEARCH_LIMIT: '1000000' }),
		db: { ...db, read },
		assets: {
			css: ['/assets/site.css'],
			fonts: [],
			pageStyles: stylesBy((name) => `/assets/${name}.css`),
			js: '/assets/entry.js',
		},
		log: () => {},
	});
	const pages = await uncachedPages(db);
	const some = Object.values(pages).flatMap(({ paths }) => {
		const step = Math.max(1, Math.floor(paths.length / EACH));
		return paths.filter((_, i) => i % step === 0);
	});
	const fixed = editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path)));
	await followLinks(['/sitemap.xml', ...fixed, ...some], async (path) => {
		const answer = await app.request(path);
		if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
		return answer.text();
	});
	return statements;
}

/**
 * The prepared statements of pages that take the database longest, with the values of pages of every kind: milliseconds
 * of execution, and rows of tables that are read for them.
 * @param articles how many there are
 */
export async function measureStatements(db: Database, articles: number): Promise<Figure[]> {
	const statements = await statementsOfPages(db);
	if (!statements.has(BAR.name)) throw new Error('No page of an article was read.');
	const client = await (db.read as unknown as { $client: pg.Pool }).$client.connect();
	const taken: Taken[] = [];
	try {
		for (const [name, statement] of statements) taken.push(await take(client, name, statement));
	} finally {
		client.release(true);
	}
	const dearest = taken.toSorted((a, b) => b.p50 - a.p50);
	const listed = dearest.filter(({ name }, place) => place < DEAREST || name === BAR.name);
	const number = (value: number) => Math.round(value).toLocaleString('en');
	return listed.map(({ name, p50, most, rows, most_rows }) => {
		const hasBar = name === BAR.name && articles >= BAR.from;
		return {
			what: `statements of pages, ${number(articles)} articles: ${name} (slowest ${most.toFixed(1)} ms; rows read ${number(rows)}, at most ${number(most_rows)})`,
			value: `p50 ${p50.toFixed(2)} ms`,
			target: hasBar ? `≤ ${BAR.ms} ms` : 'reported',
			holds: hasBar ? p50 <= BAR.ms : undefined,
		};
	});
}
