import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photoWithPlace } from '../../../../tests/hostile-files';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { sweepDiscarded } from '../../../commands/article/discarded/sweep-discarded';
import { createContext } from '../../../commands/command';
import { article } from '../../../data/tables/article';
import { media } from '../../../data/tables/media';
import { revision } from '../../../data/tables/revision';
import { session } from '../../../data/tables/security/account';
import { audit } from '../../../data/tables/site';
import { issue } from '../../../data/tables/subscription';
import { upload } from '../../../data/tables/upload';
import { type Role, roles } from '../../../shared/staff';

const DAY = 86_400;
const NAME = 'Wilhelmina Quackenbush';
let site: TestFront;
const people = {} as Record<Role, Visitor>;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	const admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	for (const role of roles) people[role] = await signedIn(site, [{ role, edition: 'en' }], author_id);
});
afterAll(() => site.stop());

let count = 0;
beforeEach(() => {
	count += 1;
});

interface Piece {
	id: number;
	version: number;
}
async function draft(more: Record<string, unknown> = {}, by = people.desk): Promise<Piece> {
	const made = await by.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: `A press stops ${count}`,
		html: '<p>The press stops.</p>',
		links: { authors: [author_id] },
		...more,
	});
	expect(made.status).toBe(201);
	return made.data as unknown as Piece;
}
async function published(more: Record<string, unknown> = {}): Promise<Piece & { path: string }> {
	const { id, version } = await draft(more);
	const shown = await people.desk.ask('POST', `article/${id}/publish`, { version });
	expect(shown.status).toBe(200);
	const { content } = (await people.desk.ask('GET', `article/${id}`)).data as { content: { seo_url: string } };
	return { id, version: shown.data.version as number, path: `/news/${content.seo_url}` };
}
const take = (by: Visitor, action: string, { id, version }: Piece, more: Record<string, unknown> = {}) =>
	by.ask('POST', `article/${id}/${action}`, { version, ...more });
const listed = async (query = '') =>
	((await people.desk.ask('GET', `article?limit=200&${query}`)).data.rows as { id: number }[]).map(({ id }) => id);
const reader = async (path: string) => {
	const answer = await fetch(site.url + path, { redirect: 'manual' });
	return { status: answer.status, text: await answer.text() };
};
const auditRows = (id: number) =>
	site.db.staff
		.select()
		.from(audit)
		.where(and(eq(audit.noun, 'article'), eq(audit.row_id, String(id))))
		.orderBy(audit.id);
const kept = (id: number) =>
	site.db.staff
		.select()
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id)));

test('a draft is thrown away, is listed nowhere but among its like, and comes back', async () => {
	const one = await draft({}, people.reporter);
	const away = await take(people.reporter, 'discard', one);
	expect(away).toMatchObject({ status: 200, data: { version: one.version + 1 } });
	expect(await listed()).not.toContain(one.id);
	expect(await listed('status=discarded')).toContain(one.id);
	const now = { ...one, version: one.version + 1 };
	for (const action of ['submit', 'publish', 'return', 'embargo'])
		expect([action, await take(people.admin, action, now, { note: 'Again.', until: null })]).toMatchObject([
			action,
			{ status: 409, data: { reason: 'state' } },
		]);
	expect(await people.admin.ask('PATCH', `article/${one.id}`, { version: now.version, title: 'X' })).toMatchObject({
		status: 409,
		data: { reason: 'state' },
	});
	expect(await take(people.reporter, 'bring_back', now)).toMatchObject({ status: 200 });
	expect(await listed('status=draft')).toContain(one.id);
	expect(await take(people.reporter, 'bring_back', { ...one, version: now.version + 1 })).toMatchObject({
		status: 409,
	});
});

test('what readers have had is not thrown away', async () => {
	const one = await published();
	expect(await take(people.admin, 'discard', one)).toMatchObject({ status: 409, data: { reason: 'state' } });
	const withdrawn = await take(people.desk, 'withdraw', one, { reason: 'An error.' });
	const again = await take(
		people.desk,
		'return',
		{ ...one, version: withdrawn.data.version as number },
		{ note: 'So.' },
	);
	const back = { ...one, version: again.data.version as number };
	expect(await take(people.admin, 'discard', back)).toMatchObject({ status: 409, data: { reason: 'state' } });
	expect((await people.admin.ask('GET', `article/${one.id}`)).data.moves).not.toContain('discarded');
	const write = site.db.write((tx) => tx.update(article).set({ status: 'discarded' }).where(eq(article.id, one.id)));
	await expect(write).rejects.toThrow();
});

test('an edition that was begun anew keeps the thrown away one where it is', async () => {
	const source = await draft();
	const first = await draft({ edition: 'es', translation_of: source.id }, await signedIn(site, [{ role: 'admin' }]));
	const admin = await signedIn(site, [{ role: 'admin' }]);
	expect(await take(admin, 'discard', first)).toMatchObject({ status: 200 });
	const second = await draft({ edition: 'es', translation_of: source.id, title: `Otra ${count}` }, admin);
	expect(second.id).not.toBe(first.id);
	expect(await take(admin, 'bring_back', { ...first, version: first.version + 1 })).toMatchObject({
		status: 409,
		data: { reason: 'taken', field: 'edition' },
	});
});

test('after 30 days a thrown away draft is gone, with its history', async () => {
	const one = await draft({ title: `${NAME} writes ${count}` });
	await take(people.desk, 'discard', one);
	const at = (days: number) => createContext(site.db, actors.clock, Math.floor(Date.now() / 1000) + days * DAY);
	expect(await sweepDiscarded(at(29))).not.toContain(one.id);
	expect(await sweepDiscarded(at(31))).toContain(one.id);
	expect(await kept(one.id)).toEqual([]);
	expect((await people.desk.ask('GET', `article/${one.id}`)).status).toBe(404);
	expect((await auditRows(one.id)).map(({ action }) => action)).toContain('sweep');
});

test('words are erased from the page, the search, every revision and the audit', async () => {
	const one = await published({
		title: `What ${NAME} said ${count}`,
		seo_url: `what-a-witness-said-${count}`,
		standfirst: `${NAME} of Ash spoke.`,
		html: `<p>It was <strong>Wilhelmina</strong> Quackenbush.</p><p>The rest stays.</p>`,
		key_points: [`${NAME} spoke`],
	});
	expect((await reader(one.path)).text).toContain('Quackenbush');
	const gone = await take(people.admin, 'erase', one, { passage: NAME, reason: 'Article 17.' });
	expect(gone).toMatchObject({ status: 200, data: { version: one.version + 1 } });
	const page = await reader(one.path);
	expect(page.status).toBe(200);
	expect(page.text).not.toContain('Quackenbush');
	expect(page.text).toContain('The rest stays.');
	expect((await reader('/search/quackenbush')).text).not.toContain(one.path);
	expect(JSON.stringify(await kept(one.id))).not.toContain('Quackenbush');
	const lines = await auditRows(one.id);
	expect(JSON.stringify(lines)).not.toContain('Quackenbush');
	const [last] = lines.filter(({ action }) => action === 'erase_passage');
	expect(last).toMatchObject({ detail: { note: 'Article 17.' } });
	expect(last?.actor).toBe('adminen');
	expect(
		await take(people.admin, 'erase', { ...one, version: one.version + 1 }, { passage: NAME, reason: 'Again.' }),
	).toMatchObject({ status: 404, data: { field: 'passage' } });
});

test('words that only an old revision has are erased there', async () => {
	const one = await draft({ standfirst: `${NAME} spoke.` });
	const saved = await people.desk.ask('PATCH', `article/${one.id}`, {
		version: one.version,
		standfirst: 'Somebody spoke.',
	});
	const now = { ...one, version: saved.data.version as number };
	expect(await take(people.admin, 'erase', now, { passage: NAME, reason: 'Article 17.' })).toMatchObject({
		status: 200,
		data: { version: now.version },
	});
	expect(JSON.stringify(await kept(one.id))).not.toContain('Quackenbush');
	expect((await kept(one.id)).length).toBe(2);
});

test('a whole article is erased with its history and its pictures; who, when and why is kept', async () => {
	const names = ['a', 'b'].map((letter) => `${letter.repeat(20)}${count}.webp`);
	const rows = await site.db.write((tx) =>
		tx
			.insert(media)
			.values(
				names.map((name) => ({ name, kind: 'image' as const, content_type: 'image/webp', bytes: 1, sha256: name })),
			)
			.returning({ id: media.id }),
	);
	const html = names.map((name) => `<figure><img src="/media/${name}" alt="A press"></figure>`).join('');
	const one = await published({ html: `<p>${NAME} speaks.</p>${html}`, cover_id: rows[0]?.id });
	// The second picture is another article's too.
	await draft({ cover_id: rows[1]?.id });
	expect((await reader(one.path)).status).toBe(200);
	const gone = await take(people.admin, 'erase', one, { reason: 'A court order.' });
	expect(gone).toMatchObject({ status: 200, data: { version: null } });
	expect((await reader(one.path)).status).not.toBe(200);
	expect((await reader(one.path)).text).not.toContain('Quackenbush');
	expect((await reader('/')).text).not.toContain(one.path);
	expect((await people.admin.ask('GET', `article/${one.id}`)).status).toBe(404);
	expect(await kept(one.id)).toEqual([]);
	const lines = await auditRows(one.id);
	expect(JSON.stringify(lines)).not.toContain('Quackenbush');
	expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'publish', 'erase']));
	expect(lines.find(({ action }) => action === 'erase')).toMatchObject({
		detail: { note: 'A court order.', pictures: 1 },
	});
	const left = await site.db.staff.select({ name: media.name }).from(media);
	expect(left.map(({ name }) => name)).toContain(names[1]);
	expect(left.map(({ name }) => name)).not.toContain(names[0]);
	const swept = await site.db.staff.select({ id: upload.id, way: upload.way }).from(upload);
	expect(swept).toContainEqual({ id: names[0], way: 'store' });
	expect((await reader(`/media/${names[0]}`)).status).toBe(404);
});

test('a real picture goes with its other sizes, and a table that points to files is asked before one goes', async () => {
	const body = new FormData();
	body.append('file', new Blob([new Uint8Array(await photoWithPlace())], { type: 'image/jpeg' }), 'Press.jpg');
	const headers = { cookie: `site_admin_token=${people.admin.cookie}`, 'sec-fetch-site': 'same-origin' };
	const sent = await fetch(`${site.url}/api/v2/upload/index`, { method: 'POST', body, headers });
	const { id: cover_id, name } = ((await sent.json()) as { data: { id: number; name: string } }).data;
	const one = await published({ cover_id });
	expect((await fetch(`${site.url}/media/${name}?style=card_480`)).status).toBe(200);
	const folder = join(site.dataDir, 'variants', name.slice(0, 2));
	const kept = () => readdirSync(folder).filter((file) => file.startsWith(name.split('.')[0] ?? ''));
	await expect.poll(kept).toHaveLength(1);
	expect(await take(people.admin, 'erase', one, { reason: 'A court order.' })).toMatchObject({ status: 200 });
	await expect.poll(kept).toEqual([]);
	expect((await fetch(`${site.url}/media/${name}?style=card_480`)).status).toBe(404);
});

test('the archive of the newsletter loses the words too', async () => {
	const one = await published({
		title: `${NAME} resigns ${count}`,
		seo_url: `a-director-resigns-${count}`,
		standfirst: 'She leaves.',
	});
	const other = await published({ title: `Another story ${count}`, seo_url: `another-story-${count}` });
	const link = ({ path }: { path: string }, title: string, line: string) =>
		`<h3><a href="${path}">${title}</a></h3><p>${line}</p>`;
	const html =
		link(one, `${NAME} resigns ${count}`, 'She leaves.') + link(other, `Another story ${count}`, 'It stays.');
	await site.db.write((tx) =>
		tx.insert(issue).values({
			edition: 'en',
			slug: `2026-01-0${count % 10}`,
			number: 900 + count,
			subject: `${NAME} resigns ${count}`,
			html,
			status: 'sent',
			sent_at: 1_790_000_000,
		}),
	);
	const page = `/about/subscribe/issue/2026-01-0${count % 10}`;
	expect((await reader(page)).text).toContain('Quackenbush');
	await take(people.admin, 'erase', one, { passage: NAME, reason: 'Article 17.' });
	const left = await reader(page);
	expect(left.status).toBe(200);
	expect(left.text).not.toContain('Quackenbush');
	expect(left.text).toContain('It stays.');
	await take(people.admin, 'erase', { ...one, version: one.version + 1 }, { reason: 'A court order.' });
	expect((await reader(page)).text).not.toContain('She leaves.');
});

test('nobody but an administrator who has just shown who they are erases', async () => {
	const one = await published();
	for (const role of roles.filter((name) => name !== 'admin'))
		expect([role, (await take(people[role], 'erase', one, { reason: 'So.' })).status]).toEqual([role, 403]);
	const stale = await signedIn(site, [{ role: 'admin' }]);
	await site.db.write((tx) => tx.update(session).set({ proved_at: 1 }));
	expect(await take(stale, 'erase', one, { reason: 'So.' })).toMatchObject({
		status: 403,
		data: { reason: 'unproved' },
	});
	expect((await reader(one.path)).status).toBe(200);
});
