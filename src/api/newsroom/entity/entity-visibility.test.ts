/** No call reveals a row of a declared entity to a person who may not read or change it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import type { Staff } from '../../../access/actor';
import { denialFor } from '../../../access/authorization';
import { policy, type Right } from '../../../access/policy';
import { scope } from '../../../access/rules';
import type { Entity } from '../../../entities/kit/declare';
import { isOpenToReaders } from '../../../entities/kit/of-editions';
import { entities } from '../../../entities/registry';
import { type Grant, roles } from '../../../shared/staff';

type Row = Record<string, unknown> & { id: number; version: string };
const all = entities as readonly Entity[];
const EDITIONS = ['en', 'es'] as const;
const WRONG = '0'.repeat(16);
/** Rows of entities of which the demonstration has none. */
const MADE: Readonly<Record<string, object>> = {
	redirect: { source: '/sight', target: '/news' },
	seo_override: { url: '/news', title: 'Seen' },
};
/** What the actions beside take, by entity and action. */
const ACTIONS: Readonly<Record<string, object>> = { 'tag/merge': { into: 1 } };

let site: TestFront;
let admin: Visitor;
const people: { name: string; actor: Staff; visitor: Visitor }[] = [];
const rows = new Map<string, Row[]>();
const rowsOf = (visitor: Visitor, path: string) =>
	visitor.ask('GET', path).then(({ data }) => (data.rows ?? []) as Row[]);

beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	const provedAt = Math.floor(Date.now() / 1000);
	const grants = roles.flatMap((role): Grant[] => [{ role }, { role, edition: 'es' }]);
	for (const grant of grants) {
		const actor: Staff = { kind: 'staff', id: 0, name: '', grants: [grant], provedAt };
		people.push({ name: Object.values(grant).join(' '), actor, visitor: await signedIn(site, [grant]) });
	}
	for (const { name, fields } of all) {
		if (MADE[name]) await admin.ask('POST', name, MADE[name]);
		const lists = fields.edition ? EDITIONS.map((code) => `${name}?edition=${code}&limit=1`) : [`${name}?limit=1`];
		const found = (await Promise.all(lists.map((path) => rowsOf(admin, path)))).flat();
		if (found.length < lists.length) throw new Error(`There are too few rows of ${name}: make some in this test.`);
		rows.set(name, found);
	}
});
afterAll(() => site.stop());

/** A call over one row. */
const at = ({ name: entity, key }: Entity, name: unknown, behind = '', query = '') =>
	key === 'id'
		? `${entity}/${name}${behind}?${query}`
		: `${entity}/row${behind}?key=${encodeURIComponent(String(name))}&${query}`;

/** Every call over a row, with the right over it that the call needs beside that of reading. */
const callsOver = (one: Entity, name: unknown): [method: string, path: string, body: unknown, right?: Right][] => [
	['GET', at(one, name), undefined],
	['GET', at(one, name, '/uses'), undefined],
	['GET', `revision?noun=${one.name}&row=${encodeURIComponent(String(name))}`, undefined],
	['PATCH', at(one, name), { version: WRONG }, one.rights.write],
	['DELETE', at(one, name, '', `version=${WRONG}`), undefined, one.rights.remove],
	['POST', 'revision/restore', { noun: one.name, key: name, number: 1, version: WRONG }, one.rights.write],
	...Object.keys(one.actions).map((action): [string, string, unknown, Right] => {
		const body = ACTIONS[`${one.name}/${action}`];
		if (!body) throw new Error(`${one.name}/${action} has no example in this test.`);
		return ['POST', at(one, name, `/${action}`), { ...body, version: WRONG }, one.rights.remove];
	}),
];

describe.each(all.map((one) => [one.name, one] as const))('%s', (entity, one) => {
	test.each([0, 1])('is shown to who may read it, and its calls tell nothing to anybody else (%i)', async (n) => {
		const row = rows.get(entity)?.[n];
		if (!row) return;
		const edition = typeof row.edition === 'string' ? row.edition : undefined;
		const ghost = one.key === 'id' ? 739_999_999 : 'ghost';
		for (const { name, actor, visitor } of people) {
			const now = actor.provedAt ?? 0;
			const may = (right: Right, of = edition) =>
				!denialFor(actor, right, { ...(of === undefined ? {} : { edition: of }) }, now);
			// A row of no edition is read by who would read it in theirs; the owner of a file sees every file.
			const own = { edition: edition ?? actor.grants[0]?.edition ?? 'en', stored_by: actor.id };
			// What every reader of the site sees, who reads it in one edition reads in all.
			const home = actor.grants[0]?.edition ?? 'en';
			const seen = isOpenToReaders(one.table) ? { ...own, edition: home } : own;
			const isSeen = !denialFor(actor, one.rights.read, seen, now);
			const list = await rowsOf(visitor, `${entity}?limit=200${edition ? `&edition=${edition}` : ''}`);
			expect([name, 'list', list.some((listed) => listed[one.key] === row[one.key])]).toEqual([name, 'list', isSeen]);
			const [calls, none] = [callsOver(one, row[one.key]), callsOver(one, ghost)];
			for (const [i, [method, path, body, right]] of calls.entries()) {
				const answer = await visitor.ask(method, path, body);
				const outcome = [name, method, path, answer.status];
				if (isSeen) expect(outcome).toEqual([name, method, path, right ? (may(right) ? 409 : 403) : 200]);
				else {
					const [, to = '', sent] = none[i] ?? [];
					const { status, data } = await visitor.ask(method, to, sent);
					expect([...outcome, answer.data]).toEqual([name, method, path, status, data]);
					expect([403, 404]).toContain(status);
				}
				if (answer.status > 399 && answer.status !== 409) {
					const { rule, ...refusal } = answer.data ?? {};
					expect(['reason', 'field']).toEqual(expect.arrayContaining(Object.keys(refusal)));
					// A refusal may name the roles that have the right; it names nothing of the row.
					if (rule) expect(Object.keys(rule)).toEqual(['name', 'roles']);
				}
			}
		}
	});

	test('is changed and removed by who names the version they saw, and by nobody else', async () => {
		const [row] = rows.get(entity) ?? [];
		const calls = callsOver(one, row?.[one.key]).filter(
			([method, path]) => method !== 'GET' && !path.startsWith('rev'),
		);
		for (const [method, path, body] of calls) {
			const { version: _, ...rest } = (body ?? {}) as Record<string, unknown>;
			const sent = method === 'DELETE' ? undefined : rest;
			const answer = await admin.ask(method, path.replace(`version=${WRONG}`, ''), sent);
			const { rule, ...refusal } = answer.data;
			expect([method, answer.status, refusal]).toEqual([method, 400, { reason: 'invalid', field: 'version' }]);
			expect(rule).toMatchObject({ name: expect.any(String) });
		}
	});
});

/** Entities whose rows can move from one edition to another. */
const moving = all.filter(({ fields, fixed }) => fields.edition && !fixed.includes('edition'));
test.each(moving.map((one) => [one.name, one] as const))(
	'no row of %s leaves the scope of who moves it',
	async (entity, one) => {
		const role = roles.find((name) => policy[one.rights.write][name] === scope) ?? 'desk';
		const person = await signedIn(site, [{ role, edition: 'es' }]);
		const [first, second] = rows.get(entity) ?? [];
		const key = second?.[one.key];
		const move = (by: Visitor, edition: unknown, version: unknown) =>
			by.ask('PATCH', at(one, key), { edition, version });
		expect(await move(person, first?.edition, second?.version)).toMatchObject({ status: 403 });
		expect((await admin.ask('GET', at(one, key))).data).toEqual(second);
		const away = await move(admin, first?.edition, second?.version);
		const back = await move(admin, second?.edition, away.data.version);
		const states = (by: Visitor) => rowsOf(by, `revision?noun=${entity}&row=${key}`);
		const numbers = async (by: Visitor) => (await states(by)).map(({ number }) => number);
		expect([await numbers(admin), await numbers(person)]).toEqual([
			[3, 2, 1],
			[3, 1],
		]);
		const restore = { noun: entity, key, number: 2, version: back.data.version };
		expect(await person.ask('POST', 'revision/restore', restore)).toMatchObject({ status: 403 });
		expect((await admin.ask('GET', at(one, key))).data).toEqual(back.data);
	},
);

test('the address names the row, whatever the body says', async () => {
	const [one, other] = await Promise.all(
		['/esc-a', '/esc-b'].map(async (source) => (await admin.ask('POST', 'redirect', { source, target: '/news' })).data),
	);
	const set = { key: '/esc-b', target: '/china', version: one?.version };
	expect(await admin.ask('PATCH', 'redirect/row?key=/esc-a', set)).toMatchObject({ data: { source: '/esc-a' } });
	expect((await admin.ask('GET', 'redirect/row?key=/esc-b')).data).toMatchObject({ ...other });
	const unnamed = await admin.ask('PATCH', 'redirect/row', { ...set, version: other?.version });
	expect(unnamed).toMatchObject({ status: 400, data: { field: 'key' } });
	expect((await admin.ask('GET', 'redirect/row?key=/esc-b')).data).toMatchObject({ ...other });
});

test('no address leads to itself', async () => {
	const refusal = { status: 400, data: { reason: 'invalid', field: 'target' } };
	for (const [source, target] of [
		['/loop', '/loop'],
		['/loop-ñ', '/loop-%C3%B1'],
		['/loop', '/loop#top'],
	])
		expect(await admin.ask('POST', 'redirect', { source, target })).toMatchObject(refusal);
	const { version } = (await admin.ask('POST', 'redirect', { source: '/loop', target: '/news' })).data;
	expect(await admin.ask('PATCH', 'redirect/row?key=/loop', { target: '/loop', version })).toMatchObject(refusal);
});

describe('what is told beside a row', () => {
	let desk: Record<(typeof EDITIONS)[number], Visitor>;
	beforeAll(async () => {
		const of = (edition: string) => signedIn(site, [{ role: 'desk', edition }]);
		desk = { en: await of('en'), es: await of('es') };
	});

	test('names are those of rows in sight, and of what every reader sees', async () => {
		const page = { edition: 'en', name: 'zzquiet', title: 'A zzquiet page' };
		const ad = { edition: 'en', position: 'home_band', advertiser: 'Z', headline: 'A zzquiet ad', action: 'Go' };
		for (const [entity, made] of [
			['page', page],
			['adv', { ...ad, link: 'https://a.test', is_active: false }],
		] as const) {
			const { id } = (await admin.ask('POST', entity, made)).data;
			for (const [by, n] of [
				[desk.en, 1],
				[desk.es, 0],
			] as const)
				for (const query of ['search=zzquiet', `keys=${id}`])
					expect([entity, query, (await rowsOf(by, `name/${entity}?${query}`)).length]).toEqual([entity, query, n]);
		}
		expect(await desk.es.ask('GET', 'name/tag?search=a')).toMatchObject({ status: 200 });
	});

	test('uses are counted and named without the drafts of another edition', async () => {
		const [company, media] = [rows.get('company')?.[0]?.id, rows.get('media')?.[0]?.id];
		const paths = [`company/${company}/uses`, `media/${media}/uses`, `media/${media}/shown`];
		const usesFor = (by: Visitor) => Promise.all(paths.map(async (path) => (await by.ask('GET', path)).data));
		const before = { en: await usesFor(desk.en), es: await usesFor(desk.es) };
		const draft = { edition: 'en', type: 'company', title: 'A zzquiet draft', cover_id: media };
		const made = await desk.en.ask('POST', 'article', { ...draft, html: '<p>x</p>', links: { companies: [company] } });
		expect(made.status).toBe(201);
		expect(await usesFor(desk.es)).toEqual(before.es);
		const after = await usesFor(desk.en);
		expect(after.map((data, n) => JSON.stringify(data) !== JSON.stringify(before.en[n]))).toEqual([true, true, true]);
		expect(JSON.stringify(after)).toContain('A zzquiet draft');
	});
});
