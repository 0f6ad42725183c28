import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { audit } from '../../../data/tables/site';
import { type Role, roles } from '../../../shared/staff';
import { anchorAt } from '../../../shared/text/anchor';
import type { NoteThread } from './note-calls';

let site: TestFront;
const people = {} as Record<Role, Visitor>;
let elsewhere: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	people.admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await people.admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	for (const role of roles.filter((one) => one !== 'admin'))
		people[role] = await signedIn(site, [{ role, edition: 'en' }], author_id);
	elsewhere = await signedIn(site, [{ role: 'editor', edition: 'es' }]);
});
afterAll(() => site.stop());

const WORDS = 'Warsaw asks who would pay, and how it could be filled within nine months.';
const LATER = 'Three of the seven have no register of any kind today.';
let count = 0;
async function write(html = `<p>${WORDS}</p><p>${LATER}</p>`): Promise<number> {
	count += 1;
	const made = await people.desk.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: `Capitals that want ${count} registers`,
		html,
		links: { authors: [author_id] },
	});
	expect(made).toMatchObject({ status: 201 });
	return Number(made.data.id);
}
const article = async (id: number) => (await people.desk.ask('GET', `article/${id}`)).data;
async function change(id: number, more: object, by = people.desk): Promise<void> {
	const { version } = await article(id);
	expect(await by.ask('PATCH', `article/${id}`, { version, ...more })).toMatchObject({ status: 200 });
}
/** The anchor of words as a browser makes it. */
function anchorOf(quote: string, text = `${WORDS}\n${LATER}`) {
	const from = text.indexOf(quote);
	return anchorAt(text, { from, to: from + quote.length });
}
async function say(id: number, text: string, quote: string, by = people.reporter) {
	const made = await by.ask('POST', `article/${id}/note`, { text, anchor: anchorOf(quote) });
	expect(made).toMatchObject({ status: 201 });
	return { id: Number(made.data.id), version: Number(made.data.version) };
}
const notes = async (id: number, by = people.desk) =>
	(await by.ask('GET', `article/${id}/note`)).data.rows as NoteThread[];

test('a note is answered, changed, settled, opened again and taken back', async () => {
	const id = await write();
	const { id: note, version } = await say(id, 'Nine months from publication?', 'within nine months');
	expect(await people.desk.ask('POST', `note/${note}/answer`, { text: 'Asked the attaché.' })).toMatchObject({
		status: 201,
	});
	const changed = await people.reporter.ask('PATCH', `note/${note}`, { version, text: 'From publication, surely?' });
	expect(changed).toMatchObject({ status: 200, data: { version: version + 1 } });
	const stale = await people.desk.ask('POST', `note/${note}/settle`, { version });
	expect(stale).toMatchObject({ status: 409, data: { field: 'version' } });
	const settled = await people.desk.ask('POST', `note/${note}/settle`, { version: version + 1 });
	expect(settled).toMatchObject({ status: 200 });
	expect(await notes(id)).toMatchObject([
		{
			text: 'From publication, surely?',
			name: 'reporteren',
			is_own: false,
			anchor: { quote: 'within nine months' },
			settled_by: 'desken',
			changed_at: expect.any(Number),
			answers: [{ text: 'Asked the attaché.', name: 'desken', is_own: true }],
		},
	]);
	expect(await people.editor.ask('POST', `note/${note}/answer`, { text: 'Too late.' })).toMatchObject({ status: 409 });
	const again = { version: settled.data.version };
	expect(await people.desk.ask('POST', `note/${note}/settle`, again)).toMatchObject({ status: 409 });
	const open = await people.editor.ask('POST', `note/${note}/reopen`, again);
	expect(open).toMatchObject({ status: 200 });

	// Answers keep the place of what they answer.
	const gone = await people.reporter.ask('DELETE', `note/${note}`, { version: open.data.version });
	expect(gone).toMatchObject({ status: 200 });
	const [thread] = await notes(id);
	expect(thread).toMatchObject({ text: '', is_removed: true, answers: [{ text: 'Asked the attaché.' }] });
	const [answer] = thread?.answers ?? [];
	expect(await people.desk.ask('DELETE', `note/${answer?.id}`, { version: 1 })).toMatchObject({ status: 200 });
	const alone = await say(id, 'A slip of the pen.', 'register');
	expect(await people.reporter.ask('DELETE', `note/${alone.id}`, { version: 1 })).toMatchObject({ status: 200 });
	expect(await notes(id)).toMatchObject([{ id: note, answers: [] }]);

	const rows = await site.db.write((tx) => tx.select().from(audit).where(eq(audit.noun, 'note')).orderBy(audit.id));
	const auditRows = rows.filter(({ detail }) => (detail as { article?: number }).article === id);
	expect(auditRows.map(({ action }) => action)).toEqual([
		'write',
		'answer',
		'change',
		'settle',
		'reopen',
		'remove',
		'remove',
		'write',
		'remove',
	]);
	expect(JSON.stringify(auditRows)).not.toContain('publication');
});

test('words are followed through what anybody saves, and their note stays when they are gone', async () => {
	const id = await write();
	await say(id, 'Of publication?', 'within nine months');
	await say(id, 'Which kind?', 'no register of any kind');
	const quotes = async () => (await notes(id)).map(({ anchor }) => anchor);
	await change(id, { html: `<h2>First</h2><p>${WORDS}</p><ul><li><em>${LATER}</em></li></ul>` });
	expect(await quotes()).toMatchObject([
		{ quote: 'within nine months', at: 6 + WORDS.indexOf('within') },
		{ quote: 'no register of any kind' },
	]);
	await change(id, { html: `<p>${WORDS.replace('nine', 'twelve')}</p><p>Nobody has one.</p>` }, people.editor);
	expect(await quotes()).toMatchObject([{ quote: 'within twelve months' }, { quote: 'no register of any kind' }]);
	// Restoring an old state brings them back at their old places.
	const { version } = await article(id);
	expect(await people.desk.ask('POST', `article/${id}/restore`, { version, number: 1 })).toMatchObject({ status: 200 });
	expect(await quotes()).toMatchObject([
		{ quote: 'within nine months' },
		{ quote: 'no register of any kind', at: WORDS.length + 1 + LATER.indexOf('no register') },
	]);
});

test('readers get nothing of a note, and the law takes its words too', async () => {
	const id = await write();
	await say(id, 'The attaché Marie Dupont said so.', 'within nine months', people.desk);
	const { version } = await article(id);
	expect(await people.desk.ask('POST', `article/${id}/publish`, { version })).toMatchObject({ status: 200 });
	const { content } = await article(id);
	expect((content as { html: string }).html).toBe(`<p>${WORDS}</p>\n<p>${LATER}</p>`);
	const page = await (await fetch(`${site.url}/news/${(content as { seo_url: string }).seo_url}`)).text();
	expect(page).toContain('within nine months');
	expect(page).not.toContain('Dupont');
	for (const passage of ['Marie Dupont', 'filled within nine']) {
		const seen = await article(id);
		const erased = await people.admin.ask('POST', `article/${id}/erase`, {
			version: seen.version,
			reason: 'A request.',
			passage,
		});
		expect(erased).toMatchObject({ status: 200 });
	}
	const left = JSON.stringify(await notes(id));
	expect(left).not.toContain('Dupont');
	expect(left).not.toContain('filled');
});

test('nobody reads or writes notes without the right to the article, or touches what another said', async () => {
	const id = await write();
	const { id: note, version } = await say(id, 'Mine.', 'within nine months', people.desk);
	const text = 'Theirs.';
	const writes: [string, string, object][] = [
		['POST', `article/${id}/note`, { text, anchor: anchorOf('within') }],
		['POST', `note/${note}/answer`, { text }],
		['POST', `note/${note}/settle`, { version }],
		['POST', `note/${note}/reopen`, { version }],
		['PATCH', `note/${note}`, { version, text }],
		['DELETE', `note/${note}`, { version }],
	];
	const stranger = await signedIn(site, [{ role: 'reporter' }]);
	for (const [method, path, body] of writes) {
		for (const by of [people.advertising, people.data])
			expect(await by.ask(method, path, body), path).toMatchObject({ status: 403 });
		for (const by of [elsewhere, stranger])
			expect(await by.ask(method, path, body), path).toMatchObject({ status: 404 });
		expect((await fetch(`${site.url}/admin/api/${path}`, { method })).status, path).toBe(401);
	}
	for (const [method, path, body] of writes.slice(-2))
		expect(await people.admin.ask(method, path, body), path).toMatchObject({ status: 403 });
	expect(await people.data.ask('GET', `article/${id}/note`)).toMatchObject({ status: 403 });
	for (const by of [elsewhere, stranger])
		expect(await by.ask('GET', `article/${id}/note`)).toMatchObject({ status: 404 });
	expect(await notes(id)).toMatchObject([{ text: 'Mine.', version, answers: [] }]);
	for (const bad of [{ text: ' ' }, { anchor: { ...anchorOf('within'), quote: ' ' } }])
		expect(
			await people.desk.ask('POST', `article/${id}/note`, { text, anchor: anchorOf('within'), ...bad }),
		).toMatchObject({
			status: 400,
		});
});
