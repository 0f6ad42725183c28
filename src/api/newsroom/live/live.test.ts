import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../../tests/live-stream';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { session } from '../../../data/tables/security/account';
import { tokenHash } from '../../../platform/security/signature';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { LiveHub } from './hub';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
});
afterAll(() => site.stop());

test('whoever is signed in is told what changes, as it is committed, and nobody else', async () => {
	const stream = await listen(site.url, desk);
	expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
		'content-type': expect.stringContaining('text/event-stream'),
		'cache-control': 'no-store, no-transform',
	});
	expect(stream.answer.headers.get('content-encoding')).toBeNull();
	const made = await desk.ask('POST', 'article', { edition: 'en', type: 'company', title: 'Told as it happens' });
	const text = await stream.waitFor(new RegExp(`article:${made.data.id}"`));
	// Writers of one text hear of each other's steps, and lists that show the article need not ask again.
	const { number } = (await desk.ask('GET', `article/${made.data.id}/steps`)).data;
	const typed = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Typed' }] } };
	const sent = { after: number, schema: TEXT_SCHEMA, client: 'an-open-editor', steps: [typed] };
	expect((await desk.ask('POST', `article/${made.data.id}/steps`, sent)).status).toBe(200);
	const later = await stream.waitFor(new RegExp(`article_text:${made.data.id}"`));
	expect(later.slice(text.length)).not.toContain(`"article:${made.data.id}"`);
	// The stream does not report who comes and goes, nor what readers do.
	expect(text).not.toMatch(/session|account|subscription/);
	stream.close();
	expect((await fetch(`${site.url}/admin/api/live`)).status).toBe(401);
	const nobody = await signedIn(site, []);
	nobody.cookie = nobody.cookie.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
	expect((await listen(site.url, nobody)).answer.status).toBe(401);
});

test('colleagues see who has a row open, until that browser closes it', async () => {
	const stream = await listen(site.url, desk);
	const open = [{ row: 'article:12', is_writing: true }];
	const say = (at: number, what: unknown[]) =>
		desk.ask('POST', 'presence', { browser: 'a-browser-of-mine', at, open: what });
	expect((await say(1, open)).status).toBe(200);
	await stream.waitFor(/"row":"article:12","is_writing":true/);
	await say(3, []);
	await stream.waitFor(/data: \[\]\n\n$/);
	// A word that was said before the last one, and comes after it.
	await say(2, open);
	await say(4, [{ row: 'article:13', is_writing: false, caret: { number: 7, anchor: 3, head: 9 } }]);
	const text = await stream.waitFor(/"article:13","is_writing":false,"caret":\{"number":7,"anchor":3,"head":9\}/);
	expect(text.match(/article:12/g)).toHaveLength(1);
	stream.close();
	for (const wrong of [
		{
			browser: 'a-browser-of-mine',
			at: 5,
			open: [{ row: 'a:1', is_writing: true, caret: { number: -1, anchor: 0, head: 0 } }],
		},
		{ browser: 'x', at: 5, open: [] },
		{ browser: 'a-browser-of-mine', at: 5, open: [{ row: 'a b' }] },
		{ browser: 'a-browser-of-mine', open: [] },
	])
		expect((await desk.ask('POST', 'presence', wrong)).status).toBe(400);
	const answer = await fetch(`${site.url}/admin/api/presence`, { method: 'POST', body: '{}' });
	expect(answer.status).toBe(401);
});

test('nobody speaks for the browser of somebody else, nor for a hundred of their own', async () => {
	const stream = await listen(site.url, desk);
	const other = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	const say = (who: Visitor, browser: string, at: number, row: string) =>
		who.ask('POST', 'presence', { browser, at, open: [{ row, is_writing: true }] });
	await say(desk, 'a-known-browser', 1, 'article:20');
	await say(other, 'a-known-browser', 2, 'article:21');
	const last = async () => {
		const text = await stream.waitFor(/article:29"[^\n]*\n\n$/);
		return JSON.parse(text.slice(text.lastIndexOf('data: ') + 6)) as { row: string }[];
	};
	for (let n = 0; n < 30; n += 1) await say(other, `one-of-many-${n}`, 3, `article:${n === 29 ? '29' : `9${n}`}`);
	const rows = (await last()).map(({ row }) => row);
	expect(rows).toContain('article:20');
	expect(rows).not.toContain('article:21');
	expect(rows.length).toBeLessThan(15);
	stream.close();
});

test('a row whose key is a long address is told of, and more of them than a notice holds are no fault', async () => {
	const stream = await listen(site.url, desk);
	const open = (n: number) => ({ row: `redirect:/es/año/${n}-${'a'.repeat(300)}`, is_writing: false });
	const say = (at: number, rows: number[]) =>
		desk.ask('POST', 'presence', { browser: 'with-long-names', at, open: rows.map(open) });
	expect((await say(1, [1])).status).toBe(200);
	await stream.waitFor(/redirect:\/es\/año\/1-/);
	expect(
		(
			await say(
				2,
				Array.from({ length: 40 }, (_, n) => n + 2),
			)
		).status,
	).toBe(200);
	await stream.waitFor(/redirect:\/es\/año\/2-/);
	stream.close();
});

test('a browser whose stream ends without a word has gone, and one that says something since stays', async () => {
	const hub = new LiveHub(site.db, 20_000, 0);
	const mine = hub
		.open(async () => true)
		.body?.pipeThrough(new TextDecoderStream())
		.getReader();
	const here = (browser: string, at: number, account = 7) => {
		const open = [{ row: 'article:14', is_writing: true }];
		site.db.changes.emit('present', { browser, account, name: 'Ana', at, open });
	};
	const gone = hub.open(async () => true, { browser: 'was-killed', account: 7 });
	const back = hub.open(async () => true, { browser: 'comes-back', account: 7 });
	const others = hub.open(async () => true, { browser: 'of-another', account: 8 });
	for (const browser of ['was-killed', 'comes-back', 'of-another']) here(browser, 1);
	for (const stream of [others, back, gone]) await stream.body?.cancel();
	here('comes-back', 2);
	let last: { browser: string }[] = [];
	while (last.length !== 2 || last.some(({ browser }) => browser === 'was-killed')) {
		const text = (await mine?.read())?.value ?? '';
		last = JSON.parse(text.slice(text.indexOf('data: ') + 6)) as typeof last;
	}
	expect(last.map(({ browser }) => browser).toSorted()).toEqual(['comes-back', 'of-another']);
	expect(hub.size).toBe(1);
	await mine?.cancel();
});

test('a stream ends with its session', async () => {
	const other = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	const hash = tokenHash(other.cookie);
	const stands = async () => (await site.db.staff.execute('select 1')).rows.length === 1 && isIn;
	let isIn = true;
	const hub = new LiveHub(site.db, 20);
	const reader = hub.open(stands).body?.pipeThrough(new TextDecoderStream()).getReader();
	expect((await reader?.read())?.value).toContain('event: present');
	expect((await reader?.read())?.value).toBe(': here\n\n');
	await site.db.write((tx) => tx.delete(session).where(eq(session.hash, hash)));
	isIn = false;
	for (;;) if ((await reader?.read())?.done) break;
	expect(hub.size).toBe(0);
	expect((await listen(site.url, other)).answer.status).toBe(401);
});

test('what another node has changed, and what is open there, is told here', async () => {
	const { hearScreens } = await import('../../../platform/db/screens');
	const stream = await listen(site.url, desk);
	const receive = (channel: string, node: string, what: unknown) =>
		hearScreens(site.db.changes, site.db.node, channel, JSON.stringify({ node, what }));
	receive('brume_touched', site.db.node, ['article:990']);
	receive('brume_touched', 'another', ['article:991', 'account:1']);
	const text = await stream.waitFor(/article:991/);
	expect(text).not.toMatch(/article:990|account:1/);
	const open = [{ row: 'tag:5', is_writing: false }];
	receive('brume_present', 'another', { browser: 'elsewhere', account: 1, name: 'Ana', at: 1, open });
	await stream.waitFor(/"name":"Ana","row":"tag:5"/);
	stream.close();
});
