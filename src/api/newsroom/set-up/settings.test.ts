/** What an installation decides by its switches, and what is not to be written by hand. */
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { EMPTY } from '../../../../tests/template';
import { session } from '../../../data/tables/security/account';
import { audit, setting } from '../../../data/tables/site';
import { tokenHash } from '../../../platform/security/signature';
import { switches } from '../../../shared/site/switches';
import { roles } from '../../../shared/staff';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront(undefined, { DEMO: 'false' }, undefined, EMPTY);
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

const rowsOf = (name: string) => site.db.write((tx) => tx.select().from(setting).where(eq(setting.name, name)));

test('a switch is off until somebody sets it, and each change is in the audit with what it was', async () => {
	expect((await admin.ask('GET', 'settings')).data).toEqual({ switches: { second_person: false }, may_change: true });
	for (const value of [true, true, false])
		expect((await admin.ask('PATCH', 'settings', { second_person: value })).data.switches).toEqual({
			second_person: value,
		});
	const entries = await site.db.write((tx) =>
		tx
			.select({ row_id: audit.row_id, detail: audit.detail })
			.from(audit)
			.where(eq(audit.noun, 'setting'))
			.orderBy(desc(audit.id)),
	);
	expect(entries).toEqual([
		{ row_id: 'second_person', detail: { changes: { value: { from: true, to: false } } } },
		{ row_id: 'second_person', detail: { changes: { value: { from: false, to: true } } } },
	]);
});

test('desk and administrators see the switches, an administrator who has just shown their password sets them', async () => {
	for (const role of roles) {
		const somebody = await signedIn(site, [{ role }]);
		const may = { reads: ['desk', 'admin'].includes(role), writes: role === 'admin' };
		const { status, data } = await somebody.ask('GET', 'settings');
		expect([role, status]).toEqual([role, may.reads ? 200 : 403]);
		if (may.reads) expect([role, data.may_change]).toEqual([role, may.writes]);
		const written = await somebody.ask('PATCH', 'settings', {});
		expect([role, written.status]).toEqual([role, may.writes ? 200 : 403]);
	}
	const late = await signedIn(site, [{ role: 'admin' }]);
	await site.db.write((tx) =>
		tx
			.update(session)
			.set({ proved_at: null })
			.where(eq(session.hash, tokenHash(late.cookie))),
	);
	expect(await late.ask('PATCH', 'settings', { second_person: true })).toMatchObject({
		status: 403,
		data: { reason: 'unproved' },
	});
	expect((await late.ask('GET', 'settings')).data.switches).toEqual({ second_person: false });
});

test.each(['house', 'editions', 'search_editions', 'demo_loaded_at', 'demo_removed_at', 'set_up_at', ...switches])(
	'%s is no row that somebody writes by hand',
	async (name) => {
		const before = await rowsOf(name);
		for (const [method, path, body] of [
			['POST', 'setting', { name, value: 1 }],
			['PATCH', `setting/row?key=${name}`, { value: 1, version: '1' }],
			['DELETE', `setting/row?key=${name}&version=1`, undefined],
			['GET', 'setting', undefined],
			['PATCH', 'settings', { [name]: 1 }],
		] as const) {
			const { status } = await admin.ask(method, path, body);
			expect([method, path, status >= 400]).toEqual([method, path, true]);
		}
		expect(await rowsOf(name)).toEqual(before);
		const { nouns } = (await admin.ask('GET', 'noun')).data as { nouns: { noun: string }[] };
		expect(nouns.map(({ noun }) => noun)).not.toContain('setting');
	},
);

test('a change of the site’s name is in the audit with what it was', async () => {
	await admin.ask('PATCH', 'set-up', { name: 'Vapor Daily' });
	const [entry] = await site.db.write((tx) =>
		tx
			.select({ detail: audit.detail })
			.from(audit)
			.where(and(eq(audit.noun, 'house'), eq(audit.action, 'change'))),
	);
	expect(entry?.detail).toEqual({ changes: { name: { from: null, to: 'Vapor Daily' } } });
});
