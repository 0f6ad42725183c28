/** A picture is replaced by another one in everything that uses it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { type StoredByTest, storePicture } from '../../../../tests/stored-files';
import { roles } from '../../../shared/staff';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import type { ArticleDetail } from '../article/article-calls';
import type { ArticleStates } from '../article/article-history-calls';

let site: TestFront;
let desk: Visitor;
let admin: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
	admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

const version = async (path: string, by = admin) => (await by.ask('GET', path)).data.version;
async function change(path: string, set: object, by = admin) {
	const answer = await by.ask('PATCH', path, { ...set, version: await version(path, by) });
	expect(answer).toMatchObject({ status: 200 });
}
/** A picture of the library, with words in some editions. */
async function picture(words: object): Promise<StoredByTest> {
	const stored = await storePicture(site, desk);
	await change(`media/${stored.id}`, words);
	return stored;
}
const pair = async () => ({
	old: await picture({ credit: 'Old Agency', texts: { en: { alt: 'The old line' }, es: { alt: 'La línea vieja' } } }),
	young: await picture({ credit: 'Ana Ruiz', texts: { en: { alt: 'The new line' }, es: { alt: 'La línea nueva' } } }),
});
const replace = ({ old, young }: Awaited<ReturnType<typeof pair>>, more: object = {}, by = desk) =>
	by.ask('POST', `media/${old.id}/replace`, { by: young.id, ...more });
const figure = ({ name }: StoredByTest) =>
	`<figure><img src="/media/${name}" alt="Words of this text"><figcaption>At noon <cite>Old Agency</cite></figcaption></figure>`;
const given = { edition: 'en', type: 'company' };
async function article(title: string, more: object, by = desk) {
	const made = await by.ask('POST', 'article', { ...given, title, links: { authors: [author_id] }, ...more });
	expect(made).toMatchObject({ status: 201 });
	return made.data as { id: number; version: number };
}
async function published(title: string, more: object) {
	const made = await article(title, more);
	const done = await desk.ask('POST', `article/${made.id}/publish`, { version: made.version });
	expect(done).toMatchObject({ status: 200 });
	return { id: made.id, version: done.data.version as number };
}
const detail = async (id: number) => (await desk.ask('GET', `article/${id}`)).data as unknown as ArticleDetail;
const reader = async (path: string) => (await fetch(site.url + path)).text();
const shown = async ({ id }: StoredByTest) =>
	(await desk.ask('GET', `media/${id}/shown`)).data.rows as { noun: string; key: number; place: string }[];
const typed = async (id: number) => {
	const { rows } = await site.db.staff.execute<{ html: string }>(
		sql`select html from article_text where article_id = ${id}`,
	);
	return rows[0]?.html;
};

test('readers, the working copy, what is typed and drafts show the other picture with its words', async () => {
	const both = await pair();
	const { old, young } = both;
	const text = `<p>A line runs in Leeds.</p>\n${figure(old)}`;
	const front = await published('A line that is shown', { html: text, cover_id: old.id, cover_alt: 'Of this article' });
	const draft = await article('A line that is not shown yet', { html: text });
	await change(`article/${front.id}`, { html: `${text}\n<p>It waits in the copy.</p>` }, desk);
	const gone = await article('A line that was given up', { html: figure(old) });
	const given_up = await desk.ask('POST', `article/${gone.id}/discard`, { version: gone.version });
	expect(given_up).toMatchObject({ status: 200 });
	const { number } = (await desk.ask('GET', `article/${front.id}/steps`)).data as { number: number };
	const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Typed: ' }] } };
	const body = { after: number, schema: TEXT_SCHEMA, client: 'an-open-editor', steps: [step] };
	expect((await desk.ask('POST', `article/${front.id}/steps`, body)).data).toMatchObject({ is_taken: true });
	const { content } = await detail(front.id);

	expect(await replace(both)).toMatchObject({ status: 200, data: { articles: 3, rows: 0 } });

	const page = await reader(`/news/${content.seo_url}`);
	expect(page).toContain(`/media/${young.name}`);
	expect(page).not.toContain(old.name);
	expect(page).toContain('alt="The new line"');
	expect(page).toMatch(/At noon <cite>Ana Ruiz<\/cite>/);
	expect(page).not.toContain('Old Agency');
	expect(page).not.toContain('It waits in the copy.');
	const after = await detail(front.id);
	expect(after.content.html).toContain('It waits in the copy.');
	expect(after.content.html).toContain(young.name);
	expect(after.content).toMatchObject({ cover_id: young.id, cover_alt: null });
	// To readers it is no news.
	const dates = await site.db.staff.execute(sql`select revised_at from article where id = ${front.id}`);
	expect(dates.rows).toEqual([{ revised_at: null }]);
	expect(await typed(front.id)).toContain('Typed: ');
	expect(await typed(front.id)).toContain(young.name);
	for (const { id } of [draft, gone]) expect((await detail(id)).content.html).toContain(young.name);
	expect((await detail(gone.id)).status).toBe('discarded');
	const states = (await desk.ask('GET', `article/${front.id}/history`)).data as unknown as ArticleStates;
	expect(states.rows.find(({ change_kind }) => change_kind === 'minor')).toMatchObject({ verb: 'replace' });
	// The old one stays in the library, used by nothing, and readers get it no more.
	expect(await shown(old)).toEqual([]);
	expect((await fetch(`${site.url}/media/${old.name}`)).status).toBe(404);
	expect((await fetch(`${site.url}/media/${young.name}`)).status).toBe(200);
	const path = `media/${old.id}`;
	expect((await desk.ask('DELETE', `${path}?version=${await version(path)}`)).status).toBe(200);
});

test('companies, pages, photographs, subjects, books and sent letters show it too', async () => {
	const both = await pair();
	const { old, young } = both;
	const { rows: companies } = (await admin.ask('GET', 'company?limit=1')).data as { rows: { id: number }[] };
	const { rows: pages } = (await admin.ask('GET', 'page?limit=1')).data as { rows: { id: number }[] };
	const [company, page] = [companies[0]?.id, pages[0]?.id];
	await change(`company/${company}`, { logo_id: old.id });
	await change(`page/${page}`, { html: `<p>About us</p>\n${figure(old)}` });
	await site.db.write(async (tx) => {
		await tx.execute(sql`update book set cover_id = ${old.id} where id = (select min(id) from book)`);
		await tx.execute(sql`update photo set media_id = ${old.id} where id = (select min(id) from photo)`);
		await tx.execute(
			sql`update subject_module set content = content || ${JSON.stringify({ html: figure(old) })}::jsonb
				where id = (select min(id) from subject_module)`,
		);
		await tx.execute(
			sql`update issue set html = ${figure(old)} where id = (select min(id) from issue where edition = 'es')`,
		);
	});
	const before = await shown(old);
	expect(before.map(({ noun }) => noun).sort()).toEqual(['book', 'company', 'issue', 'page', 'photo', 'subject']);

	expect(await replace(both, {}, admin)).toMatchObject({ status: 200, data: { articles: 0, rows: before.length } });

	expect(await shown(old)).toEqual([]);
	expect((await shown(young)).map(({ noun, key }) => [noun, key])).toEqual(before.map(({ noun, key }) => [noun, key]));
	const html = (await admin.ask('GET', `page/${page}`)).data.html as string;
	expect(html).toContain(`alt="The new line"><figcaption>At noon <cite>Ana Ruiz</cite>`);
	const { rows: letters } = await site.db.staff.execute<{ html: string }>(
		sql`select html from issue where id = (select min(id) from issue where edition = 'es')`,
	);
	expect(letters[0]?.html).toContain('alt="La línea nueva"');
	const { rows: modules } = await site.db.staff.execute<{ html: string }>(
		sql`select content ->> 'html' as html from subject_module where id = (select min(id) from subject_module)`,
	);
	expect(modules[0]?.html).toContain('alt="The new line"');
	const history = await admin.ask('GET', `revision?noun=company&row=${company}`);
	expect((history.data.rows as { verb: string }[])[0]?.verb).toBe('change');
});

test('what no picture can take the place of another with is refused with its reason, and nothing changes', async () => {
	const both = await pair();
	const { old, young } = both;
	const { id } = await article('Una línea', { edition: 'es', html: figure(old) });
	const ask = async (set: object, more: object = {}) => {
		await change(`media/${young.id}`, set);
		return replace(both, more);
	};
	const texts = { en: { alt: 'The new line' } };
	const refusal = (rule: object) => ({ status: 400, data: { reason: 'invalid', field: 'by', rule } });
	expect(await ask({ texts })).toMatchObject(refusal({ name: 'undescribed', edition: 'ES' }));
	const all = { ...texts, es: { alt: 'La línea nueva' } };
	expect(await ask({ texts: all, expires_on: '2020-01-31' })).toMatchObject(refusal({ name: 'licence_ended' }));
	expect((await ask({ expires_on: null }, { version: '0123456789abcdef' })).status).toBe(409);
	const same = await desk.ask('POST', `media/${old.id}/replace`, { by: old.id });
	expect(same).toMatchObject(refusal({ name: 'same_picture' }));
	for (const by of [999_999, young.name, undefined])
		expect((await desk.ask('POST', `media/${old.id}/replace`, { by })).status).toBe(by === 999_999 ? 404 : 400);
	expect((await desk.ask('POST', 'media/999999/replace', { by: young.id })).status).toBe(404);
	expect((await detail(id)).content.html).toContain(old.name);
	expect(await shown(young)).toEqual([]);
});

test('only the desk and administrators replace, and only where they may change everything that uses the picture', async () => {
	const both = await pair();
	const { id } = await article('A line of one edition', { html: figure(both.old) });
	for (const role of roles)
		if (!['desk', 'admin'].includes(role))
			expect([role, (await replace(both, {}, await signedIn(site, [{ role }]))).status]).toEqual([role, 403]);
	const spanish = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	expect((await replace(both, {}, spanish)).status).toBe(403);
	expect((await detail(id)).content.html).toContain(both.old.name);
	// An advertisement belongs to those who book it.
	const booked = await site.db.write((tx) =>
		tx.execute(sql`update adv set image_id = ${both.old.id} where id = (select min(id) from adv) returning id`),
	);
	expect(booked.rows).toHaveLength(1);
	expect((await replace(both)).status).toBe(403);
	expect((await detail(id)).content.html).toContain(both.old.name);
	expect(await replace(both, {}, admin)).toMatchObject({ status: 200, data: { articles: 1, rows: 1 } });
});
