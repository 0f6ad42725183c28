import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { withdrawDue } from '../../../commands/article/publish-due';
import { createContext } from '../../../commands/command';
import { article } from '../../../data/tables/article';
import { audit, redirect } from '../../../data/tables/site';
import { englishWords, spanishWords } from '../../../editions/words/words';

let site: TestFront;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

let count = 0;
beforeEach(() => {
	count += 1;
});

interface Piece {
	id: number;
	version: number;
	path: string;
	byNumber: string;
}
const prefix = (edition: string) => (edition === 'en' ? '' : `/${edition}`);

/** Publishes an article whose headline is unique. */
async function published(edition = 'en', html = '<p>The kiln goes out.</p>'): Promise<Piece> {
	const made = await desk.ask('POST', 'article', {
		edition,
		type: 'company',
		title: `A kiln goes out ${edition} ${count} ${html.length}`,
		html,
		links: { authors: [author_id] },
	});
	const { id, version } = made.data as { id: number; version: number };
	const shown = await desk.ask('POST', `article/${id}/publish`, { version });
	const { content } = (await desk.ask('GET', `article/${id}`)).data as { content: { seo_url: string } };
	return {
		id,
		version: shown.data.version as number,
		path: `${prefix(edition)}/news/${content.seo_url}`,
		byNumber: `${prefix(edition)}/news/detail?id=${id}`,
	};
}
const withdraw = ({ id, version }: Piece, more: Record<string, unknown> = {}) =>
	desk.ask('POST', `article/${id}/withdraw`, { version, reason: 'A judge said so.', ...more });
const reader = async (path: string) => {
	const answer = await fetch(site.url + path, { redirect: 'manual' });
	return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};

test.each([
	['en', englishWords],
	['es', spanishWords],
])('what is withdrawn is gone, and says so in the words of the edition %s', async (edition, words) => {
	const piece = await published(edition);
	expect((await reader(piece.path)).status).toBe(200);
	expect((await withdraw(piece)).status).toBe(200);
	for (const path of [piece.path, piece.byNumber]) {
		const { status, text } = await reader(path);
		expect([path, status]).toEqual([path, 410]);
		expect(
			[words.refusals[410].heading, '<meta name="robots" content="noindex'].filter((one) => !text.includes(one)),
		).toEqual([]);
		expect(text.includes('kiln')).toBe(false);
	}
});

test('it leads to the address that was named, and comes back when it is published again', async () => {
	const piece = await published();
	expect((await withdraw(piece, { to: '/news/list/company' })).status).toBe(200);
	for (const path of [piece.path, piece.byNumber])
		expect(await reader(path)).toMatchObject({ status: 301, location: '/news/list/company' });
	const [row] = await site.db.write((tx) =>
		tx
			.select()
			.from(audit)
			.where(eq(audit.row_id, String(piece.id)))
			.orderBy(audit.id)
			.offset(2),
	);
	expect(row).toMatchObject({ action: 'withdraw', detail: { note: 'A judge said so.', to: '/news/list/company' } });
	await desk.ask('POST', `article/${piece.id}/publish`, { version: piece.version + 1 });
	expect((await reader(piece.path)).status).toBe(200);
	expect(await reader(piece.byNumber)).toMatchObject({ status: 301, location: piece.path });
});

test('one that becomes a draft again is not there, rather than gone', async () => {
	const piece = await published();
	const { data } = await withdraw(piece);
	expect((await reader(piece.path)).status).toBe(410);
	await desk.ask('POST', `article/${piece.id}/return`, { version: data.version, note: 'To be written anew.' });
	expect((await reader(piece.path)).status).toBe(404);
});

test('a draft that no reader saw is not there, and a former address leads to one that is gone', async () => {
	const piece = await published();
	await desk.ask('PATCH', `article/${piece.id}`, {
		version: piece.version,
		seo_url: `kiln-moved-${count}`,
		extent: 'minor',
	});
	await withdraw({ ...piece, version: piece.version + 1 });
	expect(await reader(piece.path)).toMatchObject({ status: 301, location: `/news/kiln-moved-${count}` });
	expect((await reader(`/news/kiln-moved-${count}`)).status).toBe(410);
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: `Never shown ${count}`,
		html: '<p>x</p>',
	});
	expect((await reader(`/news/detail?id=${made.data.id}`)).status).toBe(404);
});

test('an address that leads back to it is refused, and so is one that runs a script', async () => {
	const piece = await published();
	await site.db.write((tx) => tx.insert(redirect).values({ source: `/old-kiln-${count}`, target: piece.path }));
	for (const to of [piece.path, `${piece.path}#end`, `/old-kiln-${count}`, 'javascript:alert(1)', '//evil.example'])
		expect(await withdraw(piece, { to })).toMatchObject({ status: 400, data: { field: 'to' } });
	expect((await reader(piece.path)).status).toBe(200);
});

test('what leads to it is told before and after, without itself', async () => {
	const piece = await published();
	const before = await published('en', `<p><a href="${piece.path}#part">before</a> and <a href="/china">China</a></p>`);
	await site.db.write((tx) => tx.insert(redirect).values({ source: `/short-kiln-${count}`, target: piece.path }));
	const wanted = [
		{ noun: 'article', key: String(before.id), edition: 'en', status: 'published' },
		{ noun: 'redirect', key: `/short-kiln-${count}` },
	];
	expect((await desk.ask('GET', `article/${piece.id}/links`)).data.links).toMatchObject(wanted);
	expect((await withdraw(piece)).data.links).toMatchObject(wanted);
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }]);
	expect((await reporter.ask('GET', `article/${piece.id}/links`)).status).toBe(404);
	expect(
		(await reporter.ask('POST', `article/${before.id}/withdraw`, { version: before.version, reason: 'x' })).status,
	).toBe(403);
	expect((await reader(before.path)).status).toBe(200);
});

test('what the clock withdraws is gone as well', async () => {
	const piece = await published();
	const now = Math.floor(Date.now() / 1000);
	await site.db.write((tx) =>
		tx
			.update(article)
			.set({ unpublish_at: now + 30 })
			.where(eq(article.id, piece.id)),
	);
	expect(await withdrawDue(createContext(site.db, actors.clock, now + 31))).toContain(piece.id);
	expect((await reader(piece.path)).status).toBe(410);
});

test('an address that editors say is gone answers so, whether a page could stand there or not', async () => {
	for (const source of ['/a-folder/of-old', '/news/of-old']) {
		const made = await desk.ask('POST', 'redirect', { source, target: null, status: 410, reason: 'newsroom' });
		expect(made).toMatchObject({ status: 201 });
		expect((await reader(source)).status).toBe(410);
		expect((await desk.ask('DELETE', `redirect/row?key=${source}&version=${made.data.version}`)).status).toBe(200);
		expect((await reader(source)).status).not.toBe(410);
	}
	expect(await desk.ask('POST', 'redirect', { source: '/x-1', target: null })).toMatchObject({
		status: 400,
		data: { field: 'target' },
	});
	expect(await desk.ask('POST', 'redirect', { source: '/x-1', target: '/', status: 304 })).toMatchObject({
		status: 400,
		data: { field: 'status' },
	});
});
