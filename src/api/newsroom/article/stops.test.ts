/** What the checklist says and what the commands refuse is one thing: every stop is walked through both. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { type Stop, stops } from '../../../commands/article/core/checklist';
import { publishDue } from '../../../commands/article/publish-due';
import { createContext } from '../../../commands/command';
import { article } from '../../../data/tables/article';
import { media } from '../../../data/tables/media';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const now = () => Math.floor(Date.now() / 1000);
const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);

let site: TestFront;
let desk: Visitor;
let author_id = 0;
let cover_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	const file = { name: 'stops.webp', kind: 'image' as const, content_type: 'image/webp', bytes: 1, sha256: 'stops' };
	const [picture] = await site.db.write((tx) => tx.insert(media).values(file).returning());
	cover_id = picture?.id ?? 0;
});
afterAll(() => site.stop());

interface Draft {
	id: number;
	version: number;
}
let count = 0;
async function draft(more: Record<string, unknown> = {}): Promise<Draft> {
	count += 1;
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: `What stops it ${count}`,
		html: '<p>Words.</p>',
		links: { authors: [author_id] },
		...more,
	});
	expect([made.status, made.msg]).toEqual([201, made.msg]);
	return made.data as unknown as Draft;
}
const checksOf = async ({ id }: Draft, at?: number) =>
	(await desk.ask('GET', `article/${id}${at === undefined ? '' : `?at=${at}`}`)).data.checks;
const take = ({ id, version }: Draft, action: string, more: Record<string, unknown> = {}) =>
	desk.ask('POST', `article/${id}/${action}`, { version, ...more });
const licence = (expires_on: string | null) =>
	site.db.write((tx) => tx.update(media).set({ expires_on }).where(eq(media.id, cover_id)));

/** For each stop: makes a draft that it stops, and the message that the refusal has then. */
const WALK: Readonly<Record<Exclude<Stop, 'second_person'>, [make: () => Promise<Draft>, msg: RegExp]>> = {
	title: [
		async () => {
			const made = await draft();
			// No call takes an empty headline: an old import may have left one.
			await site.db.write((tx) => tx.update(article).set({ title: '' }).where(eq(article.id, made.id)));
			return made;
		},
		/no headline/,
	],
	seo_url: [
		async () => {
			const made = await draft();
			await site.db.write((tx) => tx.update(article).set({ seo_url: null }).where(eq(article.id, made.id)));
			return made;
		},
		/URL slug/,
	],
	authors: [() => draft({ links: { authors: [] } }), /byline/],
	html: [() => draft({ html: '' }), /no text/],
	alt: [() => draft({ html: '<figure><img src="/media/x.webp"></figure><p>x</p>' }), /alt text/],
	link: [
		async () => {
			const made = await draft();
			const html = '<p>x <a href="https://law.example/"></a></p>';
			await site.db.write((tx) => tx.update(article).set({ html }).where(eq(article.id, made.id)));
			return made;
		},
		/link/,
	],
	series: [() => draft({ html: '<p>x</p><figure data-series="no-such-series"></figure>' }), /no such series/],
	licence: [
		async () => {
			await licence(dayOf(now() - 2 * DAY));
			return draft({ cover_id });
		},
		/licence/,
	],
	reviewer_id: [() => draft({ label: 'ai' }), /named reviewer/],
	partner_name: [() => draft({ label: 'partner' }), /partner is not named/],
	embargo_until: [
		async () => {
			const made = await draft();
			const held = await take(made, 'embargo', { until: now() + 2 * HOUR, zone: 'Europe/Brussels' });
			return { ...made, version: held.data.version as number };
		},
		/^Embargoed until .*\d\d:\d\d Brussels\.$/,
	],
};

test('the walk knows every stop but the second person, who has a test of their own', () => {
	expect(Object.keys(WALK).toSorted()).toEqual(stops.filter((name) => name !== 'second_person').toSorted());
});

describe.each(Object.entries(WALK))('%s', (name, [make, msg]) => {
	test('is on the checklist, and the command refuses with the same name and says why', async () => {
		const made = await make();
		expect(await checksOf(made)).toContain(name);
		expect(await take(made, 'publish')).toMatchObject({
			status: 409,
			data: { reason: 'state', field: name },
			msg: expect.stringMatching(msg),
		});
		await licence(null);
	});
});

test('an article without a stop has an empty checklist and is published', async () => {
	const made = await draft({ html: '<p>x <a href="https://law.example/">the law</a></p>' });
	expect(await checksOf(made)).toEqual([]);
	expect((await take(made, 'publish')).status).toBe(200);
});

describe('an hour to come', () => {
	test('is asked about as it will be then: a licence that ends before, an embargo that ends after', async () => {
		await licence(dayOf(now() + 3 * DAY));
		const made = await draft({ cover_id });
		expect(await checksOf(made)).toEqual([]);
		expect(await checksOf(made, now() + 2 * DAY)).toEqual([]);
		expect(await checksOf(made, now() + 5 * DAY)).toEqual(['licence']);
		const late = await take(made, 'schedule', { at: now() + 5 * DAY, zone: 'UTC' });
		expect(late).toMatchObject({ status: 409, data: { field: 'licence' }, msg: expect.stringContaining('licence') });
		await licence(null);

		const until = now() + 10 * DAY;
		const held = await take(made, 'embargo', { until, zone: 'Europe/Brussels' });
		const seen = { ...made, version: held.data.version as number };
		expect([await checksOf(seen, until - HOUR), await checksOf(seen, until)]).toEqual([['embargo_until'], []]);
		expect(await take(seen, 'schedule', { at: until - HOUR, zone: 'UTC' })).toMatchObject({
			status: 400,
			data: { reason: 'invalid', field: 'at', rule: { name: 'before_embargo', at: until, zone: 'Europe/Brussels' } },
			msg: expect.stringMatching(/^Not before the embargo ends, .* Brussels\.$/),
		});
		const planned = await take(seen, 'schedule', { at: until, zone: 'UTC' });
		expect(planned.status).toBe(200);
		const later = { ...seen, version: planned.data.version as number };
		expect(await checksOf(later)).toEqual([]);
		expect(await checksOf(later, now())).toEqual(['embargo_until']);
		expect(await take(later, 'publish')).toMatchObject({ status: 409, data: { field: 'embargo_until' } });
		expect(await take(later, 'embargo', { until: until + HOUR })).toMatchObject({
			status: 400,
			data: { field: 'until', rule: { name: 'planned_earlier' } },
		});
	});

	test('has not passed, and lies before the one at which it is taken away, whichever was said first', async () => {
		const made = await draft();
		expect(await take(made, 'schedule', { at: now() - HOUR, zone: 'UTC' })).toMatchObject({
			status: 400,
			data: { field: 'at' },
			msg: 'That time has passed.',
		});
		const at = now() + HOUR;
		for (const unpublish_at of [at, at - 60])
			expect(await take(made, 'schedule', { at, zone: 'UTC', unpublish_at })).toMatchObject({
				status: 400,
				data: { field: 'unpublish_at' },
			});
		const first = await take(made, 'schedule', { at, zone: 'UTC', unpublish_at: at + HOUR });
		const seen = { ...made, version: first.data.version as number };
		expect(await take(seen, 'schedule', { at: at + 2 * HOUR, zone: 'UTC' })).toMatchObject({
			status: 400,
			data: { field: 'unpublish_at' },
		});
		expect(await take(seen, 'schedule', { at, zone: 'Mars/Base' })).toMatchObject({ data: { field: 'zone' } });
	});

	test('is not reached by what the checklist stops by then: it is in review again', async () => {
		const made = await draft({ html: '<p>x</p><figure data-series="no-such-series"></figure>' });
		await site.db.write((tx) =>
			tx
				.update(article)
				.set({ status: 'scheduled', scheduled_at: now() - 60, zone: 'UTC' })
				.where(eq(article.id, made.id)),
		);
		const { returned } = await publishDue(createContext(site.db, actors.clock, now()));
		expect(returned).toContain(made.id);
	});
});

test('the embargo keeps the zone in which its end was chosen, and loses it when it is lifted', async () => {
	const made = await draft();
	const until = now() + DAY;
	const held = await take(made, 'embargo', { until, zone: 'America/New_York' });
	const standing = async () => (await desk.ask('GET', `article/${made.id}`)).data.standing;
	expect(await standing()).toMatchObject({ embargo_until: until, embargo_zone: 'America/New_York' });
	await take({ ...made, version: held.data.version as number }, 'embargo', { until: null });
	expect(await standing()).toMatchObject({ embargo_until: null, embargo_zone: null });
});
