/** Readers get a stored file while something published uses it; the newsroom always gets it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { type StoredByTest, storePicture } from '../../../../tests/stored-files';
import { type Role, roles } from '../../../shared/staff';

let site: TestFront;
let desk: Visitor;
let admin: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	desk = await signedIn(site, [{ role: 'desk' }]);
	author_id = ((await admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

const stored = () => storePicture(site, desk);
/** What a reader gets of a file: its status, and for how long others may keep it. */
const forReaders = async ({ name }: StoredByTest, style = 'card_480') =>
	(await fetch(`${site.url}/media/${name}?style=${style}`)).status;
const staffAnswer = ({ name }: StoredByTest, by?: Visitor) =>
	fetch(`${site.url}/admin/api/file/${name}?style=card_480`, {
		headers: by ? { cookie: `site_admin_token=${by.cookie}` } : {},
	});
interface Piece {
	id: number;
	version: number;
}
async function draft(more: Record<string, unknown>): Promise<Piece> {
	const given = { edition: 'en', type: 'company', title: 'A kiln cools', html: '<p>It cools.</p>' };
	const made = await desk.ask('POST', 'article', { ...given, links: { authors: [author_id] }, ...more });
	expect(made.status).toBe(201);
	return made.data as unknown as Piece;
}
async function take(action: string, { id }: Piece, more: Record<string, unknown> = {}) {
	const { version } = (await desk.ask('GET', `article/${id}`)).data;
	expect([action, (await desk.ask('POST', `article/${id}/${action}`, { version, ...more })).status]).toEqual([
		action,
		200,
	]);
}
async function change({ id }: Piece, more: Record<string, unknown>) {
	const { version } = (await desk.ask('GET', `article/${id}`)).data;
	expect((await desk.ask('PATCH', `article/${id}`, { version, extent: 'minor', ...more })).status).toBe(200);
}
const showing = ({ name }: StoredByTest) => `<figure><img src="/media/${name}" alt="A kiln"></figure><p>It cools.</p>`;

test('a picture of a draft answers nobody but the newsroom, and readers from the publication to the withdrawal', async () => {
	const [cover, inText] = [await stored(), await stored()];
	const both = async () => [await forReaders(cover), await forReaders(inText)];
	expect(await both()).toEqual([404, 404]);
	const piece = await draft({ cover_id: cover.id, html: showing(inText) });
	// A hidden file answers readers exactly as a file that never existed.
	const never = await fetch(`${site.url}/media/0123456789abcdef.webp?style=card_480`);
	const hidden = await fetch(`${site.url}/media/${cover.name}?style=card_480`);
	expect([hidden.status, await hidden.text()]).toEqual([never.status, await never.text()]);
	expect(hidden.headers.get('cache-control')).toBe(never.headers.get('cache-control'));
	expect((await staffAnswer(cover, desk)).status).toBe(200);
	await take('publish', piece);
	expect(await both()).toEqual([200, 200]);
	expect(await forReaders(cover, 'cover_1200')).toBe(200);
	await take('withdraw', piece, { reason: 'So.' });
	expect(await both()).toEqual([404, 404]);
	expect(await forReaders(cover, 'cover_1200')).toBe(404);
	expect((await staffAnswer(inText, desk)).status).toBe(200);
	await take('publish', piece);
	expect(await both()).toEqual([200, 200]);
});

test('a picture that leaves a published article leaves readers, unless another one shows it', async () => {
	const [shared, alone, next] = [await stored(), await stored(), await stored()];
	const one = await draft({ cover_id: shared.id, html: showing(alone) });
	const other = await draft({ title: 'Another kiln', cover_id: shared.id });
	await take('publish', one);
	await take('publish', other);
	expect(await forReaders(alone)).toBe(200);
	await change(one, { cover_id: next.id, html: '<p>It cools.</p>' });
	expect([await forReaders(shared), await forReaders(alone), await forReaders(next)]).toEqual([200, 404, 200]);
	await take('withdraw', other, { reason: 'So.' });
	expect(await forReaders(shared)).toBe(404);
});

test('a file of another entity answers while its row is one for readers', async () => {
	const write = (statement: string) => site.db.writeAlone(sql.raw(statement));
	const set = async (entity: string, id: number, fields: Record<string, unknown>) => {
		const { version } = (await admin.ask('GET', `${entity}/${id}`)).data;
		expect([entity, (await admin.ask('PATCH', `${entity}/${id}`, { ...fields, version })).status]).toEqual([
			entity,
			200,
		]);
	};
	for (const [entity, column] of [
		['author', 'photo_id'],
		['company', 'logo_id'],
		['enterprise', 'logo_id'],
		['partner', 'logo_id'],
		['adv', 'image_id'],
		['photo', 'media_id'],
	] as const) {
		const file = await stored();
		const { id } = ((await admin.ask('GET', `${entity}?limit=1`)).data.rows as { id: number }[])[0] as { id: number };
		expect([entity, await forReaders(file)]).toEqual([entity, 404]);
		await set(entity, id, { [column]: file.id });
		expect([entity, await forReaders(file)]).toEqual([entity, 200]);
		if (entity === 'adv') await set(entity, id, { is_active: false });
		else if (entity === 'photo') await set(entity, id, { is_shown: false });
		else await set(entity, id, { [column]: null });
		expect([entity, await forReaders(file)]).toEqual([entity, 404]);
	}
	const logo = await stored();
	expect((await admin.ask('PATCH', 'set-up', { logo: logo.name })).status).toBe(200);
	expect(await forReaders(logo)).toBe(200);
	expect((await admin.ask('PATCH', 'set-up', { logo: '' })).status).toBe(200);
	expect(await forReaders(logo)).toBe(404);
	const sent = await stored();
	const issue = (status: string, at: string) =>
		write(`insert into issue (edition, slug, number, subject, html, status, sent_at)
			values ('en', '2026-02-03', 888, 'x', '<img src="/media/${sent.name}">', '${status}', ${at})
			on conflict (edition, slug) do update set status = excluded.status, sent_at = excluded.sent_at returning 1`);
	await issue('draft', 'null');
	expect(await forReaders(sent, 'cover_800')).toBe(404);
	await issue('sent', '1790000000');
	expect(await forReaders(sent)).toBe(200);
});

test('everybody of the newsroom sees every file, as theirs alone; nobody else does', async () => {
	const file = await stored();
	for (const role of roles as readonly Role[]) {
		const answer = await staffAnswer(file, await signedIn(site, [{ role }]));
		expect([role, answer.status, answer.headers.get('content-type')]).toEqual([role, 200, 'image/jpeg']);
		expect(answer.headers.get('cache-control')).toMatch(/^private/);
		expect(answer.headers.get('cache-tag')).toBeNull();
		expect(answer.headers.get('content-security-policy')).toContain('sandbox');
	}
	for (const by of [undefined, await signedIn(site, [])]) expect((await staffAnswer(file, by)).status).toBe(401);
	expect((await staffAnswer({ id: 0, name: '0123456789abcdef.webp' }, desk)).status).toBe(404);
	const attached = ((await site.db.staff.execute<{ name: string }>(sql`select name from media where kind = 'file'`))
		.rows[0]?.name ?? '') as string;
	const part = await fetch(`${site.url}/admin/api/file/${attached}`, {
		headers: { cookie: `site_admin_token=${desk.cookie}`, range: 'bytes=0-3' },
	});
	expect([part.status, await part.text()]).toEqual([206, '%PDF']);
});

test('what is typed and not saved holds a file, and a file that is held is not deleted', async () => {
	const file = await stored();
	const piece = await draft({});
	await site.db.writeAlone(sql`insert into article_text (article_id, number, schema, doc, html, folded, row_hash)
		values (${piece.id}, 2, 1, '{"type":"doc","content":[{"type":"p"}]}', ${showing(file)}, 1, '') returning number`);
	const uses = await desk.ask('GET', `media/${file.id}/shown`);
	expect(uses.data.rows).toMatchObject([{ noun: 'article', key: piece.id, place: 'text', status: 'draft' }]);
	const { version } = (await desk.ask('GET', `media/${file.id}`)).data;
	expect(await desk.ask('DELETE', `media/${file.id}?version=${version}`)).toMatchObject({
		status: 409,
		data: { reason: 'in_use' },
	});
});
