import { eq, sql } from 'drizzle-orm';
import { Fragment, Slice } from 'prosemirror-model';
import { ReplaceStep } from 'prosemirror-transform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { article_step } from '../../../data/tables/desk/article-text';
import { revision } from '../../../data/tables/revision';
import { account } from '../../../data/tables/security/account';
import { documentOfHtml } from '../../../platform/html/html-document';
import { schema } from '../../../shared/text/schema';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { documentOfRecord, type StepRecord, stepOf } from '../../../shared/text/steps';
import type { ArticleStates, AuthorshipAnswer, Comparison } from './article-history-calls';

let site: TestFront;
let editor: Visitor;
/** Callers who may not read drafts of an English article that they do not sign. */
const strangers: [string, Visitor, number][] = [];
beforeAll(async () => {
	site = await openTestFront();
	editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	strangers.push(
		['of another edition', await signedIn(site, [{ role: 'editor', edition: 'es' }]), 404],
		['a reporter', await signedIn(site, [{ role: 'reporter' }]), 404],
		['without the right', await signedIn(site, [{ role: 'data' }]), 403],
		['without a role', await signedIn(site, []), 403],
	);
});
afterAll(() => site.stop());

const THREE = '<p>The first paragraph is here.</p>\n<p>A fee of 150 for an entry.</p>\n<p>The last one stays.</p>';
let count = 0;
async function draft(html = THREE) {
	count += 1;
	const title = `A text with a history ${count}`;
	const made = await editor.ask('POST', 'article', { edition: 'en', type: 'company', title, html });
	return made.data as { id: number; version: number };
}
const change = async (id: number, version: number, more: object) =>
	(await editor.ask('PATCH', `article/${id}`, { version, ...more })).data.version as number;
const textOf = async (id: number) => ((await editor.ask('GET', `article/${id}`)).data.content as { html: string }).html;
const compare = async (id: number, from: string | number, to: string | number) =>
	(await editor.ask('GET', `article/${id}/compare?from=${from}&to=${to}`)).data as unknown as Comparison;
const restore = (id: number, body: object, who = editor) => who.ask('POST', `article/${id}/restore-block`, body);
const opened = async (id: number) =>
	(await editor.ask('GET', `article/${id}/steps`)).data as { number: number; doc?: StepRecord };
/** Types words at a place of a text, as an open editor does. */
async function type(id: number, text: string, at: number, who = editor) {
	const { number } = await opened(id);
	const steps = [new ReplaceStep(at, at, new Slice(Fragment.from(schema.text(text)), 0, 0)).toJSON()];
	const body = { after: number, schema: TEXT_SCHEMA, client: 'an-open-editor', steps };
	expect((await who.ask('POST', `article/${id}/steps`, body)).data).toMatchObject({ is_taken: true });
}

test('any two states are compared, by number, and with what stands now and what readers have', async () => {
	const { id, version } = await draft();
	const second = await change(id, version, { html: THREE.replace('150', '180'), title: 'Another headline' });
	await change(id, second, { html: THREE.replace('150', '200') });
	await type(id, 'Typed: ', 1);
	const { data } = await editor.ask('GET', `article/${id}/history`);
	const states = data as unknown as ArticleStates;
	expect(states).toMatchObject({ readers: null, is_typed: true });
	expect(states.rows.map((one) => [one.number, one.status])).toEqual([
		[3, 'draft'],
		[2, 'draft'],
		[1, 'draft'],
	]);
	expect(JSON.stringify(states.rows)).not.toContain('paragraph');
	const early = await compare(id, 1, 2);
	expect(early.blocks.map(({ is }) => is)).toEqual(['same', 'changed', 'same']);
	expect([early.from.fields.title, early.to.fields.title]).toEqual([
		expect.stringContaining('history'),
		'Another headline',
	]);
	const late = await compare(id, 2, 'now');
	expect(late.to.number).toBeNull();
	expect(late.blocks.map((one) => [one.is, one.after?.text])).toEqual([
		['changed', 'Typed: The first paragraph is here.'],
		['changed', 'A fee of 200 for an entry.'],
		['same', 'The last one stays.'],
	]);
	for (const name of ['readers', '99', 'nothing', '1%20or%202'])
		expect((await editor.ask('GET', `article/${id}/compare?from=1&to=${name}`)).status).toBeGreaterThanOrEqual(400);
});

test('whoever may not read the drafts of a piece is shown what readers had, and nothing else of its history', async () => {
	const { id, version } = await draft(THREE.replace('150', '160'));
	const { rows } = (await editor.ask('GET', 'author?limit=1')).data as { rows: { id: number }[] };
	const linked = await change(id, version, { html: THREE, links: { authors: [rows[0]?.id] } });
	for (const [name, who, status] of strangers)
		for (const path of ['history', 'compare?from=1&to=now', 'authorship?of=now']) {
			const { status: is, data } = await who.ask('GET', `article/${id}/${path}`);
			expect([name, path, is]).toEqual([name, path, status]);
			expect(JSON.stringify(data)).not.toContain('paragraph');
		}
	await editor.ask('POST', `article/${id}/publish`, { version: linked });
	expect((await compare(id, 'readers', 'now')).blocks.map(({ is }) => is)).toEqual(['same', 'same', 'same']);
	for (const [name, who, status] of strangers) {
		const of = (path: string) => who.ask('GET', path);
		const hidden = await Promise.all(
			['authorship?of=now', 'compare?from=1&to=now', 'compare?from=now&to=2'].map((path) =>
				of(`article/${id}/${path}`),
			),
		);
		expect([name, ...hidden.map((one) => one.status)]).toEqual([name, ...hidden.map(() => status)]);
		const history = await of(`article/${id}/history`);
		const revisions = await of(`revision?noun=article&row=${id}`);
		expect(JSON.stringify([hidden, history, revisions])).not.toContain('160');
		if (status === 403) continue;
		const states = (history.data as unknown as ArticleStates).rows;
		expect([name, states.map((one) => one.status)]).toEqual([name, ['published']]);
		expect((revisions.data.rows as unknown[]).length).toBe(1);
		expect((await of(`article/${id}/compare?from=readers&to=now`)).status).toBe(200);
	}
});

test('a block takes the place of what has become of it, or stands between its neighbours again', async () => {
	const { id, version } = await draft();
	await change(id, version, { html: '<p>The first paragraph is here.</p><p>A fee of 180 for an entry.</p>' });
	const { blocks } = await compare(id, 1, 'now');
	expect(blocks.map(({ is, place }) => [is, place?.text])).toEqual([
		['same', undefined],
		['changed', 'A fee of 180 for an entry.'],
		['gone', null],
	]);
	for (const [n, at] of [
		[1, 1],
		[2, 2],
	] as const) {
		const answer = await restore(id, { revision: 1, block: n, seen: blocks[at]?.place?.seen });
		expect([answer.status, answer.data.version]).toEqual([200, n + 2]);
	}
	expect(await textOf(id)).toBe(THREE);
	const kept = await site.db.staff
		.select({ verb: revision.verb, note: revision.note })
		.from(revision)
		.where(sql`${revision.noun} = 'article' and ${revision.row_id} = ${id}`)
		.orderBy(revision.number);
	expect(kept.slice(-2)).toEqual([
		{ verb: 'restore_block', note: '1' },
		{ verb: 'restore_block', note: '1' },
	]);
});

test('tables, lists and figures are put back whole', async () => {
	const parts = [
		'<figure><img src="/media/abcdefgh.webp" alt="A lab"><figcaption>The lab</figcaption></figure>',
		'<table><tbody><tr><td>Italy</td><td>20</td></tr></tbody></table>',
		'<ul><li>One</li><li>Two</li></ul>',
	];
	const { id, version } = await draft(`<p>Before.</p>${parts.join('')}<p>After.</p>`);
	const whole = await textOf(id);
	await change(id, version, { html: '<p>Before.</p><p>After.</p>' });
	for (const n of [2, 1, 3]) expect((await restore(id, { revision: 1, block: n, seen: null })).status).toBe(200);
	expect(await textOf(id)).toBe(whole);
});

test('what a colleague types meanwhile elsewhere stands, and open editors are led on by a step of that block alone', async () => {
	const { id, version } = await draft();
	await change(id, version, { html: THREE.replace('150', '180') });
	const { blocks } = await compare(id, 1, 'now');
	const { number, doc } = await opened(id);
	await type(id, 'Typed meanwhile. ', 1);
	expect((await restore(id, { revision: 1, block: 1, seen: blocks[1]?.place?.seen })).status).toBe(200);
	expect(await textOf(id)).toBe(THREE.replace('The first', 'Typed meanwhile. The first'));
	const { steps } = (await editor.ask('GET', `article/${id}/steps?after=${number}`)).data as {
		steps: { step: StepRecord }[];
	};
	const made = steps.reduce(
		(text, { step }) => stepOf(step).apply(text).doc ?? text,
		documentOfRecord(doc as StepRecord),
	);
	expect(made.textContent).toContain('Typed meanwhile. The first paragraph is here.A fee of 150');
	const spans = steps.map(({ step }) => Number(step.to) - Number(step.from));
	expect(Math.max(...spans)).toBeLessThan(10);
});

test('nobody’s words go whom the restorer has not seen: a place that looks otherwise by now is a conflict', async () => {
	const { id, version } = await draft();
	await change(id, version, { html: THREE.replace('150', '180') });
	const { blocks } = await compare(id, 1, 'now');
	await type(id, 'Exactly: ', documentOfHtml(THREE).child(0).nodeSize + 1);
	const refused = await restore(id, { revision: 1, block: 1, seen: blocks[1]?.place?.seen });
	expect([refused.status, refused.data.reason, refused.data.field]).toEqual([409, 'conflict', 'seen']);
	const again = await compare(id, 1, 'now');
	expect((await restore(id, { revision: 1, block: 1, seen: again.blocks[1]?.place?.seen })).status).toBe(200);
	expect(await textOf(id)).toBe(THREE);
	// Words that were typed and never saved are in the history.
	expect((await compare(id, 3, 'now')).blocks[1]?.before?.text).toBe('Exactly: A fee of 180 for an entry.');
});

test('nobody restores a block without the right, or what is not there', async () => {
	const { id, version } = await draft();
	await change(id, version, { html: '<p>Only this.</p>' });
	const body = { revision: 1, block: 1, seen: null };
	for (const [name, who, read] of strangers)
		expect([name, (await restore(id, body, who)).status]).toEqual([name, read]);
	expect((await restore(9_999_999, body)).status).toBe(404);
	for (const [field, more] of [
		['revision', { revision: 77 }],
		['block', { block: 77 }],
	] as const) {
		const answer = await restore(id, { ...body, ...more });
		expect([answer.status, answer.data.field]).toEqual([404, field]);
	}
	expect(await textOf(id)).toBe('<p>Only this.</p>');
	expect(await site.db.staff.select().from(article_step).where(eq(article_step.article_id, id))).toEqual([]);
});

test('of a published piece it is a change for readers: who may not publish is refused, and a correction is told', async () => {
	const { id, version } = await draft();
	const { rows } = (await editor.ask('GET', 'author?limit=1')).data as { rows: { id: number }[] };
	const author = rows[0]?.id as number;
	const linked = await change(id, version, { html: THREE.replace('150', '180'), links: { authors: [author] } });
	const out = await editor.ask('POST', `article/${id}/publish`, { version: linked });
	expect(out.status).toBe(200);
	const { blocks } = await compare(id, 1, 'readers');
	const body = { revision: 1, block: 1, seen: blocks[1]?.place?.seen };
	const own = await signedIn(site, [{ role: 'reporter' }], author);
	expect((await restore(id, { ...body, extent: 'minor' }, own)).status).toBe(403);
	const wordless = await restore(id, { ...body, extent: 'correction' });
	expect([wordless.status, wordless.data.field]).toEqual([400, 'correction']);
	const restored = await restore(id, { ...body, extent: 'correction', correction: 'The fee is 150.' });
	expect(restored.status).toBe(200);
	const { content } = (await editor.ask('GET', `article/${id}`)).data as {
		content: { html: string; corrections: { text: string }[] };
	};
	expect([content.html, content.corrections.map(({ text }) => text)]).toEqual([THREE, ['The fee is 150.']]);
});

test('who wrote which words is told by step, of the text that stands and of what was saved', async () => {
	const { id, version } = await draft();
	const colleague = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	await type(id, 'Typed by the desk. ', 1, colleague);
	// The person who saves the row has written none of it.
	expect((await editor.ask('POST', `article/${id}/fold`, {})).data).toEqual({ version: version + 1 });
	await type(id, 'And this. ', 1);
	const authorship = (await editor.ask('GET', `article/${id}/authorship?of=now`)).data as unknown as AuthorshipAnswer;
	expect(authorship.exact_since).toEqual(expect.any(Number));
	const [first] = authorship.blocks;
	expect(first?.runs.map(({ text, by }) => [text, authorship.people[by]?.who])).toEqual([
		['And this. ', 'editoren'],
		['Typed by the desk. ', 'desken'],
		['The first paragraph is here.', 'editoren'],
	]);
	expect(authorship.people.map(({ who, words }) => [who, words])).toEqual([
		['editoren', 18],
		['desken', 4],
	]);
	const saved = (await editor.ask('GET', `article/${id}/authorship?of=${version + 1}`))
		.data as unknown as AuthorshipAnswer;
	expect(saved.blocks[0]?.runs.map(({ text }) => text)).toEqual([
		'Typed by the desk. ',
		'The first paragraph is here.',
	]);
	expect((await editor.ask('GET', `article/${id}/authorship?of=77`)).status).toBe(404);
	expect((await editor.ask('GET', `article/${id}/authorship?of=readers`)).status).toBe(404);
});

test('a restored block is its first writer’s, and somebody whose account is gone has no name', async () => {
	const { id, version } = await draft();
	const colleague = await signedIn(site, [{ role: 'desk', edition: 'en' }, { role: 'editor' }]);
	const steps = await opened(id);
	expect(steps.number).toBe(version);
	await type(id, 'Words of somebody who leaves. ', 1, colleague);
	const fold = await editor.ask('POST', `article/${id}/fold`, {});
	const now = fold.data.version as number;
	await change(id, now, { html: '<p>A fee of 150 for an entry.</p>' });
	const { blocks } = await compare(id, now, 'now');
	expect(blocks[0]).toMatchObject({ is: 'gone', place: { seen: null } });
	expect((await restore(id, { revision: now, block: 0, seen: null })).status).toBe(200);
	const people = async () => {
		const { data } = await editor.ask('GET', `article/${id}/authorship?of=now`);
		const { people: found, blocks: parts } = data as unknown as AuthorshipAnswer;
		return parts[0]?.runs.map(({ text, by }) => [text, found[by]?.who]);
	};
	const rest = ['The first paragraph is here.', 'editoren'];
	expect(await people()).toEqual([['Words of somebody who leaves. ', 'desken+editor'], rest]);
	await site.db.write((tx) => tx.delete(account).where(eq(account.name, 'desken+editor')));
	expect(await people()).toEqual([['Words of somebody who leaves. ', null], rest]);
});
