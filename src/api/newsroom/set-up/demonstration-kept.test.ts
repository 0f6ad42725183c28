/** What stays when the demonstration is removed: what people have made or changed, and what that needs. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limit } from '../../../../tests/pace';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { storePicture } from '../../../../tests/stored-files';
import { actors } from '../../../access/actor';
import { publishDue, withdrawDue } from '../../../commands/article/publish-due';
import { createContext } from '../../../commands/command';
import type { RemovalPlan } from '../../../commands/demo/removal/plan';
import { partsOf, rowTables } from '../../../commands/demo/removal/table-roles';
import { composeIssue } from '../../../commands/issue/compose-issue';
import { countWeekViews } from '../../../commands/site/count-week-views';
import { tidy } from '../../../commands/site/tidy';
import { editions } from '../../../editions/editions';
import { enWords } from '../../../editions/words/en/en';
import { refreshWords } from '../../../search/index/count-words';

const TABLES = [...new Set(rowTables.flatMap((name) => [name, ...partsOf(name).map(({ table }) => table)]))];
const now = () => Math.floor(Date.now() / 1000);

let site: TestFront;
let own: Visitor;
beforeEach(async () => {
	site = await openTestFront(undefined, { DEMO: 'false', BRAND_NAME: 'Vapor Daily' });
	own = await signedIn(site, [{ role: 'admin' }, { role: 'desk' }]);
});
afterEach(() => site.stop());

const run = async <T extends Record<string, unknown>>(statement: string): Promise<T[]> =>
	(await site.db.write((tx) => tx.execute(sql.raw(statement)))).rows as unknown[] as T[];
const one = async <T extends Record<string, unknown>>(statement: string): Promise<T> => {
	const [row] = await run<T>(statement);
	if (!row) throw new Error(`Nothing came back: ${statement}`);
	return row;
};
const idOf = async (statement: string) => (await one<{ id: number }>(statement)).id;
const plan = async () => (await own.ask('GET', 'set-up/demonstration')).data as unknown as RemovalPlan;
const remove = async ({ hash }: RemovalPlan) => {
	const removed = await own.ask('DELETE', `set-up/demonstration?hash=${hash}`);
	expect([removed.status, removed.data.is_demonstration]).toEqual([200, false]);
	return removed.data.removed as RemovalPlan;
};

/** Every row of content, by table. */
async function content(): Promise<Map<string, Set<string>>> {
	const found = new Map<string, Set<string>>();
	for (const table of TABLES)
		found.set(
			table,
			new Set((await run<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t`)).map(({ row }) => row)),
		);
	return found;
}

/** Rows that are there now, and were not there like this before. */
const altered = (before: Map<string, Set<string>>, after: Map<string, Set<string>>): string[] =>
	[...after].flatMap(([table, rows]) =>
		[...rows].filter((row) => !before.get(table)?.has(row)).map((row) => `${table} ${row}`),
	);

/** Asks for a page, for the pictures in its article, and for where its byline and its tags lead. @returns its HTML */
async function wholePage(path: string): Promise<string> {
	const answer = await fetch(site.url + path);
	const html = await answer.text();
	expect([path, answer.status]).toEqual([path, 200]);
	const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
	const links = [...main.matchAll(/(?:src|href)="(\/(?:es\/)?(?:media|author|tag|company|cover|topic)\/[^"#]*)"/g)];
	for (const [, link = ''] of links)
		expect([path, link, (await fetch(site.url + link.replaceAll('&amp;', '&'))).status]).toEqual([path, link, 200]);
	return main;
}

describe('the removal of a demonstration in which people have worked', () => {
	test('keeps what they made and changed, with all that it needs, and readers have it whole', {
		timeout: limit(120_000),
	}, async () => {
		const picture = await storePicture(site, own, 'harbour.jpg');
		const changed = await one<{
			id: number;
			seo_url: string;
			title: string;
		}>(`select a.id, seo_url, a.title from article a
			where edition = 'en' and exists (select from article_author where article_id = a.id) and exists (select from
			article_tag where article_id = a.id) and exists (select from article_company where article_id = a.id)
			and html not like '%data-series%' and html not like '%href="/%' order by id limit 1`);
		await run(`update article set cover_id = ${picture.id}, cover_alt = 'The harbour', version = version + 1
			where id = ${changed.id}`);
		const [author, tag, company, file] = await Promise.all([
			one<{ id: number; name: string; slug: string }>(
				'select id, name, slug from author where not is_software order by id desc limit 1',
			),
			one<{ id: number; slug: string }>(
				`select id, slug from tag t where edition = 'en' and not exists (select from article_tag where tag_id = t.id and article_id = ${changed.id}) order by id limit 1`,
			),
			one<{ id: number; slug: string }>('select id, slug from company order by id desc limit 1'),
			one<{ name: string }>(`select m.name from media m where id <> ${picture.id} order by id limit 1`),
		]);
		const group = await idOf(`insert into translation_group (noun) values ('article') returning id`);
		const mine =
			await idOf(`insert into article (group_id, edition, type, kind, status, title, seo_url, html, published_at, first_published_at)
			values (${group}, 'en', 'company', 'news', 'published', 'Written by ourselves', 'written-by-ourselves',
			'<p>Words of our own. <a href="/media/${file.name}">A file</a></p>', ${now()}, ${now()}) returning id`);
		await run(`insert into article_author (article_id, author_id) values (${mine}, ${author.id})`);
		await run(`insert into article_tag (article_id, tag_id) values (${mine}, ${tag.id})`);
		await run(`insert into article_company (article_id, company_id) values (${mine}, ${company.id})`);
		const source = await one<{
			group_id: number;
			seo_url: string;
		}>(`select group_id, seo_url from article a where edition = 'en'
			and not exists (select from article b where b.group_id = a.group_id and b.edition = 'es') order by id limit 1`);
		await run(`insert into article (group_id, edition, type, kind, status, title, seo_url, html, published_at, first_published_at)
			values (${source.group_id}, 'es', 'company', 'news', 'published', 'Traducido por nosotros', 'traducido-por-nosotros',
			'<p>Palabras nuestras.</p>', ${now()}, ${now()})`);
		const market = await one<{ code: string; name: string }>(`select code, texts->'en'->>'name' as name from market
			where not exists (select from market_rule r where r.market = code and r.name = 'tank_ml') order by position desc, code limit 1`);
		await run(
			`insert into market_rule (market, name, "limit", source) values ('${market.code}', 'tank_ml', 2, '{"title": "Our law"}')`,
		);
		await run(`update page set html = '<p>Our own house.</p>' where edition = 'en' and name = 'about'`);
		await run(
			`insert into subscription (email, email_key, edition, status, proof) values ('ada@reader.test', 'ada@reader.test', 'en', 'confirmed', '{}')`,
		);
		const event = await one<{
			id: number;
			slug: string;
			page: string;
		}>(`select e.id, e.slug, s.slug as page from event_edition e
			join subject s on s.event_edition_id = e.id and s.edition = 'en' where s.status = 'published' and exists (select from enterprise x where x.event_edition_id = e.id) order by e.id limit 1`);
		await run(
			`insert into enterprise (event_edition_id, slug, name, booth, country, texts) values (${event.id}, 'our-own-stand', 'Our own stand', '1', 'IE', '{"en": {"summary": "Ours", "description": "Ours"}}')`,
		);
		await own.ask('POST', 'tag', { edition: 'en', slug: 'our-tag', name: 'Our tag' });
		const byline = await one<{ id: number; name: string }>(
			`select id, name from author where id <> ${author.id} and not is_software order by id limit 1`,
		);
		await signedIn(site, [{ role: 'reporter', edition: 'en' }], byline.id);

		const before = await content();
		const told = await plan();
		const why = (noun: string) =>
			told.named.filter((row) => row.noun === noun).map((row) => [row.title, row.why, row.by?.title]);
		expect(why('article')).toEqual(
			expect.arrayContaining([
				[changed.title, 'changed', undefined],
				['Written by ourselves', 'own', undefined],
				['Traducido por nosotros', 'own', undefined],
			]),
		);
		expect(why('author')).toContainEqual([author.name, 'used', expect.any(String)]);
		expect(why('author')).toContainEqual([byline.name, 'used', 'reporteren']);
		expect(why('market')).toContainEqual([market.name, 'used', expect.stringContaining('tank_ml')]);
		expect(why('page')).toEqual([[expect.any(String), 'changed', undefined]]);
		expect(why('tag')).toContainEqual(['Our tag', 'own', undefined]);
		// Readers are counted, and never named.
		expect(told.staying.subscription).toBe(1);
		expect(JSON.stringify(told)).not.toContain('reader.test');
		expect(told.going.article).toBe(153);

		// What was shown is not what would be removed any more.
		await run(
			`update author set name = name || ' Jr' where id = (select min(id) from author where id not in (${author.id}, ${byline.id}))`,
		);
		expect((await own.ask('DELETE', `set-up/demonstration?hash=${told.hash}`)).data.reason).toBe('conflict');
		const afresh = await plan();
		expect(why('author').length).toBeLessThan(afresh.named.filter(({ noun }) => noun === 'author').length + 1);
		const edited = await content();
		const removed = await remove(afresh);
		expect(removed).toEqual(afresh);
		expect(altered(edited, await content())).toEqual([]);
		expect(before.size).toBe(edited.size);

		const first = await wholePage(`/news/${changed.seo_url}`);
		expect(first).toContain('The harbour');
		expect(first).toContain(`/media/${picture.name.split('.')[0]}`);
		const second = await wholePage('/news/written-by-ourselves');
		expect(second).toContain('Words of our own.');
		expect(second).toContain(`/author/${author.slug}`);
		expect((await fetch(`${site.url}/tag/detail/${tag.slug}`)).status).toBe(200);
		expect((await fetch(`${site.url}/company/${company.slug}`)).status).toBe(200);
		expect((await fetch(`${site.url}/media/${file.name}`)).status).toBe(200);
		expect(await wholePage('/es/news/traducido-por-nosotros')).toContain('Palabras nuestras.');
		expect((await fetch(`${site.url}/news/${source.seo_url}`)).status).toBe(404);
		expect(await wholePage('/about')).toContain('Our own house.');
		expect(await wholePage(`/topic/${event.page}/enterprise`)).toContain('Our own stand');
		expect((await fetch(`${site.url}/topic/${event.page}`)).status).toBe(200);
		const home = await (await fetch(site.url)).text();
		expect(home).not.toContain(enWords.footer.demonstration);
		expect(home).toContain('Written by ourselves');
		expect(await one('select author_id from account where author_id is not null')).toEqual({ author_id: byline.id });
		const { rows } = await site.db.staff.execute<{ detail: { kept: { title: string; why: string }[] } }>(
			sql`select detail from audit where noun = 'demo' and action = 'remove'`,
		);
		expect(rows[0]?.detail.kept).toContainEqual(expect.objectContaining({ title: changed.title, why: 'changed' }));
	});

	test('counts nothing as changed that readers, jobs and the database have written', {
		timeout: limit(120_000),
	}, async () => {
		const at = now();
		const clock = createContext(site.db, actors.clock, at);
		const article = await one<{ id: number; seo_url: string }>(
			`select id, seo_url from article where edition = 'en' and status = 'published' order by id limit 1`,
		);
		const post = async (path: string, body: object) =>
			(
				await fetch(`${site.url}/api/v2/${path}`, {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify(body),
				})
			).status;
		for (const path of [
			'/',
			'/es',
			`/news/${article.seo_url}`,
			'/search?keyword=nicotine',
			'/no-such-page',
			'/company',
		])
			await (await fetch(site.url + path)).text();
		expect(await post('view/index', { source: 1, title: 'One', ua: 'Test', url: `/news/${article.seo_url}` })).toBe(
			200,
		);
		const shown = (await (await fetch(`${site.url}/api/v2/adv/get?position=home_band`)).json()) as {
			data: { id: number; link: string };
		};
		for (const act of ['seen', 'clicked']) await post('adv/log', { id: shown.data.id, link: shown.data.link, act });
		await run(
			`insert into page_view_day (day, url, views) values (current_date - 30, '/news/${article.seo_url}', 7), (current_date, '/news/${article.seo_url}', 5)`,
		);
		expect(await countWeekViews(clock)).toBeGreaterThan(0);
		await publishDue(clock);
		await withdrawDue(clock);
		await tidy(clock, 90);
		await refreshWords(site.db);
		for (const edition of editions) expect(await composeIssue(clock, edition, '2099-01-01')).toBeGreaterThan(0);
		await run(`update media set sent_sha256 = sha256`);
		// Somebody opens and closes the editor, and saves what was there.
		await own.ask('GET', `article/${article.id}`);
		expect(await plan()).toMatchObject({ staying: {}, named: [] });
		await remove(await plan());
		for (const table of [
			...TABLES,
			'page_view_day',
			'adv_day',
			'revision',
			'search_document',
			'search_word',
			'demo_row',
		])
			expect([table, (await one<{ n: number }>(`select count(*)::int as n from "${table}"`)).n]).toEqual([table, 0]);
	});

	test('refuses where the demonstration was loaded by a release that noted no rows, and touches nothing', async () => {
		await run(`delete from demo_row`);
		await run(`delete from setting where name = 'demo_columns'`);
		const before = await content();
		const refused = await own.ask('GET', 'set-up/demonstration');
		expect([refused.data.reason, refused.data.rule]).toEqual(['state', { name: 'demonstration_not_noted' }]);
		expect((await own.ask('DELETE', 'set-up/demonstration?hash=x')).data.reason).toBe('state');
		expect(altered(await content(), before)).toEqual([]);
	});
});

/** A column of a table that somebody may edit. */
const EDITED: Readonly<Record<string, string>> = {
	achievement: 'label',
	adv: 'text',
	article: 'standfirst',
	author: 'name',
	book: 'subtitle',
	company: 'city',
	data_series: 'highlight',
	duty_rate: 'currency',
	enterprise: 'hall',
	event_edition: 'time_zone',
	issue: 'standfirst',
	license: 'website',
	license_event: 'source',
	market: 'currency',
	media: 'credit',
	page: 'description',
	partner: 'url',
	photo: 'credit',
	question: 'question',
	rule: 'next_text',
	subject: 'standfirst',
	subject_module: 'title',
	tag: 'description',
	topic: 'organiser',
	wall_message: 'name',
};

/** Numbers between 0 and 1 that are the same in every run. */
function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

test.each([1, 2, 3])(
	'whatever is edited (%i), stays as it is with all it refers to, and the rest goes',
	{ timeout: limit(120_000) },
	async (seed) => {
		const next = numbers(seed);
		const tables = Object.keys(EDITED);
		const edited: { table: string }[] = [];
		for (let n = 0; n < 10; n += 1) {
			const table = tables[Math.floor(next() * tables.length)] ?? '';
			const column = EDITED[table] ?? '';
			await run(`update "${table}" set "${column}" = 'edited-${n}' where ctid = (select ctid from "${table}" order by ctid
			offset (select floor(count(*) * ${next()}) from "${table}")::int limit 1)`);
			edited.push({ table });
		}
		const before = await content();
		const told = await plan();
		await remove(told);
		const after = await content();
		// The database holds the foreign keys; nothing was set to null or moved to have them hold.
		expect(altered(before, after)).toEqual([]);
		// A later edit of the same row may have taken the place of an earlier one.
		const texts = (rows: Map<string, Set<string>>, table: string) =>
			[...(rows.get(table) ?? [])].filter((row) => row.includes('"edited-')).toSorted();
		for (const { table } of edited) {
			expect(texts(before, table).length).toBeGreaterThan(0);
			expect([table, texts(after, table)]).toEqual([table, texts(before, table)]);
		}
		const left = rowTables
			.filter((name) => name !== 'translation_group')
			.reduce((sum, name) => sum + (after.get(name)?.size ?? 0), 0);
		expect(left).toBe(Object.values(told.staying).reduce((sum, n) => sum + n, 0));
		expect(left).toBeLessThan(1_000);
	},
);
