import { eq, sql } from 'drizzle-orm';
import { ReplaceStep, type Step } from 'prosemirror-transform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { sweepSteps } from '../../../commands/article/fold-text';
import { createContext } from '../../../commands/command';
import { article } from '../../../data/tables/article';
import { article_step, article_text } from '../../../data/tables/desk/article-text';
import { revision } from '../../../data/tables/revision';
import { htmlOf } from '../../../shared/text/document-html';
import { schema } from '../../../shared/text/schema';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { documentOfRecord, type StepRecord, stepOf } from '../../../shared/text/steps';

let site: TestFront;
let editor: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	editor = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

interface StepsAnswer {
	number: number;
	is_taken: boolean;
	steps: { client: string; step: StepRecord }[];
	doc?: StepRecord;
	schema: number;
}
const TEXT = '<p>One</p>\n<p>Two</p>';
const CLIENT = 'an-open-editor';
let count = 0;

/** A draft, and the state of its text that writers have. */
async function draft(html = TEXT) {
	count += 1;
	const made = await editor.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: `Written together ${count}`,
		html,
	});
	return made.data as { id: number; version: number };
}
const open = async (id: number, after?: number) =>
	(await editor.ask('GET', `article/${id}/steps${after === undefined ? '' : `?after=${after}`}`))
		.data as unknown as StepsAnswer;
const send = (id: number, after: number, steps: unknown[], more: object = {}, who = editor) =>
	who.ask('POST', `article/${id}/steps`, { after, schema: TEXT_SCHEMA, client: CLIENT, steps, ...more });
const row = async (id: number) => {
	const { data } = await editor.ask('GET', `article/${id}`);
	return { ...data, html: (data.content as { html: string }).html } as {
		version: number;
		html: string;
		changed_by: string;
	};
};
/** A step that types words at a place of a text. */
const typing = (text: string, at = 1): StepRecord => insertion(text, at).toJSON() as StepRecord;
const insertion = (text: string, at: number): Step =>
	new ReplaceStep(
		at,
		at,
		documentOfRecord({ type: 'doc', content: [{ type: 'p', content: [{ type: 'text', text }] }] }).slice(
			1,
			1 + text.length,
		),
	);
const textOf = async (id: number) => {
	const { doc } = await open(id);
	return doc && htmlOf(documentOfRecord(doc));
};

test('steps are taken in one order, told to who lacks them, and saved with the next version', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	const taken = await send(id, number, [typing('A'), typing('B', 2)]);
	expect([taken.status, taken.data]).toEqual([200, { is_taken: true, number: number + 2, steps: [] }]);
	expect(await textOf(id)).toBe('<p>ABOne</p>\n<p>Two</p>');
	// An editor who lacks these steps gets them in the answer, and its own are not taken.
	const late = await send(id, number, [typing('C')], { client: 'another-editor' });
	expect(late.data).toMatchObject({ is_taken: false, number: number + 2 });
	const { steps } = late.data as unknown as StepsAnswer;
	expect(steps.map(({ client }) => client)).toEqual([CLIENT, CLIENT]);
	expect((await open(id, number + 1)).steps).toEqual(steps.slice(1));
	expect((await open(id, number + 2)).steps).toEqual([]);
	// The row gets the typed text with the next version and a revision, whatever else the save changes.
	expect(await row(id)).toMatchObject({ version, html: TEXT });
	const saved = await editor.ask('PATCH', `article/${id}`, { version, continues: true });
	expect(saved.data.version).toBe(version + 1);
	expect(await row(id)).toMatchObject({ version: version + 1, html: '<p>ABOne</p>\n<p>Two</p>' });
	// A save without a change changes no row.
	expect((await editor.ask('PATCH', `article/${id}`, { version: version + 1 })).data.version).toBe(version + 1);
	const kept = await site.db.staff.select().from(article_step).where(eq(article_step.article_id, id));
	expect(kept.map((one) => [one.schema, one.client, typeof one.account_id])).toEqual([
		[TEXT_SCHEMA, CLIENT, 'number'],
		[TEXT_SCHEMA, CLIENT, 'number'],
	]);
});

test('a version is made of what was typed without naming one, as often as two writers ask; one go is one version', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	const fold = (body: object, who = editor) => who.ask('POST', `article/${id}/fold`, body);
	await send(id, number, [typing('A')]);
	expect((await fold({ continues: true })).data).toEqual({ version: version + 1 });
	expect((await fold({})).data).toEqual({ version: version + 1 });
	await send(id, number + 1, [typing('B')]);
	expect((await fold({ continues: true })).data).toEqual({ version: version + 2 });
	expect(await row(id)).toMatchObject({ html: '<p>BAOne</p>\n<p>Two</p>' });
	const kept = await site.db.staff
		.select({ number: revision.number })
		.from(revision)
		.where(sql`${revision.noun} = 'article' and ${revision.row_id} = ${id}`)
		.orderBy(revision.number);
	expect(kept.map((one) => one.number)).toEqual([version, version + 2]);
	await send(id, number + 2, [typing('C')]);
	for (const [role, status] of [
		['data', 403],
		['reporter', 404],
	] as const) {
		const refused = await fold({}, await signedIn(site, [{ role }]));
		expect([role, refused.status]).toEqual([role, status]);
	}
	expect((await row(id)).version).toBe(version + 2);
	expect((await editor.ask('POST', 'article/999999/fold', {})).status).toBe(404);
});

test('nobody writes without the right, over what is no draft, or with an editor of another time', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	for (const [who, status] of [
		[await signedIn(site, [{ role: 'data' }]), 403],
		[await signedIn(site, [{ role: 'reporter' }]), 404],
		[await signedIn(site, [{ role: 'editor', edition: 'es' }]), 404],
		[await signedIn(site, []), 403],
	] as const)
		expect((await send(id, number, [typing('X')], {}, who)).status).toBe(status);
	const blind = await signedIn(site, [{ role: 'editor', edition: 'es' }]);
	expect((await blind.ask('GET', `article/${id}/steps`)).status).toBe(404);
	expect((await send(9_999_999, 1, [typing('X')])).status).toBe(404);
	const old = await send(id, number, [typing('X')], { schema: TEXT_SCHEMA - 1 });
	expect([old.status, old.data]).toMatchObject([409, { reason: 'state', field: 'schema' }]);
	expect((await editor.ask('POST', `article/${id}/discard`, { version })).status).toBe(200);
	const gone = await send(id, number, [typing('X')]);
	expect([gone.status, gone.data]).toMatchObject([409, { reason: 'state', field: 'status' }]);
	expect(await textOf(id)).toBe(TEXT);
	expect(await site.db.staff.select().from(article_text).where(eq(article_text.article_id, id))).toEqual([]);
});

test('a step that cannot be is refused by its place, and nothing of what came with it is taken', async () => {
	const { id } = await draft();
	const { number } = await open(id);
	const heading = { type: 'h2', content: [{ type: 'text', text: 'In a word' }] };
	const bad: unknown[] = [
		{},
		{ stepType: 'unknown' },
		{ stepType: 'replace', from: 900, to: 901 },
		{ stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'script' }] } },
		{ stepType: 'replace', from: 1, to: 1, slice: { content: [heading] } },
		{ stepType: 'replace', from: 'x', to: null },
		{ stepType: 'addMark', from: 1, to: 3, mark: { type: 'blink' } },
	];
	for (const step of bad) {
		const answer = await send(id, number, [typing('A'), step]);
		expect([step, answer.status, answer.data.field]).toEqual([step, 400, 'steps.1']);
	}
	// The text after each step must be valid for the schema and the database.
	const nul = await send(id, number, [typing('\0')]);
	expect([nul.status, nul.data.field]).toEqual([400, 'steps']);
	for (const [field, body] of [
		['after', { after: -1 }],
		['client', { client: 'x' }],
		['steps', { steps: [] }],
		['schema', { schema: 'one' }],
	] as const) {
		const answer = await send(id, number, [typing('A')], body);
		expect([answer.status, answer.data.field]).toEqual([400, field]);
	}
	expect((await open(id)).number).toBe(number);
	expect(schema.nodes.script).toBeUndefined();
});

test('an address that no reader may be led to does not come out of the steps', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	const mark = { type: 'a', attrs: { href: 'javascript:alert(1)' } };
	expect((await send(id, number, [{ stepType: 'addMark', mark, from: 1, to: 4 }])).status).toBe(200);
	await editor.ask('PATCH', `article/${id}`, { version });
	expect((await row(id)).html).not.toContain('javascript');
});

test('another text takes the place of typed words only beside them: they stand in the history, and editors go on', async () => {
	const { id, version } = await draft();
	await editor.ask('PATCH', `article/${id}`, { version, standfirst: 'A second version' });
	const { number } = await open(id);
	await send(id, number, [typing('Typed ')]);
	const restored = await editor.ask('POST', `article/${id}/restore`, { version: version + 1, number: version });
	expect([restored.status, restored.data.version]).toEqual([200, version + 3]);
	expect(await row(id)).toMatchObject({ html: TEXT });
	const kept = await site.db.staff
		.select({ number: revision.number, html: sql<string>`${revision.snapshot} ->> 'html'` })
		.from(revision)
		.where(sql`${revision.noun} = 'article' and ${revision.row_id} = ${id}`)
		.orderBy(revision.number);
	expect(kept.map(({ html }) => html)).toEqual([TEXT, TEXT, '<p>Typed One</p>\n<p>Two</p>', TEXT]);
	// An editor with the typed words open gets one step that leads to the restored text.
	const { steps, number: now } = await open(id, number + 1);
	expect([now, steps.length]).toEqual([number + 2, 1]);
	const typed = documentOfRecord({
		type: 'doc',
		content: ['Typed One', 'Two'].map((text) => ({ type: 'p', content: [{ type: 'text', text }] })),
	});
	const led = stepOf(steps[0]?.step as StepRecord).apply(typed).doc;
	expect(led && htmlOf(led)).toBe(TEXT);
});

test('who sends a text whole over words that others have typed since is told of them first', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	await send(id, number, [typing('Typed ')]);
	const blind = await editor.ask('PATCH', `article/${id}`, { version, html: '<p>Whole</p>' });
	expect([blind.status, blind.data.reason]).toEqual([409, 'conflict']);
	const now = await row(id);
	expect(now).toMatchObject({ version: version + 1, html: '<p>Typed One</p>\n<p>Two</p>' });
	const seen = await editor.ask('PATCH', `article/${id}`, { version: now.version, html: '<p>Whole</p>' });
	expect(seen.data.version).toBe(version + 2);
	expect(await textOf(id)).toBe('<p>Whole</p>');
});

/** The text of an article that readers have. */
async function ofReaders(id: number) {
	const [found] = await site.db.read.select({ html: article.html }).from(article).where(eq(article.id, id));
	return found?.html;
}

test('exactly what was seen goes out: words that are typed since stay in the working copy', async () => {
	const { id, version } = await draft();
	const { rows } = (await editor.ask('GET', 'author?limit=1')).data as { rows: { id: number }[] };
	const linked = await editor.ask('PATCH', `article/${id}`, { version, links: { authors: [rows[0]?.id] } });
	const { number } = await open(id);
	await send(id, number, [typing('Unseen ')]);
	const out = await editor.ask('POST', `article/${id}/publish`, { version: linked.data.version });
	expect(out.status).toBe(200);
	expect(await ofReaders(id)).toBe('<p>One</p>\n<p>Two</p>');
	expect(await textOf(id)).toBe('<p>Unseen One</p>\n<p>Two</p>');
	expect((await send(id, number + 1, [typing('Later ')])).data).toMatchObject({ is_taken: true });
	expect(await ofReaders(id)).toBe('<p>One</p>\n<p>Two</p>');
	const saved = await editor.ask('POST', `article/${id}/fold`, {});
	const updated = await editor.ask('POST', `article/${id}/update`, { version: saved.data.version, extent: 'minor' });
	expect(updated.data).toMatchObject({ is_left: false });
	expect(await ofReaders(id)).toBe('<p>Later Unseen One</p>\n<p>Two</p>');
});

test('a text that readers had and no longer have takes no steps', async () => {
	const { id, version } = await draft();
	const { rows } = (await editor.ask('GET', 'author?limit=1')).data as { rows: { id: number }[] };
	const linked = await editor.ask('PATCH', `article/${id}`, { version, links: { authors: [rows[0]?.id] } });
	const out = await editor.ask('POST', `article/${id}/publish`, { version: linked.data.version });
	const desk = await signedIn(site, [{ role: 'desk' }]);
	const gone = await desk.ask('POST', `article/${id}/withdraw`, { version: out.data.version, reason: 'So.' });
	expect(gone.status).toBe(200);
	const { number } = await open(id);
	expect((await send(id, number, [typing('Later ')])).data).toMatchObject({ reason: 'state', field: 'status' });
});

test('what is erased stands in no step, and who has the text open is given it whole', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	await send(id, number, [typing('a secret name ')]);
	const erased = await editor.ask('POST', `article/${id}/erase`, {
		version,
		reason: 'A judge.',
		passage: 'secret name',
	});
	expect(erased.status).toBe(200);
	const { rows } = await site.db.staff.execute(sql`select 1 from article_step s, article_text t
		where s.article_id = ${id} and t.article_id = ${id} and (s.step::text || t.doc::text || t.html) like '%secret%'
		union all select 1 from article_text where article_id = ${id} and doc::text || html like '%secret%'
		union all select 1 from article_step where article_id = ${id}
		union all select 1 from revision where noun = 'article' and row_id = ${id} and snapshot::text like '%secret%'`);
	expect(rows).toEqual([]);
	const late = (await send(id, number + 1, [typing('B')])).data as unknown as StepsAnswer;
	expect([late.is_taken, late.steps]).toEqual([false, []]);
	expect(late.number).toBeGreaterThan(number + 1);
	expect(late.doc && htmlOf(documentOfRecord(late.doc))).toMatch(/^<p>a\W+One<\/p>/);
});

test('what was typed in a browser that is gone is saved by the clock, and steps are forgotten after thirty days', async () => {
	const { id, version } = await draft();
	const { number } = await open(id);
	await send(id, number, [typing('Left ')]);
	const now = Math.floor(Date.now() / 1000);
	const sweep = (at: number) => sweepSteps(createContext(site.db, actors.clock, at));
	await sweep(now + 5);
	expect((await row(id)).version).toBe(version);
	await sweep(now + 120);
	expect(await row(id)).toMatchObject({ version: version + 1, html: '<p>Left One</p>\n<p>Two</p>' });
	await sweep(now + 240);
	expect((await row(id)).version).toBe(version + 1);
	const steps = () => site.db.staff.select().from(article_step).where(eq(article_step.article_id, id));
	expect(await steps()).toHaveLength(1);
	await sweep(now + 31 * 86_400);
	expect(await steps()).toEqual([]);
	// An editor that lacks forgotten steps gets the whole text.
	expect(await open(id, number)).toMatchObject({ number: number + 1, steps: [], doc: { type: 'doc' } });
});

test('a text of an older schema goes on as what it says, under a number of its own', async () => {
	const { id } = await draft();
	const { number } = await open(id);
	await send(id, number, [typing('Old ')]);
	await site.db.write((tx) =>
		tx
			.update(article_text)
			.set({ schema: TEXT_SCHEMA - 1, doc: { type: 'of another time' } })
			.where(eq(article_text.article_id, id)),
	);
	const now = await open(id, number + 1);
	expect([now.number, now.steps]).toEqual([number + 2, []]);
	expect(now.doc && htmlOf(documentOfRecord(now.doc))).toBe('<p>Old One</p>\n<p>Two</p>');
	expect((await send(id, number + 2, [typing('New ')])).data).toMatchObject({ is_taken: true, number: number + 3 });
	expect(await textOf(id)).toBe('<p>New Old One</p>\n<p>Two</p>');
});

test('a text of fourteen thousand words is made, saved whole, and changed by a step', async () => {
	const long = `<p>${'Nine hundred tonnes of liquid. '.repeat(2_800)}</p>`.replace(' </p>', '</p>');
	const { id, version } = await draft(long);
	const { number } = await open(id);
	const paste = [typing('All at once, twice over. '.repeat(2_800))];
	expect((await send(id, number, paste)).data).toMatchObject({ is_taken: true });
	const saved = await editor.ask('PATCH', `article/${id}`, { version });
	expect([saved.status, (await row(id)).html.length]).toEqual([200, long.length + 25 * 2_800]);
	const whole = await editor.ask('PATCH', `article/${id}`, { version: saved.data.version, html: `${long}<p>End</p>` });
	expect([whole.status, (await row(id)).html]).toEqual([200, `${long}\n<p>End</p>`]);
	// A caller without the right is refused before the body is read.
	const answer = await fetch(`${site.url}/admin/api/article/${id}`, {
		method: 'PATCH',
		body: JSON.stringify({ html: long }),
	});
	expect(answer.status).toBe(401);
});
