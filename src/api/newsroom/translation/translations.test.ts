import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { translation } from '../../../data/tables/desk/translation';
import { account } from '../../../data/tables/security/account';
import { audit } from '../../../data/tables/site';
import { type Role, roles } from '../../../shared/staff';

let site: TestFront;
const people = {} as Record<Role, Visitor>;
let elsewhere: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	const admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	for (const role of roles) people[role] = await signedIn(site, [{ role, edition: 'es' }], author_id);
	people.admin = admin;
	people.desk = await signedIn(site, [{ role: 'desk' }]);
	elsewhere = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
});
afterAll(() => site.stop());

let count = 0;
/** A draft by the translator. @param of number of the article that it is a translation of */
async function write(edition: string, of?: number): Promise<number> {
	count += 1;
	const made = await people.desk.ask('POST', 'article', {
		edition,
		type: 'regulation',
		title: `A committee counts to ${count}`,
		html: '<p>It counted to ten.</p>',
		links: { authors: [author_id] },
		...(of === undefined ? {} : { translation_of: of }),
	});
	expect(made).toMatchObject({ status: 201 });
	return Number(made.data.id);
}
const versionOf = async (id: number) => Number((await people.desk.ask('GET', `article/${id}`)).data.version);
const step = async (id: number, action: string, more: object = {}) => {
	const answer = await people.desk.ask('POST', `article/${id}/${action}`, { version: await versionOf(id), ...more });
	expect(answer).toMatchObject({ status: 200 });
};
const change = async (id: number, more: object) => {
	const answer = await people.desk.ask('PATCH', `article/${id}`, { version: await versionOf(id), ...more });
	expect(answer).toMatchObject({ status: 200 });
};
/** The Spanish translation row of the article with this number. */
async function kept(source_id: number, edition = 'es') {
	const is = and(eq(translation.source_id, source_id), eq(translation.edition, edition));
	const [row] = await site.db.write((tx) => tx.select().from(translation).where(is));
	return row;
}
/** A published English article. @returns its number and its Spanish translation row */
async function published() {
	const id = await write('en');
	expect(await kept(id)).toBeUndefined();
	await step(id, 'publish');
	const row = await kept(id);
	if (!row) throw new Error('Nothing is kept.');
	return { id, row };
}
const decide = async (by: Visitor, source: number, action: string, more: object = {}) => {
	const row = await kept(source);
	return by.ask('POST', `translation/${row?.id}/${action}`, { version: row?.version, ...more });
};

test('a piece is missing, asked, in work, in review, current, stale and current again', async () => {
	const { id, row } = await published();
	expect(row).toMatchObject({ state: 'missing', source_edition: 'en', article_id: null });
	const asked = await decide(people.editor, id, 'ask', { due_on: '2030-05-01' });
	expect(asked).toMatchObject({ status: 200, data: { state: 'asked' } });
	expect(await decide(people.translator, id, 'take')).toMatchObject({ status: 200, data: { state: 'in_work' } });
	expect(await kept(id)).toMatchObject({ due_on: '2030-05-01', assignee_id: expect.any(Number) });
	const es = await write('es', id);
	expect(await kept(id)).toMatchObject({ state: 'in_work', article_id: es });
	await step(es, 'submit');
	expect(await kept(id)).toMatchObject({ state: 'review' });
	await step(es, 'publish');
	expect(await kept(id)).toMatchObject({ state: 'current' });

	await change(id, { html: '<p>It counted to ten .</p>', extent: 'minor' });
	expect(await kept(id)).toMatchObject({ state: 'current' });
	await change(id, { html: '<p>It counted to eleven.</p>', extent: 'update' });
	expect(await kept(id)).toMatchObject({ state: 'stale', source_revision: await versionOf(id) });
	const source_version = await versionOf(id);
	const early = await decide(people.editor, id, 'confirm', { source_version: source_version - 1 });
	expect(early).toMatchObject({ status: 409, data: { field: 'source_version' } });
	const again = await decide(people.editor, id, 'confirm', { source_version });
	expect(again).toMatchObject({ status: 200, data: { state: 'current' } });
	await change(id, { html: '<p>It counted to twelve.</p>', extent: 'correction', correction: 'It was twelve.' });
	expect(await kept(id)).toMatchObject({ state: 'stale', followed_revision: source_version });

	const rows = await site.db.write((tx) =>
		tx.select().from(audit).where(eq(audit.noun, 'translation')).orderBy(audit.id),
	);
	expect(rows.filter((one) => one.row_id === String(row.id)).map((one) => one.action)).toEqual([
		'ask',
		'take',
		'confirm',
	]);
});

test('a source that is taken back and comes again unchanged makes nothing stale, and other words do', async () => {
	const { id } = await published();
	const es = await write('es', id);
	await step(es, 'publish');
	await step(id, 'withdraw', { reason: 'Under review.' });
	expect(await kept(id)).toMatchObject({ is_open: false });
	await step(id, 'publish');
	expect(await kept(id)).toMatchObject({ is_open: true, state: 'current' });
	await step(id, 'withdraw', { reason: 'Under review.' });
	await change(id, { html: '<p>It counted to nine.</p>' });
	expect(await kept(id)).toMatchObject({ state: 'current' });
	await step(id, 'publish');
	expect(await kept(id)).toMatchObject({ state: 'stale' });
});

test('a draft that is thrown away is what was asked again', async () => {
	const { id } = await published();
	await decide(people.desk, id, 'ask');
	const es = await write('es', id);
	expect(await kept(id)).toMatchObject({ state: 'in_work' });
	await step(es, 'discard');
	expect(await kept(id)).toMatchObject({ state: 'asked', article_id: null });
	expect(await decide(people.editor, id, 'decline')).toMatchObject({ data: { state: 'not_wanted' } });
});

test('nobody decides without the right, unseen, or for somebody who does not write there', async () => {
	const { id, row } = await published();
	const may: Record<string, Role[]> = {
		ask: ['editor', 'desk', 'admin'],
		decline: ['editor', 'desk', 'admin'],
		take: ['translator', 'editor', 'desk', 'admin'],
		confirm: ['translator', 'editor', 'desk', 'admin'],
	};
	for (const [action, allowed] of Object.entries(may)) {
		for (const role of roles.filter((one) => !allowed.includes(one)))
			expect(await decide(people[role], id, action, { source_version: 1 }), `${role} ${action}`).toMatchObject({
				status: 403,
			});
		expect(await decide(elsewhere, id, action, { source_version: 1 })).toMatchObject({ status: 403 });
		const unseen = { version: row.version + 5, source_version: 1 };
		expect(await people.desk.ask('POST', `translation/${row.id}/${action}`, unseen)).toMatchObject({ status: 409 });
		const path = `${site.url}/admin/api/translation/${row.id}/${action}`;
		expect((await fetch(path, { method: 'POST' })).status).toBe(401);
	}
	const [reporter] = await site.db.write((tx) =>
		tx.select({ id: account.id }).from(account).where(eq(account.name, 'reporteres')),
	);
	expect(await decide(people.desk, id, 'ask', { assignee_id: reporter?.id })).toMatchObject({
		status: 404,
		data: { field: 'assignee_id' },
	});
	expect(await decide(people.desk, id, 'confirm', { source_version: await versionOf(id) })).toMatchObject({
		status: 409,
	});
	expect(await kept(id)).toMatchObject({ version: row.version, state: 'missing' });
	// Whether words that readers have still match the source is a person's decision.
	const es = await write('es', id);
	await step(es, 'publish');
	const word = { source_version: await versionOf(id) };
	expect(await decide(people.translator, id, 'confirm', word)).toMatchObject({ status: 403 });
	expect(await decide(people.desk, id, 'decline')).toMatchObject({ status: 409 });
	expect(await decide(people.desk, id, 'take')).toMatchObject({ status: 409 });
});

interface Listed {
	source_id: number;
	state: string;
	assignee: string | null;
	due_on: string | null;
	may: { take: boolean; decide: boolean };
}

/** A page of the list of a state, as a person gets it. */
async function listed(query: string, by = people.translator) {
	const { status, data } = await by.ask('GET', `translation?edition=es&${query}`);
	const { rows = [], next, field } = data as { rows?: Listed[]; next?: string | null; field?: string };
	return { status, rows, ids: rows.map((one) => one.source_id), next, field };
}

test('whoever translates finds what stands in a state, what is theirs and what is late', async () => {
	const { id } = await published();
	const [first] = (await listed('state=missing')).rows;
	expect(first).toMatchObject({ source_id: id, state: 'missing', may: { take: true, decide: false } });
	await decide(people.desk, id, 'ask', { due_on: '2001-05-01' });
	expect((await listed('state=missing')).ids).not.toContain(id);
	const late = await listed('state=asked&late=true', people.editor);
	expect(late.rows).toMatchObject([
		{ source_id: id, due_on: '2001-05-01', assignee: null, may: { take: true, decide: true } },
	]);
	expect((await listed('state=in_work&mine=true')).ids).not.toContain(id);
	await decide(people.translator, id, 'take');
	expect((await listed('state=in_work&mine=true')).ids).toContain(id);
	expect((await listed('state=in_work&mine=true', people.editor)).ids).not.toContain(id);
	expect((await listed('state=in_work', elsewhere)).rows[0]).toMatchObject({ may: { take: false, decide: false } });
	const other = await people.translator.ask('GET', 'translation?edition=en&state=in_work');
	expect((other.data.rows as Listed[]).map((one) => one.source_id)).not.toContain(id);
	await step(id, 'withdraw', { reason: 'Under review.' });
	expect((await listed('state=in_work')).ids).not.toContain(id);
});

test('a list goes on where a page ends, and nothing stands twice or is left out', async () => {
	for (const _ of [1, 2, 3]) await decide(people.desk, (await published()).id, 'decline');
	const whole = (await listed('state=not_wanted')).ids;
	expect(whole.length).toBeGreaterThanOrEqual(3);
	const found: number[] = [];
	for (let next: string | null | undefined = ''; typeof next === 'string'; ) {
		const page: Awaited<ReturnType<typeof listed>> = await listed(
			`state=not_wanted&limit=1${next === '' ? '' : `&after=${next}`}`,
		);
		expect(page.ids).toHaveLength(1);
		found.push(...page.ids);
		next = page.next;
	}
	expect(found).toEqual(whole);
	expect((await listed('state=not_wanted&after=1-1')).ids).toEqual([]);
});

test('the board shows the newest of each state, and counts them all', async () => {
	const board = async (query: string, by = people.translator) => {
		const { status, data } = await by.ask('GET', `translation/board?${query}`);
		const { rows = [], counts = [] } = data as {
			rows?: Listed[];
			counts?: { edition: string; state: string; n: number }[];
		};
		const count = (edition: string, state: string) =>
			counts.find((one) => one.edition === edition && one.state === state)?.n;
		return { status, rows, count, of: (state: string) => rows.filter((one) => one.state === state) };
	};
	const before = await board('edition=es');
	const ids: number[] = [];
	for (const _ of [1, 2, 3, 4, 5, 6]) ids.unshift((await published()).id);
	const after = await board('edition=es');
	expect(after.of('missing').map((one) => one.source_id)).toEqual(ids.slice(0, 5));
	expect(after.count('es', 'missing')).toBe((before.count('es', 'missing') ?? 0) + 6);
	expect(after.count('en', 'missing')).toBe(before.count('en', 'missing'));
	const [id = 0] = ids;
	await decide(people.translator, id, 'take');
	const mine = await board('edition=es&mine=true');
	expect(mine.of('missing')).toEqual([]);
	expect(mine.of('in_work')[0]).toMatchObject({ source_id: id, assignee: 'translatores' });
	expect((await board('edition=es&mine=true', people.admin)).count('es', 'in_work')).toBe(0);
});

test('who can be asked is told to whoever asks, and no list to whoever neither takes nor decides', async () => {
	const { status, data } = await people.editor.ask('GET', 'translation/people?edition=es');
	expect(status).toBe(200);
	const names = (data.rows as { name: string }[]).map((one) => one.name);
	expect(names).toEqual(expect.arrayContaining(['translatores', 'editores']));
	expect(names).not.toContain('reporteres');
	expect(names).not.toContain('editoren');
	expect(await people.translator.ask('GET', 'translation/people?edition=es')).toMatchObject({ status: 403 });
	for (const role of ['reporter', 'advertising', 'data'] as const)
		for (const path of ['translation', 'translation/board', 'translation/people'])
			expect(await people[role].ask('GET', `${path}?edition=es`), `${role} ${path}`).toMatchObject({ status: 403 });
	for (const path of ['translation', 'translation/board', 'translation/people']) {
		expect((await fetch(`${site.url}/admin/api/${path}?edition=es`)).status).toBe(401);
		for (const query of ['', '?edition=xx'])
			expect(await people.desk.ask('GET', path + query)).toMatchObject({ status: 400, data: { field: 'edition' } });
	}
	for (const [field, value] of [
		['after', 'yesterday'],
		['state', 'lost'],
		['limit', '0'],
		['mine', 'perhaps'],
	])
		expect(await listed(`${field}=${value}`), field).toMatchObject({ status: 400, field });
});

test('a translation stands beside its source, and beside what that said when the two were last the same', async () => {
	const { id, row } = await published();
	const beside = (query: string, by = people.translator) => by.ask('GET', `translation/beside?${query}`);
	const here = `group=${row.group_id}&edition=es`;
	expect(await beside(here)).toMatchObject({
		status: 200,
		data: { row: { source_id: id, state: 'missing' }, now: { html: '<p>It counted to ten.</p>' }, followed: null },
	});
	await step(await write('es', id), 'publish');
	await change(id, { html: '<p>It counted to eleven.</p>', extent: 'update' });
	expect(await beside(here)).toMatchObject({
		data: {
			row: { state: 'stale', may: { take: true, decide: false } },
			now: { html: '<p>It counted to eleven.</p>' },
			followed: { html: '<p>It counted to ten.</p>' },
			locales: { source: 'en-GB', translation: 'es-ES' },
		},
	});
	expect(await beside(`group=${row.group_id}&edition=en`)).toMatchObject({ status: 404 });
	expect(await beside('group=999999999&edition=es')).toMatchObject({ status: 404 });
	expect(await beside('group=x&edition=es')).toMatchObject({ status: 400, data: { field: 'group' } });
	expect(await beside(here, people.reporter)).toMatchObject({ status: 403 });
	await step(id, 'withdraw', { reason: 'Under review.' });
	expect(await beside(here)).toMatchObject({ status: 404 });
});
