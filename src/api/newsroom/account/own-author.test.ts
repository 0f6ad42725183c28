/** The first hour of invited people: each can do what their role is for, without help from anybody. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, settle } from '../../../../tests/settled';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { Visitor } from '../../../../tests/staff-visitor';
import { account } from '../../../data/tables/security/account';
import { codeAt } from '../../../platform/security/one-time-code';
import type { Grant, Role } from '../../../shared/staff';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

let count = 0;
async function invite(grants: readonly Grant[], more: object = {}) {
	count += 1;
	const given = { email: `p${count}@brume.example`, name: 'Invited', grants, ...more };
	const { status, data } = await admin.ask('POST', 'people/invite', given);
	expect([status, data]).toMatchObject([200, {}]);
	return { id: data.id as number, token: String(data.link).split('/').at(-1) ?? '' };
}
async function invited(grants: readonly Grant[], name = 'Kim Ferrer', more: object = {}) {
	const { id, token } = await invite(grants, more);
	return { id, by: (await settle(site.url, token, { name })).visitor };
}
interface Listed {
	id: number;
	email: string;
	author: { id: number; name: string } | null;
	version: string;
}
const listed = async (id: number) =>
	((await admin.ask('GET', 'people')).data.rows as unknown as Listed[]).find((one) => one.id === id);
const authors = async (search: string) =>
	(await admin.ask('GET', `author?search=${encodeURIComponent(search)}`)).data.rows as {
		id: number;
		slug: string;
		is_software: boolean;
	}[];
const begin = (by: Visitor, more: object = {}) =>
	by.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: 'A kiln stops',
		html: '<p>It stops.</p>',
		...more,
	});

describe('an invited reporter', () => {
	test('begins an article, finds it, writes on it and submits it', async () => {
		const { id, by } = await invited([{ role: 'reporter' }]);
		const made = await begin(by);
		expect(made).toMatchObject({ status: 201 });
		const key = made.data.id as number;
		const mine = (await by.ask('GET', 'article?mine=true&status=draft')).data.rows as { authors: string[] }[];
		expect(mine).toMatchObject([{ id: key, authors: ['Kim Ferrer'] }]);
		const saved = await by.ask('PATCH', `article/${key}`, { version: made.data.version, standfirst: 'At noon.' });
		expect(saved.status).toBe(200);
		expect(await by.ask('POST', `article/${key}/submit`, { version: saved.data.version })).toMatchObject({
			status: 200,
		});
		expect((await listed(id))?.author).toMatchObject({ name: 'Kim Ferrer' });
	});

	test('is an author of their own, also where somebody of that name writes here already', async () => {
		const { by } = await invited([{ role: 'reporter' }], 'Nour Haddad');
		const { by: namesake } = await invited([{ role: 'reporter', edition: 'en' }], 'Nour Haddad');
		expect((await authors('Nour Haddad')).map(({ slug }) => slug).sort()).toEqual(['nour-haddad', 'nour-haddad-2']);
		const { id } = (await begin(by)).data;
		expect(await namesake.ask('GET', `article/${id}`)).toMatchObject({ status: 404 });
	});

	test('with a name of no Latin letters is one too', async () => {
		const { by } = await invited([{ role: 'reporter' }], '王小明');
		expect(await begin(by)).toMatchObject({ status: 201 });
	});

	test('is the author whom the invitation names', async () => {
		const made = await admin.ask('POST', 'author', { slug: 'old-hand', name: 'Old Hand' });
		const author_id = made.data.id as number;
		const { id, by } = await invited([{ role: 'reporter' }], 'New Name', { author_id });
		expect((await listed(id))?.author).toEqual({ id: author_id, name: 'Old Hand' });
		expect(await authors('New Name')).toEqual([]);
		const key = (await begin(by)).data.id;
		const mine = (await by.ask('GET', 'article?mine=true')).data.rows as object[];
		expect(mine).toMatchObject([{ id: key, authors: ['Old Hand'] }]);
		// An author that belongs to an account cannot be removed.
		const gone = await admin.ask('DELETE', `author/${author_id}?version=${made.data.version}`);
		expect(gone).toMatchObject({ status: 409, data: { reason: 'in_use' } });
	});

	test('who had no author, for they came before this release, is one from their next sign-in on', async () => {
		const { id, token } = await invite([{ role: 'reporter' }]);
		const { secret } = await settle(site.url, token, { name: 'Came Before' });
		await site.db.write((tx) => tx.update(account).set({ author_id: null }).where(eq(account.id, id)));
		const { email } = (await listed(id)) ?? { email: '' };
		const by = new Visitor(site.url);
		await by.ask('POST', 'session', { email, password: PASSWORD });
		// The first code was used to set up the second factor, so another one takes the next period.
		const code = codeAt(secret, Math.floor(Date.now() / 1000) + 30);
		expect((await by.ask('POST', 'session/code', { code })).data).toMatchObject({ state: 'in' });
		expect(await begin(by)).toMatchObject({ status: 201 });
		expect((await listed(id))?.author).toMatchObject({ name: 'Came Before' });
	});

	test('is nobody’s author before they have come in', async () => {
		const { id, token } = await invite([{ role: 'reporter' }], { name: 'Never Came' });
		expect((await listed(id))?.author).toBeNull();
		expect(await authors('Never Came')).toEqual([]);
		await settle(site.url, token, { name: 'Came Later' });
		expect((await listed(id))?.author).toMatchObject({ name: 'Came Later' });
	});
});

describe('an account that is changed', () => {
	test('becomes an author with the role of a reporter', async () => {
		const { id, by } = await invited([{ role: 'advertising' }], 'Turned Reporter');
		expect((await listed(id))?.author).toBeNull();
		expect(await begin(by)).toMatchObject({ status: 403 });
		expect(await admin.ask('PATCH', `people/${id}`, { grants: [{ role: 'reporter' }] })).toMatchObject({ status: 200 });
		expect((await listed(id))?.author).toMatchObject({ name: 'Turned Reporter' });
	});

	test('is given another author, or none, and tells of it in the audit', async () => {
		const { id } = await invited([{ role: 'editor' }], 'Given Author');
		const author_id = (await authors('')).find((one) => !one.is_software)?.id ?? 0;
		const version = (await listed(id))?.version;
		expect(await admin.ask('PATCH', `people/${id}`, { author_id, version })).toMatchObject({ status: 200 });
		expect((await listed(id))?.author?.id).toBe(author_id);
		// A caller who saw another author gets a conflict.
		expect(await admin.ask('PATCH', `people/${id}`, { author_id: null, version })).toMatchObject({ status: 409 });
		expect(await admin.ask('PATCH', `people/${id}`, { author_id: null })).toMatchObject({ status: 200 });
		expect((await listed(id))?.author).toBeNull();
		const { rows } = (await admin.ask('GET', `audit?noun=account&row=${id}`)).data as { rows: { detail: object }[] };
		expect(rows.slice(0, 2).map(({ detail }) => detail)).toMatchObject([
			{ changes: { author_id: { from: author_id, to: null } } },
			{ changes: { author_id: { from: null, to: author_id } } },
		]);
	});

	test.each([
		['that is not there', () => 999_999, 404, 'not_found'],
		['past every number', () => 3_000_000_000, 400, 'invalid'],
		[
			'that is software',
			async () => (await admin.ask('POST', 'author', { slug: 'bot', name: 'Bot', is_software: true })).data.id,
			400,
			'invalid',
		],
	])('is given no author %s', async (_what, numberOf, status, reason) => {
		const author_id = await numberOf();
		const refused = { status, data: { reason, field: 'author_id' } };
		const { id } = await invite([{ role: 'editor' }]);
		expect(await admin.ask('PATCH', `people/${id}`, { author_id })).toMatchObject(refused);
		const given = { email: 'never@brume.example', name: 'Never', grants: [{ role: 'reporter' }], author_id };
		expect(await admin.ask('POST', 'people/invite', given)).toMatchObject(refused);
	});

	test('is given an author by administrators alone', async () => {
		const desk = await signedIn(site, [{ role: 'desk' }]);
		const { id } = await invite([{ role: 'editor' }]);
		expect(await desk.ask('PATCH', `people/${id}`, { author_id: 1 })).toMatchObject({ status: 403 });
		expect(await desk.ask('PATCH', 'me', { author_id: 1 })).toMatchObject({ status: 200 });
		expect(
			(await listed(((await desk.ask('GET', 'session')).data as { account: { id: number } }).account.id))?.author,
		).toBeNull();
	});
});

const firstActs: Record<
	Role,
	{ grant?: Partial<Grant>; act: (by: Visitor) => Promise<{ status: number }>; status: number }
> = {
	reporter: { act: (by) => begin(by), status: 201 },
	translator: { grant: { edition: 'es' }, act: (by) => by.ask('GET', 'translation?edition=es'), status: 200 },
	editor: { act: (by) => begin(by, { links: { authors: [1] } }), status: 201 },
	desk: { act: (by) => by.ask('POST', 'redirect', { source: '/first-hour', target: '/' }), status: 201 },
	advertising: { act: (by) => by.ask('GET', 'adv'), status: 200 },
	data: { act: (by) => by.ask('POST', 'tag', { edition: 'en', slug: 'first-hour', name: 'First hour' }), status: 201 },
	admin: { act: (by) => by.ask('GET', 'people'), status: 200 },
};

test.each(Object.entries(firstActs))(
	'an invited %s does what the role is for',
	async (role, { grant, act, status }) => {
		const { by } = await invited([{ role: role as Role, ...grant }], `First ${role}`);
		expect((await act(by)).status).toBe(status);
	},
);
