/** Links by which somebody without an account sees a draft: what they open, what ends them, what is kept of them. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { createContext } from '../../../commands/command';
import { tidy } from '../../../commands/site/tidy';
import { preview_link } from '../../../data/tables/desk/preview-link';
import { account, account_role } from '../../../data/tables/security/account';
import { type Role, roles } from '../../../shared/staff';
import type { PreviewLink } from './preview-link-calls';

const DAY = 86_400;
let site: TestFront;
const people = {} as Record<Role, Visitor>;
let spaniard: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	people.admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await people.admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	for (const role of roles.filter((one) => one !== 'admin'))
		people[role] = await signedIn(site, [{ role, edition: 'en' }], author_id);
	spaniard = await signedIn(site, [{ role: 'editor', edition: 'es' }]);
});
afterAll(() => site.stop());

let count = 0;
async function draft(more: Record<string, unknown> = {}) {
	count += 1;
	const made = await people.admin.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: `A draft for counsel ${count}`,
		html: '<p>Words of the first state.</p>',
		links: { authors: [author_id] },
		...more,
	});
	expect(made).toMatchObject({ status: 201 });
	return { id: Number(made.data.id), title: `A draft for counsel ${count}` };
}
async function change(id: number, more: object): Promise<void> {
	const { version } = (await people.admin.ask('GET', `article/${id}`)).data;
	expect(await people.admin.ask('PATCH', `article/${id}`, { version, ...more })).toMatchObject({ status: 200 });
}
async function step(id: number, action: string, more: object = {}): Promise<void> {
	const { version } = (await people.admin.ask('GET', `article/${id}`)).data;
	const answer = await people.admin.ask('POST', `article/${id}/${action}`, { version, ...more });
	expect([action, answer.status, answer.msg]).toEqual([action, 200, answer.msg]);
}
async function link(article_id: number, more: Record<string, unknown> = {}, by = people.desk) {
	const made = await by.ask('POST', 'preview_link', {
		article_id,
		name: 'Ms Lindqvist, counsel',
		is_pinned: false,
		days: 7,
		...more,
	});
	expect(made).toMatchObject({ status: 201 });
	const address = String(made.data.address);
	return { id: Number(made.data.id), address, token: address.split('/').at(-1) ?? '', ends_at: made.data.ends_at };
}
const open = (address: string) => fetch(address, { redirect: 'manual' });
const text = async (address: string) => (await open(address)).text();
const listed = async (id: number, by = people.desk) =>
	(await by.ask('GET', `preview_link?article=${id}`)).data.rows as unknown as PreviewLink[];
/** What may differ between two answers to links that do not open. */
const bare = (page: string) => page.replace(/\d{2}:\d{2}/g, '');

describe('a link for somebody outside', () => {
	test('shows the page of readers with a banner, and nothing that runs, asks or is kept', async () => {
		const { id, title } = await draft();
		const { address, ends_at } = await link(id);
		expect(address).toMatch(new RegExp(`^${site.url}/preview/[A-Za-z0-9_-]{32}$`));
		expect(Number(ends_at) - Date.now() / 1000).toBeGreaterThan(7 * DAY - 60);
		const answer = await open(address);
		expect(answer.status).toBe(200);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'cache-control': 'private, no-store',
			'referrer-policy': 'no-referrer',
			'x-frame-options': 'DENY',
			'x-robots-tag': expect.stringContaining('noindex'),
		});
		expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
		const page = await answer.text();
		expect(page).toContain(title);
		expect(page).toContain('Words of the first state.');
		expect(page).toMatch(/Preview, not published: for Ms Lindqvist, counsel, until/);
		expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>');
		expect(page).not.toMatch(/<script|<form|<template|<dialog|rel="canonical"|og:title|application\/ld/);
		expect(page).toContain('href="/news/list/regulation"');
		// Readers have nothing of it, nor does any list of addresses.
		for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-articles-1.xml', '/robots.txt', '/'])
			expect(await text(site.url + path), path).not.toMatch(/\/preview|A draft for counsel/);
	});

	test('that is pinned stays as it was, one that follows shows what is saved', async () => {
		const { id } = await draft();
		const pinned = await link(id, { is_pinned: true });
		const typed = await link(id, { is_pinned: true, html: '<p>Typed.</p><script>1</script>', title: 'Not saved yet' });
		const following = await link(id, { days: 1 });
		await change(id, { html: '<p>Words of the second state.</p>', title: 'Another headline' });
		expect(await text(pinned.address)).toContain('Words of the first state.');
		expect(await text(pinned.address)).not.toContain('Another headline');
		expect(await text(pinned.address)).toContain('It shows the text as it stood on');
		expect(await text(typed.address)).toMatch(/Not saved yet[\s\S]*Typed\./);
		expect(await text(following.address)).toContain('Words of the second state.');
		expect(await text(following.address)).toContain('as it was last saved');
		expect(await listed(id)).toMatchObject([
			{ id: following.id, is_pinned: false, opened: 2 },
			{ id: typed.id, is_pinned: true, opened: 1 },
			{ id: pinned.id, is_pinned: true, opened: 3, name: 'Ms Lindqvist, counsel', by: 'desken' },
		]);
	});

	test('counts as opened what somebody reads, and neither a look whether it opens nor a page fetched ahead', async () => {
		const { id } = await draft();
		const { address } = await link(id);
		const opened = async () => (await listed(id))[0]?.opened;
		expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
		expect((await fetch(address, { headers: { 'sec-purpose': 'prefetch;prerender' } })).ok).toBe(false);
		expect(await opened()).toBe(0);
		expect((await open(address)).status).toBe(200);
		expect(await opened()).toBe(1);
	});

	test('that somebody has got wrong opens nothing, and keeps to itself what was asked for', async () => {
		const { id, title } = await draft();
		const { address, token } = await link(id);
		const other = token.replace(/[a-zA-Z]/g, (sign) =>
			sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase(),
		);
		const wrong = ['.', '/x', '/x/y', 'A', '.html', ';x', '%00', '%20', '%2f..', '%E2%80%AE', '%ff', '日本'];
		const addresses = [
			...wrong.map((rest) => address + rest),
			`${site.url}/preview/${other}`,
			`${site.url}/preview/${token.slice(1)}`,
			`${site.url}/preview/${'a'.repeat(5_000)}`,
			`${site.url}/preview/${encodeURIComponent("' or hash is not null --")}`,
			`${site.url}/PREVIEW/${token}`,
		];
		for (const at of addresses) {
			const answer = await open(at);
			const page = await answer.text();
			const what = at.slice(0, 120);
			expect(answer.status, what).toBeGreaterThanOrEqual(300);
			expect(answer.status, what).toBeLessThan(500);
			expect(page.includes(title), what).toBe(false);
			expect(Object.fromEntries(answer.headers), what).toMatchObject({
				'cache-control': expect.stringContaining('no-store'),
				'referrer-policy': 'no-referrer',
				'x-robots-tag': expect.stringContaining('noindex'),
			});
		}
		expect((await listed(id))[0]?.opened).toBe(0);
		// One too many slashes is still the link.
		const led = await open(`${address}/`);
		expect(led.headers.get('cache-control')).toContain('no-store');
		expect(await text(`${address}/`)).not.toContain(title);
		expect(new URL(led.headers.get('location') ?? '', site.url).href).toBe(address);
	});

	test('pinned, opens also when what it was linked to is gone', async () => {
		const made = await people.admin.ask('POST', 'tag', { edition: 'en', name: 'Soon gone', slug: 'soon-gone' });
		const tag = Number(made.data.id);
		const { id } = await draft({ links: { authors: [author_id], tags: [tag] } });
		const { address } = await link(id, { is_pinned: true, cover_id: null });
		expect(await text(address)).toContain('Soon gone');
		await change(id, { links: { tags: [] } });
		const { version } = (await people.admin.ask('GET', `tag/${tag}`)).data;
		expect(await people.admin.ask('DELETE', `tag/${tag}?version=${version}`)).toMatchObject({ status: 200 });
		expect((await open(address)).status).toBe(200);
	});

	test('opens what is under embargo or opens with a password; of what is published it shows what waits, or leads to the page', async () => {
		const { id, title } = await draft();
		const until = Math.floor(Date.now() / 1000) + DAY;
		await step(id, 'embargo', { until, zone: 'Europe/Madrid' });
		const { address } = await link(id);
		expect(await text(address)).toContain(title);
		await step(id, 'embargo', { until: null });
		await step(id, 'publish');
		const { seo_url } = (await people.desk.ask('GET', `article/${id}`)).data.content as { seo_url: string };
		const led = await open(address);
		expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
			302,
			`/news/${seo_url}`,
			'private, no-store',
		]);
		await change(id, { html: '<p>Words that nobody has published.</p>' });
		expect(await text(address)).toMatch(/Readers may have another version[\s\S]*Words that nobody has published\./);
		const pinned = await link(id, { is_pinned: true });
		await change(id, { html: '<p>Words of the first state.</p>' });
		expect((await open(address)).status).toBe(302);
		expect(await text(pinned.address)).toContain('Words that nobody has published.');
		await site.db.write((tx) => tx.execute(sql`update article set password_hash = 'x' where id = ${id}`));
		expect(await text(address)).toMatch(/Readers may have another version[\s\S]*Words of the first state\./);
	});

	test('opens in the edition of its piece alone, in the words of that edition', async () => {
		const { id } = await draft({ edition: 'es', title: 'Un borrador para la defensa' });
		const { address, token } = await link(id, { name: 'Marta' }, spaniard);
		expect(address).toBe(`${site.url}/es/preview/${token}`);
		expect(await text(address)).toMatch(/Vista previa, sin publicar: para Marta, hasta el/);
		expect((await open(`${site.url}/preview/${token}`)).status).toBe(404);
	});
});

describe('a link ends', () => {
	/** The one page for what does not open. */
	async function expectClosed(address: string): Promise<void> {
		const never = await open(`${site.url}/preview/${'A'.repeat(32)}`);
		const answer = await open(address);
		expect(answer.status).toBe(404);
		const [page, other] = [await answer.text(), await never.text()];
		expect(bare(page)).toBe(bare(other));
		expect(page).toContain('This link does not open');
		expect(page).not.toMatch(/<script|<form/);
		const headersOf = (from: Response) =>
			[...from.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
		expect(headersOf(answer)).toEqual(headersOf(never));
	}

	test('at once when it is revoked, by anybody who may make one', async () => {
		const { id } = await draft();
		const made = await link(id, { is_pinned: true });
		expect((await open(made.address)).status).toBe(200);
		expect(await people.editor.ask('DELETE', `preview_link/${made.id}`)).toMatchObject({ status: 200 });
		await expectClosed(made.address);
		expect(await people.editor.ask('DELETE', `preview_link/${made.id}`)).toMatchObject({ status: 200 });
		const [row] = await site.db.write((tx) => tx.select().from(preview_link).where(eq(preview_link.id, made.id)));
		expect(row).toMatchObject({ pinned: null, revoked_at: expect.any(Number), opened: 1 });
	});

	test('when its time is over, and is forgotten thirty days later', async () => {
		const { id } = await draft();
		const made = await link(id, { is_pinned: true, days: 1 });
		const now = Math.floor(Date.now() / 1000);
		const is = eq(preview_link.id, made.id);
		const rows = () => site.db.write((tx) => tx.select().from(preview_link).where(is));
		const end = (ends_at: number) => site.db.write((tx) => tx.update(preview_link).set({ ends_at }).where(is));
		await end(now);
		await expectClosed(made.address);
		await tidy(createContext(site.db, actors.clock, now), 90);
		expect(await rows()).toMatchObject([{ pinned: null, name: 'Ms Lindqvist, counsel' }]);
		await end(now - 31 * DAY);
		await tidy(createContext(site.db, actors.clock, now), 90);
		expect(await rows()).toEqual([]);
	});

	test('with what it leads to: withdrawn, thrown away, erased', async () => {
		const thrown = await draft();
		const away = await link(thrown.id);
		await step(thrown.id, 'discard');
		await expectClosed(away.address);
		await step(thrown.id, 'bring_back');
		await expectClosed(away.address);

		const { id } = await draft();
		await step(id, 'publish');
		const pinned = await link(id, { is_pinned: true });
		await step(id, 'withdraw', { reason: 'Libel' });
		await expectClosed(pinned.address);
		const again = { article_id: id, name: 'Counsel', is_pinned: false, days: 1 };
		expect(await people.desk.ask('POST', 'preview_link', again)).toMatchObject({ status: 409 });
		await step(id, 'publish');
		await expectClosed(pinned.address);
		const last = await link(id, { is_pinned: true });
		await step(id, 'erase', { reason: 'A court said so' });
		await expectClosed(last.address);
		const rows = site.db.write((tx) => tx.select().from(preview_link).where(eq(preview_link.article_id, id)));
		expect(await rows).toEqual([]);
	});

	test('of an erased passage, what it shows and for whom it is keep nothing', async () => {
		const { id } = await draft({ html: '<p>Said by Ottoline Harrow herself.</p>' });
		const made = await link(id, { is_pinned: true, name: 'Ottoline Harrow' });
		await step(id, 'erase', { reason: 'She asked', passage: 'Ottoline Harrow' });
		expect(await text(made.address)).not.toContain('Ottoline');
		expect(JSON.stringify(await listed(id))).not.toContain('Ottoline');
	});

	test('with the account of who made it, and with their right to the piece', async () => {
		const leaver = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
		const { id } = await draft();
		const { address, id: number } = await link(id, {}, leaver);
		const [row] = await site.db.write((tx) => tx.select().from(preview_link).where(eq(preview_link.id, number)));
		const is = eq(account.id, Number(row?.account_id));
		const set = (more: object) => site.db.write((tx) => tx.update(account).set(more).where(is));
		await set({ state: 'disabled' });
		await expectClosed(address);
		await set({ state: 'active' });
		expect((await open(address)).status).toBe(200);
		const roleOf = eq(account_role.account_id, Number(row?.account_id));
		await site.db.write((tx) => tx.update(account_role).set({ edition: 'es' }).where(roleOf));
		await expectClosed(address);
	});
});

test.each(roles)('%s makes, sees and revokes links as the right says', async (role) => {
	const { id } = await draft({ links: { authors: [] } });
	const made = await link(id, {}, people.admin);
	const may = ['editor', 'desk', 'admin'].includes(role);
	const by = people[role];
	const body = { article_id: id, name: 'Somebody', is_pinned: false, days: 3 };
	// A translator translates into this edition; a reporter has nothing but their own pieces.
	const isTranslator = role === 'translator';
	const refused = role === 'reporter' ? 404 : 403;
	expect((await by.ask('POST', 'preview_link', body)).status).toBe(may || isTranslator ? 201 : refused);
	expect((await by.ask('DELETE', `preview_link/${made.id}`)).status).toBe(may || isTranslator ? 200 : refused);
	const seen = await by.ask('GET', `preview_link?article=${id}`);
	expect(seen.status).toBe(may || isTranslator ? 200 : refused);
});

test('another edition’s editor finds nothing, and what is wrong is named', async () => {
	const { id } = await draft();
	const body = { article_id: id, name: 'Somebody', is_pinned: false, days: 3 };
	const made = await link(id);
	expect((await spaniard.ask('POST', 'preview_link', body)).status).toBe(404);
	expect((await spaniard.ask('DELETE', `preview_link/${made.id}`)).status).toBe(404);
	expect((await open(made.address)).status).toBe(200);
	for (const [field, value] of [
		['name', ' '],
		['days', 8],
		['days', 0],
	] as const)
		expect(await people.desk.ask('POST', 'preview_link', { ...body, [field]: value })).toMatchObject({
			status: 400,
			data: { field },
		});
	expect((await people.desk.ask('POST', 'preview_link', { ...body, article_id: 999_999 })).status).toBe(404);
	expect((await people.desk.ask('DELETE', 'preview_link/999999')).status).toBe(404);
});

test('its token stands nowhere but in the answer: not in the log, the audit, the database or the missing addresses', async () => {
	const { id } = await draft();
	const made = await link(id);
	await open(made.address);
	await open(`${made.address}/more`);
	await people.desk.ask('DELETE', `preview_link/${made.id}`);
	await open(made.address);
	const path = { event: 'request', path: '/preview/…' };
	await expect.poll(() => site.lines.filter((line) => line.path === path.path)).not.toEqual([]);
	expect(JSON.stringify(site.lines)).not.toContain(made.token);
	const tables = ['audit', 'preview_link', 'missing_path', 'page_view', 'rate_limit', 'revision'];
	for (const table of tables) {
		const { rows } = await site.db.write((tx) =>
			tx.execute(sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${made.token}%`}`),
		);
		expect(rows, table).toEqual([]);
	}
	const { rows } = await site.db.write((tx) =>
		tx.execute(sql`select actor, action, detail from audit where noun = 'preview_link'
			and row_id = ${String(made.id)} order by id`),
	);
	const detail = { article: id, is_pinned: false, ends_at: made.ends_at };
	expect(rows).toEqual([
		{ actor: 'desken', action: 'make', detail },
		{ actor: 'desken', action: 'revoke', detail },
	]);
});

test('whoever tries too many is told to wait, right or wrong', async () => {
	const { id } = await draft();
	const { address } = await link(id);
	const key = sql`key like 'preview-link:client:%'`;
	await site.db.write((tx) => tx.execute(sql`update rate_limit set count = 120 where ${key}`));
	const refused = [await open(address), await open(`${site.url}/preview/${'B'.repeat(32)}`)];
	expect(refused.map(({ status }) => status)).toEqual([429, 429]);
	expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
	await site.db.write((tx) => tx.execute(sql`delete from rate_limit where ${key}`));
	expect((await open(address)).status).toBe(200);
});
