/** A conflict: who changed which field, and what becomes of the words that are not taken. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthorshipAnswer, Comparison } from '../src/api/newsroom/article/article-history-calls';
import { article } from '../src/data/tables/article';
import { audit } from '../src/data/tables/site';
import type { ChangedBy } from '../src/shared/refusal';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import type { Visitor } from './staff-visitor';

let site: TestFront;
let desk: Visitor;
let colleague: Visitor;
let reporter: Visitor;
let stranger: Visitor;
const ids = new Map<Visitor, number>();
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
	colleague = await signedIn(site, [{ role: 'editor' }]);
	reporter = await signedIn(site, [{ role: 'reporter' }]);
	stranger = await signedIn(site, [{ role: 'editor', edition: 'es' }]);
	for (const who of [desk, colleague, reporter])
		ids.set(who, ((await who.ask('GET', 'session')).data.account as { id: number }).id);
});
afterAll(() => site.stop());

interface State {
	number: number;
	verb: string;
	account_id: number | null;
	snapshot: Record<string, unknown>;
}
const statesOf = async (entity: string, row: number | string, who = desk) =>
	(await who.ask('GET', `revision?noun=${entity}&row=${encodeURIComponent(row)}`)).data.rows as State[];
const auditOf = (entity: 'article' | 'tag', row: number) =>
	site.db.write((tx) =>
		tx
			.select()
			.from(audit)
			.where(sql`${audit.noun} = ${entity} and ${audit.row_id} = ${String(row)}`),
	);
const by = (changed: unknown) =>
	Object.fromEntries(
		Object.entries(changed as Record<string, ChangedBy>).map(([path, { account_id }]) => [path, account_id]),
	);

describe('an article', () => {
	const HTML = '<p>A committee met.</p>\n<p>It set a day.</p>';
	let count = 0;
	let id: number;
	let version: number;
	const whole = async (query = '') =>
		(await desk.ask('GET', `article/${id}${query}`)).data as Record<string, unknown> & {
			content: Record<string, unknown>;
		};
	const change = async (who: Visitor, set: object) => {
		const done = await who.ask('PATCH', `article/${id}`, { version, ...set });
		expect(done.status).toBe(200);
		version = done.data.version as number;
	};
	beforeEach(async () => {
		count += 1;
		const title = `A conflict about a committee ${count}`;
		const made = await desk.ask('POST', 'article', { edition: 'en', type: 'company', title, html: HTML });
		({ id, version } = made.data as { id: number; version: number });
	});

	test('says of each field who changed it since, and never blames who changed another one', async () => {
		const seen = version;
		await change(colleague, { html: '<p>A committee sat.</p>' });
		await change(desk, { standfirst: 'What it means.' });
		await change(colleague, { keywords: ['one'] });
		await change(desk, { keywords: ['two'] });
		const refused = await desk.ask('PATCH', `article/${id}`, { version: seen, html: '<p>Another.</p>' });
		expect(refused).toMatchObject({ status: 409, data: { reason: 'conflict' } });
		const [own, other] = [ids.get(desk), ids.get(colleague)];
		const who = { html: other, standfirst: own, keywords: own };
		expect(by(refused.data.changed)).toMatchObject(who);
		expect(Object.keys(refused.data.changed as object)).not.toContain('title');
		// A screen that reads the article anew gets the same names, and none of earlier changes.
		expect(by((await whole(`?seen=${seen}`)).changed)).toMatchObject(who);
		expect(by((await whole(`?seen=${version}`)).changed)).toEqual({});
		expect((await whole()).changed).toBeUndefined();
	});

	test('keeps words that are not taken as a revision, changes nothing by it, and gives them back', async () => {
		await change(colleague, { html: '<p>A committee sat.</p>' });
		const before = await whole();
		const mine = '<p>A committee <script>x()</script>stood.</p>';
		const kept = await desk.ask('POST', `article/${id}/untaken`, { html: mine, title: '  Not taken ' });
		expect(kept).toMatchObject({ status: 200, data: { before: version, version: version + 2 } });
		expect(await whole()).toEqual({ ...before, version: version + 2 });
		const [newest, untaken, taken] = await statesOf('article', id);
		expect(untaken).toMatchObject({ number: version + 1, verb: 'untaken', account_id: ids.get(desk) });
		expect(untaken?.snapshot).toMatchObject({ html: '<p>A committee stood.</p>', title: 'Not taken' });
		// The newest state is the article, and whose it was.
		expect(newest).toMatchObject({ verb: 'change', account_id: ids.get(colleague), snapshot: taken?.snapshot });
		const compared = (await desk.ask('GET', `article/${id}/compare?from=now&to=${version + 1}`))
			.data as unknown as Comparison;
		expect(compared.blocks.map(({ is }) => is)).toEqual(['changed']);
		const restored = await desk.ask('POST', `article/${id}/restore`, { version: version + 2, number: version + 1 });
		expect(restored.status).toBe(200);
		expect((await whole()).content).toMatchObject({ html: '<p>A committee stood.</p>', title: 'Not taken' });
	});

	test('keeps the same words once, however often an answer is lost, and none that the article has', async () => {
		const send = (body: object, who = desk) => who.ask('POST', `article/${id}/untaken`, body);
		expect((await send({ html: HTML, title: (await whole()).content.title })).data.version).toBe(version);
		for (let n = 0; n < 3; n += 1) expect((await send({ title: 'Mine' })).data.version).toBe(version + 2);
		expect((await send({ title: 'Mine' }, colleague)).data.version).toBe(version + 4);
		expect((await statesOf('article', id)).map(({ verb }) => verb)).toEqual([
			...['create', 'untaken', 'create', 'untaken', 'create'],
		]);
		const untaken = (await auditOf('article', id)).filter(({ action }) => action === 'untaken');
		expect(untaken.map(({ detail }) => detail.fields)).toEqual([['title'], ['title']]);
		// The audit contains none of the words.
		expect(JSON.stringify(untaken)).not.toContain('Mine');
	});

	test('credits nobody with words that are not in the text, and counts them for no second person', async () => {
		await change(colleague, { html: '<p>Words of a colleague.</p>' });
		const writers = async () => (await desk.ask('GET', `article/${id}/authorship?of=now`)).data;
		const before = await writers();
		await desk.ask('POST', `article/${id}/untaken`, { html: '<p>Words that went elsewhere.</p>' });
		expect(await writers()).toEqual(before);
		const own = (await desk.ask('GET', `article/${id}/authorship?of=${version + 1}`))
			.data as unknown as AuthorshipAnswer;
		expect(own.people.map(({ account_id }) => account_id)).toContain(ids.get(desk));
		expect(await whole()).toMatchObject({ changed_by_account: ids.get(colleague) });
		const set = (value: boolean) =>
			site.db.write((tx) =>
				tx.execute(sql`insert into setting (name, value) values ('second_person', ${JSON.stringify(value)}::jsonb)
					on conflict (name) do update set value = excluded.value`),
			);
		await set(true);
		try {
			const checks = async (who: Visitor) => (await who.ask('GET', `article/${id}`)).data.checks;
			expect(await checks(desk)).not.toContain('second_person');
			expect(await checks(colleague)).toContain('second_person');
		} finally {
			await set(false);
		}
	});

	test('that readers have stays as it is to the byte, and shows them no untaken word', async () => {
		const [row] = await site.db.write((tx) =>
			tx.select().from(article).where(sql`edition = 'en' and status = 'published'`).orderBy(article.id).limit(1),
		);
		if (!row) throw new Error('no article is published');
		const page = async () => (await fetch(`${site.url}/news/${row.seo_url}`)).text();
		const before = await page();
		const html = '<p>Untaken words about quinoa.</p>';
		expect((await colleague.ask('POST', `article/${row.id}/untaken`, { html })).status).toBe(200);
		expect(await page()).toBe(before);
		const [after] = await site.db.write((tx) => tx.select().from(article).where(eq(article.id, row.id)));
		expect(after).toEqual({ ...row, version: row.version + 2, week_views: after?.week_views });
		// People who may see what readers had, and no draft, are not shown it.
		for (const who of [reporter, stranger]) {
			const texts = JSON.stringify([
				await statesOf('article', row.id, who),
				await who.ask('GET', `article/${row.id}/history`),
			]);
			expect(texts).not.toContain('quinoa');
			expect((await who.ask('GET', `article/${row.id}/compare?from=now&to=${row.version + 1}`)).status).toBe(404);
			expect((await who.ask('POST', `article/${row.id}/untaken`, { html })).status).toBe(403);
		}
	});

	test('takes no words that a save would not take', async () => {
		const refused = await desk.ask('POST', `article/${id}/untaken`, { title: '' });
		expect(refused).toMatchObject({ status: 400, data: { field: 'title' } });
		expect(await statesOf('article', id)).toHaveLength(1);
	});
});

describe('a row of a declared entity', () => {
	interface Row extends Record<string, unknown> {
		id: number;
		version: string;
	}
	let row: Row;
	let count = 0;
	beforeEach(async () => {
		count += 1;
		const found = await desk.ask('GET', 'company?limit=200');
		row = (found.data.rows as Row[])[count] as Row;
	});
	const save = async (who: Visitor, set: object) => {
		const done = await who.ask('PATCH', `company/${row.id}`, { version: row.version, ...set });
		expect(done.status).toBe(200);
		row = done.data as Row;
	};
	test('says of each field who changed it, also of one text of one edition', async () => {
		const seen = row.version;
		const texts = structuredClone((row.texts ?? {}) as Record<string, Record<string, unknown>>);
		await save(desk, { founded: 1999 });
		await save(colleague, { texts: { ...texts, en: { ...texts.en, summary: 'Of a colleague.' } } });
		await save(desk, { texts: { ...(row.texts as object), es: { ...texts.es, summary: 'De la mesa.' } } });
		const refused = await desk.ask('PATCH', `company/${row.id}`, { version: seen, founded: 2001 });
		expect(refused).toMatchObject({ status: 409 });
		expect(by(refused.data.changed)).toMatchObject({
			'texts.en.summary': ids.get(colleague),
			'texts.es.summary': ids.get(desk),
			founded: ids.get(desk),
		});
	});

	test('keeps words that are not taken as a state that can be restored, and stays as it is', async () => {
		await save(colleague, { name: 'Of a colleague' });
		const before = await desk.ask('GET', `company/${row.id}`);
		for (let n = 0; n < 2; n += 1)
			expect((await desk.ask('POST', `company/${row.id}/untaken`, { name: ' Not taken ' })).data.version).toBe(
				row.version,
			);
		expect(await desk.ask('GET', `company/${row.id}`)).toEqual(before);
		const [newest, untaken, taken, ...rest] = await statesOf('company', row.id);
		expect(newest).toMatchObject({ account_id: ids.get(colleague), snapshot: taken?.snapshot });
		expect(untaken).toMatchObject({ verb: 'untaken', account_id: ids.get(desk), snapshot: { name: 'Not taken' } });
		expect(rest.map(({ verb }) => verb)).not.toContain('untaken');
		const body = { noun: 'company', key: row.id, number: untaken?.number, version: row.version };
		expect((await desk.ask('POST', 'revision/restore', body)).data).toMatchObject({ name: 'Not taken' });
	});

	test('that nobody has kept before is kept with it', async () => {
		expect(await statesOf('company', row.id)).toEqual([]);
		await desk.ask('POST', `company/${row.id}/untaken`, { name: 'Not taken' });
		expect((await statesOf('company', row.id)).map(({ verb }) => verb)).toEqual(['found', 'untaken', 'found']);
	});

	test('takes no words from who may not write it', async () => {
		expect((await reporter.ask('POST', `company/${row.id}/untaken`, { name: 'Mine' })).status).toBe(403);
	});
});
