import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPrepared } from '../../../tests/prepared-statements';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { listArticles } from '../../queries/article/listing';
import { openDatabase } from './db';
import { READER_ROLE, STAFF_ROLE } from './role-names';

/**
 * Marks of planted values: the first is in every row that readers may not see, the second in every value that no
 * reading role may see.
 */
const UNPUBLISHED = 'planted-unpublished';
const SECRET = 'planted-secret';

/** Unpublished rows of every table that can hold one. `$` is replaced by the mark. */
const UNPUBLISHED_ROWS = [
	...['draft', 'review', 'scheduled', 'withdrawn'].flatMap((status) => [
		`insert into article (group_id, edition, status, seo_url, type, title, published_at, scheduled_at, embargo_until)
			select min(id), 'en', '${status}', '$-${status}', 'company', '$', 1, 2000000000, 2000000000
				from translation_group`,
		`insert into book (group_id, edition, status, slug, title, language)
			select min(id), 'en', '${status}', '$-${status}', '$', 'en' from translation_group`,
		`insert into page (group_id, edition, status, name, title)
			select min(id), 'en', '${status}', '$-${status}', '$' from translation_group`,
		`insert into question (edition, status, slug, question, answer_html) values ('en', '${status}', '$', '$', '$')`,
		`with made as (insert into subject (group_id, edition, status, slug, title)
			select min(id), 'en', '${status}', '$-${status}', '$' from translation_group returning id)
			insert into subject_module (subject_id, position, kind, title) select id, 1, 'text', '$' from made`,
		`with made as (insert into data_series (slug, chart, unit, frequency, retrieved_on, texts, status)
			values ('$-${status}', 'bar', '$', 'year', '2026-01-01', '{}', '${status}') returning id)
			insert into data_point (series_id, key, value, label) select id, '$', 1, '{}' from made`,
	]),
	...['waiting', 'refused'].map(
		(status) => `insert into wall_message (event_edition_id, edition, name, text, status)
			select min(id), 'en', '$', '$', '${status}' from event_edition`,
	),
	`insert into article_author (article_id, author_id) select a.id, u.id from article a, author u where a.title = '$'`,
	`insert into article_tag (article_id, tag_id) select a.id, t.id from article a, tag t where a.title = '$'`,
	`insert into article_topic (article_id, topic_id) select a.id, t.id from article a, topic t where a.title = '$'`,
	`insert into article_company (article_id, company_id) select a.id, c.id from article a, company c
		where a.title = '$'`,
	`insert into book_tag (book_id, tag_id) select b.id, t.id from book b, tag t where b.title = '$'`,
	`insert into search_document (edition, kind, ref_id, url, title, published_at, tsv)
		select 'en', 'article', id, '/$', '$', 1, ''::tsvector from article where title = '$'
		union all select 'en', 'book', id, '/$', '$', 1, ''::tsvector from book where title = '$'
		union all select 'en', 'series', id, '/$', '$', 1, ''::tsvector from data_series where unit = '$'`,
	`insert into issue (edition, slug, number, subject, html) values ('en', '$', 9999, '$', '$')`,
	`insert into media (name, kind, content_type, bytes, sha256, deleted_at)
		values ('$', 'image', 'image/webp', 1, '$', 1)`,
	`insert into media_use (noun, key, place, media_id, is_public) select 'article', '$', 'text', min(id), false from media`,
	`insert into adv (position, edition, advertiser, headline, action, link, is_active)
		values ('home_band', 'en', '$', '$', '$', 'https://example.org', false)`,
	`insert into audit (actor, action, noun) values ('$', 'write', 'article')`,
	`insert into job_run (job, most_attempts, actor, due_at) values ('$', 1, '$', 1)`,
	`insert into demo_row (noun, key, hash) values ('article', '$', 'x')`,
	`insert into cdn_purge (tag, is_withdrawn) values ('$', false)`,
	`insert into setting (name, value) values ('$', '1')`,
	`insert into missing_path (path, edition, last_at) values ('$', 'en', 1)`,
	`insert into upload (id, way) values ('$', 'parts')`,
	`insert into revision (noun, row_id, number, verb, snapshot, actor)
		select 'article', min(id), 9999, 'change', '{}', '$' from article`,
	`with made as (insert into import_run (system, source, edition) values ('$', '$', 'en') returning id)
		insert into import_row (run_id, noun, row_key, is_new) select id, 'article', '$', true from made`,
	`with made as (insert into import_run (system, source, edition) values ('$', '$', 'en') returning id)
		insert into import_finding (run_id, kind, reason, title) select id, 'changed', 'form', '$' from made`,
	`insert into bulk_change (act, items) values ('section', '["$"]')`,
	`with made as (insert into account (email, email_key, name, state)
			values ('pending@example.org', 'pending@example.org', 'Planted', 'active') returning id)
		insert into pending_change (article_id, version, fields, extent, account_id)
			select min(a.id), 1, '{"title": "$"}', 'minor', min(m.id) from article a, made m`,
	`with made as (insert into account (email, email_key, name, state)
			values ('view@example.org', 'view@example.org', 'Planted', 'active') returning id)
		insert into saved_view (account_id, noun, name, query) select id, 'article', '$', '$' from made`,
	`insert into article_text (article_id, number, schema, doc, html, folded, row_hash)
		select min(id), 1, 1, '{}', '$', 1, '' from article`,
	`insert into article_draft (article_id, content, links, readers_version, changed_at)
		select min(id), '{"title": "$"}', '{}', 1, 1 from article`,
	`insert into article_step (article_id, number, schema, client, step) select min(id), 1, 1, '$', '{}' from article`,
	`insert into note (article_id, text, anchor) select min(id), '$', '{"quote": "$"}' from article where title = '$'`,
	`insert into translation (group_id, edition, source_id, source_edition, source_revision, state, changed_at)
		select min(group_id), 'xx', min(id), 'en', 1, 'missing', 1 from article`,
];

/** Values that only the owner may read. */
const SECRET_ROWS = [
	`with made as (insert into account (email, email_key, name, state, password_hash, code_secret, code_period)
			values ('$@example.org', '$', 'Planted', 'active', '$', '$', 1) returning id),
		role as (insert into account_role (account_id, role) select id, 'editor' from made),
		code as (insert into recovery_code (account_id, hash) select id, '$' from made),
		link as (insert into account_link (hash, kind, account_id, expires_at) select '$', 'password', id, 1 from made),
		key as (insert into passkey (account_id, credential_id, public_key, counter, name)
			select id, '$', '$', 0, '$' from made),
		mail as (insert into staff_email (kind, account_id, "to", message_id, next_try_at)
			select 'password', id, '$', '$', 1 from made),
		browser as (insert into known_browser (account_id, hash, ends_at) select id, '$', 1 from made)
		insert into session (account_id, hash, stage, code_secret, agent, network, seen_at, ends_at)
			select id, '$', 'in', '$', '$', '$', 1, 1 from made`,
	`insert into used_challenge (hash, ends_at) values ('$', 1)`,
	`insert into link_request (email_key) values ('$')`,
	`insert into sign_in_wait (key, failed, until, ends_at) values ('$', 1, 1, 1)`,
	`insert into admin_token (name, hash, rights, expires_at) values ('$', '$', '{upload}', 1)`,
	`insert into signing_key (id, secret) values (1, '$') on conflict (id) do update set secret = '$'`,
	`insert into rate_limit (key, "window", ends_at) values ('$', 1, 1)`,
	`insert into subscription (email, email_key, edition, proof) values ('$@example.org', '$', 'en', '{"form": "$"}')`,
	`insert into letter (kind, subscription_id, "to", mailbox, message_id, token_hash, next_try_at)
		select 'confirmation', id, '$@example.org', '$', '$', '$', 1 from subscription where email_key = '$'`,
	`insert into page_view (url, visitor, ua) values ('/', '$', '$')`,
	`insert into ad_click (adv_id, link, visitor) select min(id), '/', '$' from adv`,
	`insert into article (group_id, edition, seo_url, type, title, password_hash)
		select min(id), 'en', 'planted-locked', 'company', 'Planted', '$' from translation_group`,
	`insert into preview_link (article_id, account_id, hash, name, is_pinned, pinned, ends_at)
		select (select min(id) from article), id, '$', 'Planted', true, '{"content": {"title": "$"}}', 1 from account
		where email_key = '$'`,
	`insert into adv_day (adv_id, day, views) select min(id), '2026-01-01', 1 from adv`,
	`insert into page_view_day (day, url, views) values ('2026-01-01', '/', 1)`,
];

/** Rows that each role sees of a table that is not open to both. */
const DOORS: Record<string, { readers: 'all' | 'some' | 'nothing'; staff: 'all' | 'nothing'; hidden?: string[] }> = {
	account: {
		readers: 'nothing',
		staff: 'all',
		hidden: ['email', 'email_key', 'password_hash', 'code_secret', 'code_period'],
	},
	account_link: { readers: 'nothing', staff: 'nothing' },
	account_role: { readers: 'nothing', staff: 'all' },
	ad_click: { readers: 'nothing', staff: 'all', hidden: ['visitor'] },
	admin_token: { readers: 'nothing', staff: 'nothing' },
	adv: { readers: 'some', staff: 'all' },
	adv_day: { readers: 'nothing', staff: 'all' },
	article: { readers: 'some', staff: 'all', hidden: ['password_hash'] },
	article_author: { readers: 'some', staff: 'all' },
	article_draft: { readers: 'nothing', staff: 'all' },
	article_step: { readers: 'nothing', staff: 'all' },
	article_text: { readers: 'nothing', staff: 'all' },
	article_company: { readers: 'some', staff: 'all' },
	article_tag: { readers: 'some', staff: 'all' },
	article_topic: { readers: 'some', staff: 'all' },
	audit: { readers: 'nothing', staff: 'all' },
	book: { readers: 'some', staff: 'all' },
	book_tag: { readers: 'some', staff: 'all' },
	bulk_change: { readers: 'nothing', staff: 'all' },
	data_point: { readers: 'some', staff: 'all' },
	data_series: { readers: 'some', staff: 'all' },
	import_finding: { readers: 'nothing', staff: 'all' },
	import_row: { readers: 'nothing', staff: 'all' },
	import_run: { readers: 'nothing', staff: 'all' },
	issue: { readers: 'some', staff: 'all' },
	cdn_purge: { readers: 'nothing', staff: 'all' },
	demo_row: { readers: 'nothing', staff: 'all' },
	media_use: { readers: 'some', staff: 'all' },
	job_run: { readers: 'nothing', staff: 'all' },
	known_browser: { readers: 'nothing', staff: 'nothing' },
	link_request: { readers: 'nothing', staff: 'nothing' },
	note: { readers: 'nothing', staff: 'all' },
	pending_change: { readers: 'nothing', staff: 'all' },
	node_lease: { readers: 'nothing', staff: 'nothing' },
	tombstone: { readers: 'nothing', staff: 'nothing' },
	letter: {
		readers: 'nothing',
		staff: 'all',
		hidden: ['subscription_id', 'to', 'mailbox', 'message_id', 'token_hash'],
	},
	media: { readers: 'some', staff: 'all' },
	migration: { readers: 'nothing', staff: 'nothing' },
	missing_path: { readers: 'nothing', staff: 'all' },
	page: { readers: 'some', staff: 'all' },
	recovery_code: { readers: 'nothing', staff: 'nothing' },
	revision: { readers: 'nothing', staff: 'all' },
	saved_view: { readers: 'nothing', staff: 'all' },
	passkey: { readers: 'nothing', staff: 'nothing' },
	preview_link: { readers: 'nothing', staff: 'all', hidden: ['hash', 'pinned'] },
	page_view: { readers: 'nothing', staff: 'all', hidden: ['ua', 'visitor'] },
	page_view_day: { readers: 'nothing', staff: 'all' },
	question: { readers: 'some', staff: 'all' },
	rate_limit: { readers: 'nothing', staff: 'nothing' },
	session: { readers: 'nothing', staff: 'nothing' },
	setting: { readers: 'nothing', staff: 'all' },
	sign_in_wait: { readers: 'nothing', staff: 'nothing' },
	signing_key: { readers: 'nothing', staff: 'nothing' },
	staff_email: { readers: 'nothing', staff: 'nothing' },
	subject: { readers: 'some', staff: 'all' },
	subject_module: { readers: 'some', staff: 'all' },
	subscription: { readers: 'nothing', staff: 'all', hidden: ['email', 'email_key', 'proof'] },
	translation: { readers: 'nothing', staff: 'all' },
	translation_group: { readers: 'nothing', staff: 'all' },
	upload: { readers: 'nothing', staff: 'all' },
	used_challenge: { readers: 'nothing', staff: 'nothing' },
	wall_message: { readers: 'some', staff: 'all' },
};

/** Tables of which both roles see all rows. A table of a new migration is in neither list and fails the test. */
const OPEN = `achievement attachment author company duty_rate enterprise license
	license_event market market_rule partner photo redirect rule search_document search_synonym search_word seo_override tag topic event_edition`.split(
	/\s+/,
);

interface Column {
	table: string;
	column: string;
}

describe('the database roles, by direct SQL', () => {
	let place: TestDatabase;
	const clients = new Map<string, pg.Client>();
	let columns: Column[] = [];
	let tables: string[] = [];

	const as = (role: string): pg.Client => {
		const client = clients.get(role);
		if (!client) throw new Error(`No connection as ${role}.`);
		return client;
	};
	const ask = async (role: string, text: string): Promise<Record<string, unknown>[]> =>
		(await as(role).query(text)).rows;
	/** True where the role has permission. @throws any other error of the statement */
	const mayRun = (role: string, text: string): Promise<boolean> =>
		as(role)
			.query(text)
			.then(
				() => true,
				(error: { code?: string }) => {
					if (error.code === '42501') return false;
					throw error;
				},
			);
	const readable = async (role: string, table: string): Promise<string[]> => {
		const names: string[] = [];
		for (const one of columns.filter((column) => column.table === table)) {
			if (await mayRun(role, `select "${one.column}" from "${table}" limit 0`)) names.push(one.column);
		}
		return names;
	};
	/** Columns in which the role finds the text. */
	const finds = async (role: string, text: string): Promise<string[]> => {
		const found: string[] = [];
		for (const table of tables) {
			for (const column of await readable(role, table)) {
				const [row] = await ask(
					role,
					`select count(*)::int as n from "${table}" where "${column}"::text like '%${text}%'`,
				);
				if (row?.n !== 0) found.push(`${table}.${column}`);
			}
		}
		return found;
	};

	beforeAll(async () => {
		place = await openTestDatabase();
		for (const role of ['owner', READER_ROLE, STAFF_ROLE]) {
			const client = new pg.Client({
				connectionString: place.databaseUrl,
				...(role === 'owner' ? {} : { options: `-c role=${role}` }),
			});
			await client.connect();
			clients.set(role, client);
		}
		for (const row of UNPUBLISHED_ROWS) await ask('owner', row.replaceAll('$', UNPUBLISHED));
		for (const row of SECRET_ROWS) await ask('owner', row.replaceAll('$', SECRET));
		columns = (await ask(
			'owner',
			`select relname::text as "table", attname::text as "column" from pg_class c
				join pg_attribute a on attrelid = c.oid
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0
				and not attisdropped
			order by 1, 2`,
		)) as unknown as Column[];
		tables = [...new Set(columns.map((one) => one.table))];
	});
	afterAll(async () => {
		await Promise.all([...clients.values()].map((client) => client.end()));
		await place.stop();
	});

	test('every table is listed here', () => {
		expect(tables.toSorted()).toEqual([...OPEN, ...Object.keys(DOORS)].toSorted());
	});

	test.each([
		['readers', READER_ROLE],
		['staff', STAFF_ROLE],
	] as const)('%s see the rows that are theirs', async (who, role) => {
		const rowsOf = async (name: string, table: string): Promise<number> => {
			const [row] = await ask(name, `select count(*) as n from "${table}"`);
			return Number(row?.n);
		};
		for (const table of tables) {
			const wanted = DOORS[table]?.[who] ?? 'all';
			if (!(await mayRun(role, `select count(*) from "${table}"`))) {
				expect('nothing', table).toBe(wanted);
				continue;
			}
			const [seen, all] = [await rowsOf(role, table), await rowsOf('owner', table)];
			expect(seen === all ? 'all' : 'some', table).toBe(wanted);
			if (all > 0) expect(seen, table).toBeGreaterThan(0);
		}
	});

	test('staff see the columns that are theirs', async () => {
		for (const table of tables) {
			const { staff = 'all', hidden = [] } = DOORS[table] ?? {};
			if (staff === 'nothing') continue;
			const seen = await readable(STAFF_ROLE, table);
			const own = columns.filter((one) => one.table === table && !seen.includes(one.column)).map((one) => one.column);
			expect(own.toSorted(), table).toEqual(hidden.toSorted());
		}
	});

	test('nothing that is planted reaches readers; no secret reaches staff, who do see what is not published', async () => {
		expect(await finds(READER_ROLE, 'planted-')).toEqual([]);
		expect(await finds(STAFF_ROLE, SECRET)).toEqual([]);
		const drafts = [
			'article.title',
			'book.title',
			'data_point.key',
			'issue.html',
			'note.anchor',
			'note.text',
			'page.title',
			'subject_module.title',
		];
		expect(await finds(STAFF_ROLE, UNPUBLISHED)).toEqual(expect.arrayContaining([...drafts, 'wall_message.text']));
		const secrets = [
			'admin_token.hash',
			'article.password_hash',
			'letter.to',
			'letter.token_hash',
			'signing_key.secret',
		];
		expect(await finds('owner', SECRET)).toEqual(expect.arrayContaining([...secrets, 'subscription.email']));
	});

	/** Queries for the links and the search documents of a row that readers see. */
	const LEADS = [
		[
			'article',
			'article',
			`select id from article where seo_url is not null and status = 'published'
				and id in (select article_id from article_tag)
			and id in (select article_id from article_author) and id in (select article_id from article_company)
				and id in (select article_id from article_topic) limit 1`,
			['article_author', 'article_company', 'article_tag', 'article_topic'],
		],
		[
			'book',
			'book',
			`select id from book where status = 'published' and id in (select book_id from book_tag) limit 1`,
			['book_tag'],
		],
		['data_series', 'series', `select id from data_series where status = 'published' limit 1`, []],
	] as const;
	test.each(LEADS)(
		'no link and no document leads to a row of %s that is not published any more, whoever wrote that down',
		async (table, kind, one, links) => {
			const id = Number((await ask('owner', one))[0]?.id);
			const seen = async () => {
				const counts: number[] = [];
				for (const link of links)
					counts.push((await ask(READER_ROLE, `select from ${link} where ${table}_id = ${id}`)).length);
				counts.push(
					(await ask(READER_ROLE, `select from search_document where kind = '${kind}' and ref_id = ${id}`)).length,
				);
				return counts;
			};
			const before = await seen();
			expect(Math.min(...before)).toBeGreaterThan(0);
			await ask('owner', `update ${table} set status = 'withdrawn' where id = ${id}`);
			expect(await seen()).toEqual(before.map(() => 0));
			for (const link of links)
				expect((await ask(STAFF_ROLE, `select from ${link} where ${table}_id = ${id}`)).length).toBeGreaterThan(0);
			// A link cannot be made public before its article.
			for (const link of links) await ask('owner', `update ${link} set is_published = true where ${table}_id = ${id}`);
			expect(await seen()).toEqual(before.map(() => 0));
			await ask('owner', `update ${table} set status = 'published' where id = ${id}`);
			expect((await seen()).slice(0, links.length)).toEqual(before.slice(0, links.length));
		},
	);

	test('a statement that was prepared for one role shows another what is its own', async () => {
		const client = new pg.Client({ connectionString: place.databaseUrl });
		await client.connect();
		try {
			const question = {
				name: 'drafts',
				text: `select count(*)::int as n from article where title = '${UNPUBLISHED}'`,
			};
			const seenBy = async (role: string) => {
				await client.query(`set role ${role}`);
				// After several runs PostgreSQL may keep a plan, and use it for the next role too.
				const seen: number[] = [];
				for (let n = 0; n < 8; n += 1) seen.push((await client.query<{ n: number }>(question)).rows[0]?.n ?? -1);
				return [...new Set(seen)];
			};
			expect(await seenBy(STAFF_ROLE)).toEqual([4]);
			expect(await seenBy(READER_ROLE)).toEqual([0]);
			expect(await seenBy('none')).toEqual([4]);
			expect(await seenBy(READER_ROLE)).toEqual([0]);
			expect(await seenBy(STAFF_ROLE)).toEqual([4]);
		} finally {
			await client.end();
		}
	});

	test('neither reading role writes', async () => {
		for (const role of [READER_ROLE, STAFF_ROLE]) {
			for (const table of tables) {
				const [first] = columns.filter((one) => one.table === table);
				const change = `update "${table}" set "${first?.column}" = default`;
				const writes = [
					change,
					`insert into "${table}" default values`,
					`delete from "${table}"`,
					`truncate "${table}"`,
				];
				for (const text of writes) expect(await mayRun(role, text), `${role}: ${text}`).toBe(false);
			}
		}
	});

	test('a list is read off the same indexes as without policies, without going to the table', async () => {
		await ask('owner', 'vacuum analyze article, article_author, article_company, article_tag, article_topic');
		const { db, statements } = recordPrepared(place.db.read);
		const scopes = [{}, { type: 'company' }, { kind: 'interview' }, { is_headline: true }, { tag_id: 1 }];
		const linked = [{ author_id: 1 }, { topic_id: 1 }, { company_id: 1 }];
		for (const scope of [...scopes, ...linked]) await listArticles(db, { edition: 'en', ...scope }, 1);
		expect(statements.size).toBe(2 * (scopes.length + linked.length));
		const scans = async (role: string, { text, values }: { text: string; values: readonly unknown[] }) => {
			await ask(role, 'set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off; set jit = off');
			const { rows } = await as(role).query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
			return rows.flatMap((row) => row['QUERY PLAN'].match(/Index Only Scan (?:Backward )?using \w+/) ?? []);
		};
		for (const [name, statement] of statements) {
			const seen = await scans(READER_ROLE, statement);
			// In a list of few rows the planner may begin with another table, but never with a scan of the links.
			const link = /_(author|topic|company)$/.exec(name)?.[1];
			if (link) expect(seen.join(), name).toMatch(new RegExp(`article_${link}_`));
			else expect(seen, name).toEqual(await scans('owner', statement));
			expect(seen.length, name).toBeGreaterThan(0);
		}
	});
});

test('the role of staff only reads, and has no connection until it is asked', async () => {
	const place = await openTestDatabase();
	const db = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: '', pool: 4 });
	try {
		const open = () => db.connections().used + db.connections().idle;
		await db.read.execute('select 1');
		expect(open()).toBe(1);
		const { rows } = await db.staff.execute(`select current_user::text as role, current_setting('jit') as jit`);
		expect(rows).toEqual([{ role: STAFF_ROLE, jit: 'off' }]);
		expect(open()).toBe(2);
		await expect(db.staff.execute('create temporary table t (a int)')).rejects.toThrow();
		await Promise.all(Array.from({ length: 12 }, () => db.staff.execute('select pg_sleep(0.01)')));
		expect(open()).toBe(5);
	} finally {
		await db.stop();
		await place.stop();
	}
});
