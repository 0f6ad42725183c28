import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { account } from '../../../data/tables/security/account';
import { type Role, roles } from '../../../shared/staff';

interface ArticleDetail {
	id: number;
	version: number;
	status: string;
	content: Record<string, unknown>;
	links: Record<string, { id: number; name: string }[]>;
	standing: Record<string, number | null>;
	may: Record<string, true | string>;
}

let site: TestFront;
const people = {} as Record<Role, Visitor>;
let other: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	const admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	for (const role of roles) people[role] = await signedIn(site, [{ role, edition: 'en' }], author_id);
	other = await signedIn(site, [{ role: 'reporter', edition: 'en' }]);
});
afterAll(() => site.stop());

const HTML = '<p>A committee met, and set a day.</p>';
let count = 0;
/** A draft of somebody's, with all that the checklist asks for. */
async function draft(
	by: Visitor = people.desk,
	more: Record<string, unknown> = {},
): Promise<{ id: number; version: number }> {
	count += 1;
	const made = await by.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: `A committee sets day ${count}`,
		html: HTML,
		links: { authors: [author_id] },
		...more,
	});
	expect(made).toMatchObject({ status: 201 });
	return made.data as unknown as { id: number; version: number };
}
const get = async (id: number, by: Visitor = people.desk) =>
	(await by.ask('GET', `article/${id}`)).data as unknown as ArticleDetail;
const reader = async (path: string) => {
	const answer = await fetch(site.url + path, { redirect: 'manual' });
	return { status: answer.status, text: await answer.text() };
};
const now = () => Math.floor(Date.now() / 1000);

test('an article is written, reviewed, published, corrected and withdrawn', async () => {
	const { id, version } = await draft(people.reporter);
	const path = `/news/${(await get(id)).content.seo_url}`;
	expect((await reader(path)).status).toBe(404);
	const saved = await people.reporter.ask('PATCH', `article/${id}`, { version, standfirst: 'What it means.' });
	expect(saved.status).toBe(200);
	expect(await people.reporter.ask('PATCH', `article/${id}`, { version, standfirst: 'Another.' })).toMatchObject({
		status: 409,
		data: { reason: 'conflict', now: { standfirst: 'What it means.' } },
	});
	let at = saved.data.version as number;
	const step = async (by: Visitor, action: string, more: Record<string, unknown> = {}) => {
		const answer = await by.ask('POST', `article/${id}/${action}`, { version: at, ...more });
		expect([action, answer.status]).toEqual([action, 200]);
		at = answer.data.version as number;
	};
	await step(people.reporter, 'submit');
	await step(people.editor, 'return', { note: 'Name the committee.' });
	await step(people.reporter, 'submit');
	await step(people.editor, 'publish');
	expect((await reader(path)).text).toContain('What it means.');
	expect((await reader('/')).text).toContain(path);
	const changed = await people.editor.ask('PATCH', `article/${id}`, {
		version: at,
		html: '<p>A committee met, and set 3 December.</p>',
		extent: 'correction',
		correction: 'The day was missing.',
	});
	expect(changed.status).toBe(200);
	at = changed.data.version as number;
	expect((await reader(path)).text).toContain('The day was missing.');
	expect((await reader('/about/corrections')).text).toContain('The day was missing.');
	await step(people.desk, 'withdraw', { reason: 'The source was wrong.' });
	expect((await reader(path)).status).toBe(410);
	expect((await reader('/')).text).not.toContain(path);
	const kept = (await people.desk.ask('GET', `revision?noun=article&row=${id}`)).data.rows as { verb: string }[];
	expect(kept.map(({ verb }) => verb)).toEqual([
		'withdraw',
		'change',
		'publish',
		'submit',
		'return',
		'submit',
		'change',
		'create',
	]);
});

test('who has submitted an article takes it back, until somebody else has saved it', async () => {
	const { reporter, editor } = people;
	const first = await draft(reporter);
	const step = (by: Visitor, action: string, version: unknown, id = first.id) =>
		by.ask('POST', `article/${id}/${action}`, { version });
	expect(await step(reporter, 'recall', first.version)).toMatchObject({ status: 409, data: { field: 'status' } });
	const sent = await step(reporter, 'submit', first.version);
	expect(await step(editor, 'recall', sent.data.version)).toMatchObject({ status: 409, data: { field: 'status' } });
	const back = await step(reporter, 'recall', sent.data.version);
	expect(back.status).toBe(200);
	expect(await get(first.id)).toMatchObject({ status: 'draft', version: back.data.version });

	const again = await step(reporter, 'submit', back.data.version);
	const changed = { version: again.data.version, standfirst: 'By the editor.' };
	const { version } = (await editor.ask('PATCH', `article/${first.id}`, changed)).data;
	expect((await step(reporter, 'recall', version)).status).toBe(409);
	expect(await get(first.id)).toMatchObject({ status: 'review' });
});

test('a minor change tells readers nothing, an update tells them when', async () => {
	const { id, version } = await draft();
	let at = (await people.desk.ask('POST', `article/${id}/publish`, { version })).data.version as number;
	const minor = await people.desk.ask('PATCH', `article/${id}`, {
		version: at,
		title: 'A committee has set the day',
		extent: 'minor',
	});
	at = minor.data.version as number;
	expect((await get(id)).standing.revised_at).toBeNull();
	await people.desk.ask('PATCH', `article/${id}`, { version: at, market: 'Norway', extent: 'update' });
	expect((await get(id)).standing.revised_at).toBeGreaterThan(now() - 60);
	expect(
		await people.desk.ask('PATCH', `article/${id}`, { version: at + 1, title: 'X', extent: 'correction' }),
	).toMatchObject({ status: 400, data: { field: 'correction' } });
});

test('what one person saves while writing is one state, until somebody else saves or a decision falls', async () => {
	const { id, version } = await draft(people.reporter);
	const kept = async () =>
		((await people.desk.ask('GET', `revision?noun=article&row=${id}`)).data.rows as { number: number }[]).map(
			({ number }) => number,
		);
	let at = version;
	const save = async (by: Visitor, standfirst: string) => {
		const saved = await by.ask('PATCH', `article/${id}`, { version: at, standfirst, continues: true });
		at = saved.data.version as number;
	};
	for (const words of ['A', 'A com', 'A committee']) await save(people.reporter, words);
	expect([at, await kept()]).toEqual([4, [4, 1]]);
	await save(people.reporter, 'A committee');
	expect(at).toBe(4);
	await save(people.editor, 'The committee');
	expect(await kept()).toEqual([5, 4, 1]);
	at = (await people.reporter.ask('POST', `article/${id}/submit`, { version: at })).data.version as number;
	await save(people.reporter, 'The committee sits');
	expect(await kept()).toEqual([7, 6, 5, 4, 1]);
});

test('what somebody saves by hand is never taken away by what the editor saves after it', async () => {
	const { id, version } = await draft(people.reporter);
	let at = version;
	const save = async (standfirst: string, more: object) => {
		at = (await people.reporter.ask('PATCH', `article/${id}`, { version: at, standfirst, ...more })).data
			.version as number;
	};
	await save('By hand', {});
	await save('By itself', { continues: true });
	await save('By itself again', { continues: true });
	await save('By hand again', {});
	await save('By itself at last', { continues: true });
	const { rows } = (await people.desk.ask('GET', `revision?noun=article&row=${id}`)).data as {
		rows: { verb: string; snapshot: { standfirst: string } }[];
	};
	expect(rows.slice(0, -1).map(({ verb, snapshot }) => [verb, snapshot.standfirst])).toEqual([
		['continue', 'By itself at last'],
		['change', 'By hand again'],
		['continue', 'By itself again'],
		['change', 'By hand'],
	]);
});

test('an article tells what stops it, who may do what, and what was last decided', async () => {
	const { id, version } = await draft(people.reporter, { html: '', label: 'ai' });
	expect(await get(id, people.reporter)).toMatchObject({
		checks: ['html', 'reviewer_id'],
		moves: ['review', 'scheduled', 'published', 'discarded'],
		may: { write: true, publish: 'forbidden' },
		who: { publish: ['editor', 'desk', 'admin'], withdraw: ['desk', 'admin'] },
		last_step: null,
	});
	const at = (await people.reporter.ask('POST', `article/${id}/submit`, { version })).data.version;
	await people.editor.ask('POST', `article/${id}/return`, { version: at, note: 'There are no words.' });
	const me = (await people.editor.ask('GET', 'session')).data.account as { name: string };
	const { rows } = (await people.reporter.ask('GET', 'article?status=draft&mine=true')).data as {
		rows: { id: number; last_verb: string }[];
	};
	expect(rows.find((row) => row.id === id)?.last_verb).toBe('return');
	expect(await get(id, people.reporter)).toMatchObject({
		last_step: { verb: 'return', actor: me.name, note: 'There are no words.' },
		changed_by: me.name,
	});
});

test('a source keeps what was read of it', async () => {
	const source = {
		title: 'Regulation 2026/1',
		publisher: 'Official Journal',
		kind: 'law',
		url: 'https://law.example/2026/1',
		published_on: '2026-03',
		grade: 'A',
		read_on: '2026-11-01',
		words: 'shall not be placed on the market',
		uses: { en: 'The day.' },
	};
	const { id, version } = await draft(people.desk, { sources: [source] });
	expect((await get(id)).content.sources).toEqual([source]);
	expect(
		await people.desk.ask('PATCH', `article/${id}`, { version, sources: [{ ...source, grade: 'Z' }] }),
	).toMatchObject({ status: 400, data: { field: 'sources.0.grade' } });
});

describe('nothing goes before readers that the checklist stops', () => {
	test.each<[string, Record<string, unknown>]>([
		['authors', { links: { authors: [] } }],
		['html', { html: '' }],
		['alt', { html: '<figure><img src="/media/x.webp"></figure><p>x</p>' }],
		['reviewer_id', { label: 'ai' }],
		['partner_name', { label: 'partner' }],
	])('%s', async (field, more) => {
		const { id, version } = await draft(people.desk, more);
		for (const [action, given] of [
			['publish', {}],
			['schedule', { at: now() + 3_600, zone: 'Europe/Rotterdam' }],
		] as const) {
			const zone = action === 'schedule' ? { zone: 'Europe/Madrid' } : {};
			expect(await people.desk.ask('POST', `article/${id}/${action}`, { version, ...given, ...zone })).toMatchObject({
				status: 409,
				data: { reason: 'state', field },
			});
		}
	});

	test('an embargo', async () => {
		const { id, version } = await draft();
		const held = await people.desk.ask('POST', `article/${id}/embargo`, { version, until: now() + 7_200 });
		const at = held.data.version as number;
		expect(await people.desk.ask('POST', `article/${id}/publish`, { version: at })).toMatchObject({
			status: 409,
			data: { field: 'embargo_until' },
		});
		expect(
			await people.desk.ask('POST', `article/${id}/schedule`, { version: at, at: now() + 3_600, zone: 'UTC' }),
		).toMatchObject({ status: 400, data: { field: 'at' } });
	});
});

describe('rights, as the newsroom agreed on them', () => {
	/** By action, the roles that may do it in their own edition as the author of the draft. */
	const agreed: Record<string, readonly Role[]> = {
		read: ['reporter', 'translator', 'editor', 'desk', 'admin'],
		write: ['reporter', 'translator', 'editor', 'desk', 'admin'],
		submit: ['reporter', 'translator', 'editor', 'desk', 'admin'],
		return: ['translator', 'editor', 'desk', 'admin'],
		publish: ['editor', 'desk', 'admin'],
		redate: ['editor', 'desk', 'admin'],
		schedule: ['editor', 'desk', 'admin'],
		withdraw: ['desk', 'admin'],
		embargo: ['desk', 'admin'],
		discard: ['reporter', 'translator', 'editor', 'desk', 'admin'],
		bring_back: ['reporter', 'translator', 'editor', 'desk', 'admin'],
		erase: ['admin'],
	};
	const state: Record<string, string[]> = {
		return: ['submit'],
		withdraw: ['publish'],
		redate: ['publish'],
		bring_back: ['discard'],
	};
	const body: Record<string, Record<string, unknown>> = {
		write: { standfirst: 'Other words.' },
		return: { note: 'Look again.' },
		schedule: { at: now() + 86_400, zone: 'Europe/Madrid' },
		withdraw: { reason: 'Wrong.' },
		redate: { published_at: now() - 86_400, reason: 'A day late.' },
		embargo: { until: now() + 86_400 },
		erase: { passage: 'A committee', reason: 'A court order.' },
	};

	const tried = (by: Visitor, action: string, id: number, version: number) => {
		if (action === 'read') return by.ask('GET', `article/${id}`);
		if (action === 'write') return by.ask('PATCH', `article/${id}`, { version, ...body[action] });
		return by.ask('POST', `article/${id}/${action}`, { version, ...body[action] });
	};
	async function prepared(action: string, edition = 'en') {
		const writer = edition === 'en' ? people.desk : await signedIn(site, [{ role: 'desk' }]);
		const { id, version } = await draft(writer, { edition });
		let at = version;
		for (const one of state[action] ?? [])
			at = (await writer.ask('POST', `article/${id}/${one}`, { version: at })).data.version as number;
		return { id, version: at };
	}

	test.each(Object.keys(agreed).flatMap((action) => roles.map((role) => [action, role] as const)))(
		'%s by %s',
		async (action, role) => {
			const { id, version } = await prepared(action);
			const { status } = await tried(people[role], action, id, version);
			const may = agreed[action]?.includes(role) === true;
			// A reporter sees nothing of what another wrote, unless readers have it.
			const isUnseen =
				status === 404 && (action === 'read' || (role === 'reporter' && !['withdraw', 'redate'].includes(action)));
			expect([role, status]).toEqual([role, may ? 200 : isUnseen ? 404 : 403]);
			if (!may && action !== 'read') expect((await get(id)).version).toBe(version);
		},
	);

	test.each(Object.keys(agreed))('%s ends at the edition of the role', async (action) => {
		const { id, version } = await prepared(action, 'es');
		for (const role of roles.filter((one) => one !== 'admin')) {
			const { status } = await tried(people[role], action, id, version);
			// A person with the right elsewhere gets 404 as long as no reader has the article.
			const isRefused = ['withdraw', 'redate'].includes(action) || !(agreed[action]?.includes(role) ?? false);
			expect([role, isRefused ? 403 : 404]).toEqual([role, status]);
		}
	});

	test('a reporter has their own pieces, and those of nobody else', async () => {
		const { id, version } = await draft(people.reporter);
		expect(await other.ask('GET', `article/${id}`)).toMatchObject({ status: 404 });
		expect(await other.ask('GET', `revision?noun=article&row=${id}`)).toMatchObject({ status: 404 });
		expect(await other.ask('PATCH', `article/${id}`, { version, title: 'Mine' })).toMatchObject({ status: 404 });
		expect(await people.reporter.ask('PATCH', `article/${id}`, { version, title: 'Still mine' })).toMatchObject({
			status: 200,
		});
	});

	test('what readers have is changed by whoever may publish', async () => {
		const { id, version } = await draft();
		const at = (await people.desk.ask('POST', `article/${id}/publish`, { version })).data.version as number;
		const change = { version: at, standfirst: 'By its author.', extent: 'minor' };
		expect(await people.reporter.ask('PATCH', `article/${id}`, change)).toMatchObject({ status: 403 });
		expect(await people.editor.ask('PATCH', `article/${id}`, change)).toMatchObject({ status: 200 });
	});

	test('of a session without roles nothing is told', async () => {
		const nobody = await signedIn(site, []);
		for (const path of ['article', 'article/1', 'revision?noun=article&row=1'])
			expect((await nobody.ask('GET', path)).status).toBe(403);
	});
});

describe('the list', () => {
	const rowsOf = async (query: string, by: Visitor = people.desk) =>
		(await by.ask('GET', `article?${query}`)).data as unknown as {
			rows: { id: number; updated_at: number; status: string; edition: string; type: string; title: string }[];
			next: string | null;
		};

	test('goes on where it ended, the last changed first', async () => {
		const { rows: all } = await rowsOf('limit=200');
		const found: number[] = [];
		let after = '';
		do {
			const { rows, next } = await rowsOf(`limit=30${after === '' ? '' : `&after=${after}`}`);
			found.push(...rows.map(({ id }) => id));
			after = next ?? '';
		} while (after !== '' && found.length < all.length);
		expect(found.slice(0, all.length)).toEqual(all.map(({ id }) => id).slice(0, found.length));
		const times = all.map(({ updated_at }) => updated_at);
		expect(times).toEqual(times.toSorted((a, b) => b - a));
	});

	test('is narrowed by state, edition, section, author and words together', async () => {
		await draft(people.desk, { title: 'Zebra crossing for pods', type: 'product' });
		const { rows } = await rowsOf(`status=draft&edition=en&type=product&author=${author_id}&search=zebra%20CROSSING`);
		expect(rows.map(({ title }) => title)).toEqual(['Zebra crossing for pods']);
		expect((await rowsOf('search=zebra%25pods')).rows).toEqual([]);
		expect((await rowsOf('search=zebra-crossing-for')).rows).toHaveLength(1);
		expect(await people.desk.ask('GET', 'article?status=lost')).toMatchObject({
			status: 400,
			data: { field: 'status' },
		});
		expect(await people.desk.ask('GET', 'article?after=x')).toMatchObject({ status: 400, data: { field: 'after' } });
	});

	test('is narrowed by tag, by label, and to what one signs', async () => {
		const { rows: tags } = (await people.desk.ask('GET', 'article/choice?of=tag&edition=en&search=a')).data as {
			rows: { id: number; name: string }[];
		};
		const tag = tags[0]?.id ?? 0;
		const { id } = await draft(people.desk, { label: 'opinion', links: { authors: [author_id], tags: [tag] } });
		const ids = async (query: string, by?: Visitor) => (await rowsOf(query, by)).rows.map((row) => row.id);
		expect(await ids(`tag=${tag}&label=opinion&mine=true&status=draft`)).toEqual([id]);
		expect(await ids(`tag=${tag}&mine=true`, other)).toEqual([]);
	});

	test('says who signs a row, and who saved it as it stands', async () => {
		const { id, version } = await draft();
		await people.editor.ask('PATCH', `article/${id}`, { version, standfirst: 'Said otherwise.' });
		const { rows } = (await rowsOf('limit=5')) as unknown as {
			rows: { id: number; authors: string[]; changed_by: string }[];
		};
		const me = (await people.editor.ask('GET', 'session')).data.account as { name: string };
		const [author] = (await get(id)).links.authors ?? [];
		const row = rows.find((one) => one.id === id);
		expect(row).toMatchObject({ authors: [author?.name], changed_by: me.name });
	});

	test('shows somebody what is theirs to see', async () => {
		const { id } = await draft();
		const mine = await draft(people.reporter);
		const ids = async (by: Visitor) => (await rowsOf('status=draft&limit=200', by)).rows.map((row) => row.id);
		expect(await ids(people.desk)).toEqual(expect.arrayContaining([id, mine.id]));
		expect(await ids(other)).toEqual([]);
		expect((await rowsOf('limit=20', other)).rows.every(({ status }) => status === 'published')).toBe(true);
		expect((await people.advertising.ask('GET', 'article')).status).toBe(403);
	});
});

test('what an article can be linked to is found by name, whoever may not write it', async () => {
	const found = async (query: string) =>
		(await people.reporter.ask('GET', `article/choice?${query}`)).data.rows as { id: number; name: string }[];
	const [author] = await found('of=author&search=oyelaran');
	expect(author?.name).toBe('Marta Oyelaran');
	expect(await found(`of=author&id=${author?.id}`)).toEqual([author]);
	const [topic] = await found('of=topic&edition=en&search=gtnf');
	expect(topic?.name).toMatch(/nicotine/i);
	expect(await found('of=company&search=%25')).toEqual([]);
	expect(await found('of=tag&edition=es&search=aduanas')).toHaveLength(1);
	expect((await people.advertising.ask('GET', 'article/choice?of=tag')).status).toBe(403);
	expect(await people.desk.ask('GET', 'article/choice?of=account')).toMatchObject({
		status: 400,
		data: { field: 'of' },
	});
});

test('a tag of another edition, and one that is not there, are refused by name, and nothing changes', async () => {
	const [foreign] = (await people.desk.ask('GET', 'article/choice?of=tag&edition=es&search=aduanas')).data.rows as {
		id: number;
	}[];
	const { id, version } = await draft();
	for (const [tag, status, reason] of [
		[foreign?.id, 400, 'invalid'],
		[999_999_999, 404, 'not_found'],
	] as const) {
		const given = { title: 'Refused', links: { authors: [author_id], tags: [tag] } };
		const refused = { status, data: { reason, field: 'links.tags' } };
		expect(await people.desk.ask('PATCH', `article/${id}`, { version, ...given })).toMatchObject(refused);
		const made = { edition: 'en', type: 'regulation', html: HTML, ...given };
		expect(await people.desk.ask('POST', 'article', made)).toMatchObject(refused);
	}
	expect((await get(id)).links.tags).toEqual([]);
	expect((await get(id)).content.title).not.toBe('Refused');
});

test('the same article of another edition is linked to it, once', async () => {
	const writer = await signedIn(site, [{ role: 'desk' }]);
	const { id } = await draft(writer);
	const given = { edition: 'es', title: 'Un comité fija el día', html: HTML, translation_of: id };
	const made = await draft(writer, given);
	expect((await get(made.id, writer)) as unknown as { editions: unknown[] }).toMatchObject({
		editions: [
			{ edition: 'en', id },
			{ edition: 'es', id: made.id },
		],
	});
	expect(await writer.ask('POST', 'article', { ...given, type: 'regulation' })).toMatchObject({
		status: 409,
		data: { reason: 'taken', field: 'translation_of' },
	});
	expect(
		await writer.ask('POST', 'article', { ...given, type: 'regulation', translation_of: 999_999_999 }),
	).toMatchObject({
		status: 404,
	});
	expect(await site.db.write((tx) => tx.select().from(account).limit(1))).toHaveLength(1);
});
