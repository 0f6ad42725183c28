import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextFor, desk, nobody, staff, versionOf } from '../../../tests/actors';
import { openTestSite, type TestSite } from '../../../tests/site';
import type { Actor } from '../../access/actor';
import { article } from '../../data/tables/article';
import { redirect } from '../../data/tables/site';
import { queueInvalidation } from '../../platform/db/changes';
import { indexArticles } from '../../search/index/index-document';
import { tag } from '../../shared/cache-tags';
import { embargoArticle } from './embargo-article';
import { publishArticle } from './publish-article';
import { publishDue, withdrawDue } from './publish-due';
import { returnArticle } from './return-article';
import { scheduleArticle } from './schedule-article';
import { submitArticle } from './submit-article';
import { withdrawArticle } from './withdraw-article';

// The search shows nothing that is dated later than the database's own clock.
const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3_600;
const clock: Actor = { kind: 'clock' };

let site: TestSite;
let id: number;
let path: string;
beforeAll(async () => {
	site = await openTestSite({}, () => NOW);
});
afterAll(() => site.stop());
beforeEach(async () => {
	const [row] = await site.db.write((tx) =>
		tx.select().from(article).where(eq(article.edition, 'en')).orderBy(article.id).limit(1),
	);
	id = row?.id as number;
	path = `/news/${row?.seo_url}`;
	const draft = {
		status: 'draft',
		published_at: null,
		first_published_at: null,
		scheduled_at: null,
		zone: null,
		unpublish_at: null,
		embargo_until: null,
	} as const;
	await site.db.write(async (tx) => {
		// What an earlier test withdrew leaves word at its address.
		await tx.delete(redirect).where(eq(redirect.status, 410));
		await tx.update(article).set(draft).where(eq(article.id, id));
		await indexArticles(tx, [id]);
		queueInvalidation(tx, [tag.everything]);
	});
});

const row = async () => (await site.db.write((tx) => tx.select().from(article).where(eq(article.id, id))))[0];
const seen = async () => ({ id, version: await versionOf(site.db, id) });
const status = async () => (await site.app.request(path)).status;
/** Returns at which places readers find the article. */
const places = async () => {
	const list = (await (await site.app.request('/api/v2/article/page?limit=50')).json()) as {
		data: { list: { id: number }[] };
	};
	const title = (await row())?.title ?? '';
	const found = (await (
		await site.app.request(`/api/v2/article/page?limit=50&keyword=${encodeURIComponent(`"${title}"`)}`)
	).json()) as typeof list;
	const feed = await (await site.app.request('/feed.xml')).text();
	return {
		page: await status(),
		list: list.data.list.some((one) => one.id === id),
		search: found.data.list.some((one) => one.id === id),
		feed: feed.includes(`${path}</link>`),
	};
};
const EVERYWHERE = { page: 200, list: true, search: true, feed: true };
const NOWHERE = { page: 404, list: false, search: false, feed: false };
/** An article that readers once had answers that it is gone. */
const GONE = { ...NOWHERE, page: 410 };

test('a draft goes to readers by way of those who decide', async () => {
	await submitArticle(contextFor(site.db, NOW), await seen());
	expect(await row()).toMatchObject({ status: 'review' });
	expect(await places()).toEqual(NOWHERE);
	await publishArticle(contextFor(site.db, NOW), await seen());
	expect(await row()).toMatchObject({ status: 'published', published_at: NOW, first_published_at: NOW });
	expect(await places()).toEqual(EVERYWHERE);
});

test('a planned article appears at its hour, with that day, and its zone stays beside it until then', async () => {
	await scheduleArticle(contextFor(site.db, NOW - HOUR), { ...(await seen()), at: NOW - 60, zone: 'Europe/Madrid' });
	expect(await row()).toMatchObject({
		status: 'scheduled',
		scheduled_at: NOW - 60,
		zone: 'Europe/Madrid',
		published_at: null,
	});
	expect((await publishDue(contextFor(site.db, NOW - 61, clock))).published).not.toContain(id);
	expect(await places()).toEqual(NOWHERE);
	expect((await publishDue(contextFor(site.db, NOW, clock))).published).toContain(id);
	expect(await row()).toMatchObject({
		status: 'published',
		published_at: NOW - 60,
		first_published_at: NOW - 60,
		scheduled_at: null,
	});
	expect(await places()).toEqual(EVERYWHERE);
	expect((await publishDue(contextFor(site.db, NOW, clock))).published).toEqual([]);
});

test('an article whose time is over is gone from every place', async () => {
	await scheduleArticle(contextFor(site.db, NOW - 2 * HOUR), {
		...(await seen()),
		at: NOW - HOUR,
		zone: 'UTC',
		unpublish_at: NOW - 60,
	});
	await publishDue(contextFor(site.db, NOW - HOUR, clock));
	expect(await withdrawDue(contextFor(site.db, NOW - 61, clock))).not.toContain(id);
	expect(await places()).toEqual(EVERYWHERE);
	expect(await withdrawDue(contextFor(site.db, NOW, clock))).toContain(id);
	expect(await row()).toMatchObject({ status: 'withdrawn', unpublish_at: null, first_published_at: NOW - HOUR });
	expect(await places()).toEqual(GONE);
});

test('under embargo nobody publishes, neither at once nor by plan, and the database holds it too', async () => {
	await embargoArticle(contextFor(site.db, NOW), { ...(await seen()), until: NOW + HOUR });
	await expect(publishArticle(contextFor(site.db, NOW), await seen())).rejects.toMatchObject({
		code: 'state',
		field: 'embargo_until',
	});
	await expect(
		scheduleArticle(contextFor(site.db, NOW), { ...(await seen()), at: NOW + 60, zone: 'UTC' }),
	).rejects.toMatchObject({ code: 'invalid', field: 'at' });
	const byHand = site.db.write((tx) =>
		tx.update(article).set({ status: 'published', published_at: NOW }).where(eq(article.id, id)),
	);
	await expect(byHand).rejects.toMatchObject({ cause: { constraint: 'article_embargo_holds' } });
	expect(await places()).toEqual(NOWHERE);
	await publishArticle(contextFor(site.db, NOW + HOUR), await seen());
	await expect(
		embargoArticle(contextFor(site.db, NOW + HOUR), { ...(await seen()), until: NOW + 3 * HOUR }),
	).rejects.toMatchObject({ code: 'invalid', field: 'until' });
});

test('a withdrawn article that comes back keeps its first day', async () => {
	await publishArticle(contextFor(site.db, NOW - HOUR), await seen());
	await withdrawArticle(contextFor(site.db, NOW - 60), { ...(await seen()), reason: 'Facts in doubt' });
	expect(await places()).toEqual(GONE);
	await publishArticle(contextFor(site.db, NOW), await seen());
	expect(await row()).toMatchObject({ published_at: NOW - HOUR, first_published_at: NOW - HOUR });
});

test('what is published does not become a draft behind the readers', async () => {
	await publishArticle(contextFor(site.db, NOW), await seen());
	await expect(returnArticle(contextFor(site.db, NOW), { ...(await seen()), note: 'No' })).rejects.toMatchObject({
		code: 'state',
	});
	await expect(
		scheduleArticle(contextFor(site.db, NOW), { ...(await seen()), at: NOW + HOUR, zone: 'UTC' }),
	).rejects.toMatchObject({ code: 'state' });
	expect(await status()).toBe(200);
});

test.each([
	[{ at: NOW - 1, zone: 'UTC' }, 'at'],
	[{ at: NOW + 60, zone: 'Mars/Olympus' }, 'zone'],
	[{ at: NOW + 60, zone: 'UTC', unpublish_at: NOW + 30 }, 'unpublish_at'],
])('a plan that cannot be held names its field: %j', async (plan, field) => {
	await expect(scheduleArticle(contextFor(site.db, NOW), { ...(await seen()), ...plan })).rejects.toMatchObject({
		code: 'invalid',
		field,
	});
	expect(await row()).toMatchObject({ status: 'draft' });
});

describe('without the right nothing happens', () => {
	const reporter = staff('reporter');
	/** Their rights end at another edition, in which they see no draft of this one. */
	const elsewhere = staff('editor', 'es');
	const others: Actor[] = [
		nobody,
		reporter,
		staff('advertising'),
		elsewhere,
		{ kind: 'visitor' },
		{ kind: 'token', id: 1, name: 'app', rights: ['upload'] },
	];
	const commands = {
		publish: async (who: Actor) => publishArticle(contextFor(site.db, NOW, who), await seen()),
		schedule: async (who: Actor) =>
			scheduleArticle(contextFor(site.db, NOW, who), { ...(await seen()), at: NOW + 60, zone: 'UTC' }),
		submit: async (who: Actor) => submitArticle(contextFor(site.db, NOW, who), await seen()),
		embargo: async (who: Actor) =>
			embargoArticle(contextFor(site.db, NOW, who), { ...(await seen()), until: NOW + 60 }),
		return: async (who: Actor) => returnArticle(contextFor(site.db, NOW, who), { ...(await seen()), note: 'No' }),
	};
	test.each(Object.entries(commands))('%s', async (name, run) => {
		const before = await row();
		// A reporter submits pieces of their own, and this is none. An embargo is the desk's alone.
		const unseenBy = [...(name === 'submit' ? [reporter] : []), ...(name === 'embargo' ? [] : [elsewhere])];
		for (const who of others)
			await expect(run(who)).rejects.toMatchObject({ code: unseenBy.includes(who) ? 'not_found' : 'forbidden' });
		expect(await row()).toEqual(before);
	});

	test('withdraw', async () => {
		await publishArticle(contextFor(site.db, NOW), await seen());
		for (const who of [...others, staff('editor')])
			await expect(
				withdrawArticle(contextFor(site.db, NOW, who), { ...(await seen()), reason: 'x' }),
			).rejects.toMatchObject({
				code: 'forbidden',
			});
		expect(await status()).toBe(200);
		await withdrawArticle(contextFor(site.db, NOW, desk), { ...(await seen()), reason: 'x' });
		expect(await status()).toBe(410);
	});
});
