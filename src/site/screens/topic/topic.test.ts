import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { enterprise, wall_message } from '../../../data/tables/enterprise';
import { event_edition, subject, subject_module, topic } from '../../../data/tables/topic';
import { translation_group } from '../../../data/tables/translation-group';
import { forget } from '../../../platform/db/read-cache';
import { dayIn } from '../../../shared/time/event-day';

/** Pages the specification names under /topic/. */
const NAMED =
	'ape gfn global-annual-event-2024 gtnf gtnf-2023 hnb-kungfu iecie iecie2023 inter-tabac inter-tabac-2023 tpe vape-fair vaper vaperexpo-uk-2023 vapexpo-spain wvs'.split(
		' ',
	);
const now = Math.floor(Date.now() / 1000);
/** Two places that are never on the same day. */
const EARLY = 'Pacific/Kiritimati';
const LATE = 'Pacific/Niue';
const later = (day: string, days: number) =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('exhibitions', () => {
	let site: TestSite;
	let eventId: number;
	beforeAll(async () => {
		site = await openTestSite();
		eventId = await site.db.write(async (tx) => {
			const texts = {
				en: { name: 'Lamp Show', summary: 'A show of lamps.', description: '' },
				es: { name: 'Feria de Lámparas', summary: 'Lámparas.', description: '' },
			};
			const [row] = await tx
				.insert(topic)
				.values({ slug: 'lamp-show', organiser: 'Lamps Ltd', official_url: 'javascript:alert(1)', texts })
				.returning();
			const id = row?.id ?? 0;
			const place = { topic_id: id, city: 'Nowhere', country: 'NU', texts: {} };
			const at = (slug: string, zone: string, day: string, status: 'confirmed' | 'cancelled' | 'postponed') => ({
				...place,
				slug,
				time_zone: zone,
				year: Number(day.slice(0, 4)),
				starts_on: day,
				ends_on: later(day, 1),
				status,
				texts: { en: { name: slug }, es: { name: slug } },
			});
			const today = dayIn(EARLY, now);
			await tx.insert(event_edition).values([
				// The same day on paper: on in the one place, still to come in the other.
				at('lamp-early', EARLY, today, 'confirmed'),
				at('lamp-late', LATE, today, 'confirmed'),
				at('lamp-off', LATE, later(today, 30), 'cancelled'),
				at('lamp-moved', LATE, later(today, 31), 'postponed'),
			]);
			return id;
		});
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		// React parts neighbouring texts by empty comments.
		const html = (await response.text()).replaceAll('<!-- -->', '');
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
			(match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
		);
		return {
			status: response.status,
			location: response.headers.get('location'),
			tags: response.headers.get('cache-tag') ?? '',
			html,
			main,
			data,
		};
	};
	const words = (html: string) =>
		html
			.replace(/<[^>]*>/g, ' ')
			.replace(/&amp;/g, '&')
			.replace(/\s+/g, ' ');
	/** The part of a page under one of its headings. */
	const under = (main: string, title: string) =>
		main.split(/<header class="sec">/).find((part) => part.startsWith(`<h2>${title}</h2>`)) ?? '';

	test.each(['', '/es'])('has every page the specification names: %s/topic', async (prefix) => {
		for (const slug of NAMED) {
			const page = await get(`${prefix}/topic/${slug}`);
			expect([slug, page.status]).toEqual([slug, 200]);
			expect(page.main.match(/<h1/g)).toHaveLength(1);
		}
	});

	test('tells now, next and past by the clock of each place', async () => {
		const { main } = await get('/topic');
		expect(under(main, 'On now')).toContain('lamp-early');
		expect(under(main, 'Upcoming shows')).not.toContain('lamp-early');
		expect(under(main, 'Upcoming shows')).toContain('lamp-late');
		expect(under(main, 'Past shows')).toContain('InterTabac 2023');
		expect(words(under(main, 'Past shows'))).toMatch(/680 exhibitors.*Source: Cigar Journal/);
	});

	test('says in words what was called off, and offers no calendar for it', async () => {
		const { main } = await get('/topic');
		const row = (slug: string) => main.split('<li class="show-row').find((part) => part.includes(`>${slug}<`)) ?? '';
		expect(words(row('lamp-off'))).toContain('Cancelled');
		expect(words(row('lamp-moved'))).toContain('Postponed');
		expect(row('lamp-off')).not.toContain('.ics');
		expect(row('lamp-late')).toContain('/topic/lamp-late.ics');
		expect(words((await get('/es/topic')).main)).toContain('Cancelada');
	});

	test('tells machines of the status of an event', async () => {
		const status = async (path: string, name: string) => {
			const events = (await get(path)).data.flatMap(
				(one) => (one.itemListElement as { item?: { name?: string; eventStatus?: string } }[] | undefined) ?? [],
			);
			return events.find((one) => one.item?.name === name)?.item?.eventStatus;
		};
		expect(await status('/topic', 'lamp-off')).toBe('https://schema.org/EventCancelled');
		expect(await status('/topic', 'lamp-moved')).toBe('https://schema.org/EventPostponed');
		const [, event] = (await get('/topic/tpe')).data;
		expect(event).toMatchObject({
			'@type': 'ExhibitionEvent',
			eventStatus: 'https://schema.org/EventScheduled',
			location: { address: { addressLocality: 'Las Vegas', addressCountry: 'US' } },
		});
	});

	test('an event whose page nobody has composed has one all the same, without a dangerous link', async () => {
		const page = await get('/topic/lamp-show');
		expect(page.status).toBe(200);
		expect(words(page.main)).toContain('A show of lamps.');
		expect(page.main).not.toContain('javascript:');
		expect((await get('/es/topic/lamp-show')).main).toContain('Feria de Lámparas');
		expect(await get('/topic/lamp-off')).toMatchObject({ status: 302, location: '/topic/lamp-show' });
		expect((await get('/topic/lamp-nothing')).status).toBe(404);
	});

	test('a page that is still being composed hides no translation: what stands at its address meanwhile is the event itself', async () => {
		await site.db.write(async (tx) => {
			const [group] = await tx.insert(translation_group).values({ noun: 'subject' }).returning();
			const row = { edition: 'es', slug: 'lamp-show', topic_id: eventId, title: 'Borrador', status: 'draft' } as const;
			await tx.insert(subject).values({ ...row, group_id: group?.id ?? 0 });
		});
		expect((await get('/es/topic/lamp-show')).main).toContain('Feria de Lámparas');
		expect((await get('/topic/lamp-show')).html).toMatch(/hreflang="es"[^>]*href="[^"]*\/es\/topic\/lamp-show"/i);
	});

	test('modules without content leave no hole, and every anchor leads to one that is there', async () => {
		await site.db.write(async (tx) => {
			const [group] = await tx.insert(translation_group).values({ noun: 'subject' }).returning();
			const [row] = await tx
				.insert(subject)
				.values({
					group_id: group?.id ?? 0,
					edition: 'en',
					slug: 'lamp-page',
					topic_id: eventId,
					title: 'Lamps',
					status: 'published',
				})
				.returning();
			const modules: [kind: string, title: string, content: Record<string, unknown>][] = [
				['text', 'About lamps', { html: '<p>Light.</p><script>alert(1)</script><img src=x onerror=alert(2)>' }],
				['photo_wall', 'No photos', { event_edition: 'lamp-late' }],
				['article_list', 'No news', { topic: 'lamp-nothing', limit: 6 }],
				['enterprise_directory', 'No exhibitors', { event_edition: 'lamp-late' }],
				['attachments', 'No files', { event_edition: 'lamp-late' }],
				['video', 'No video', { url: 'javascript:alert(3)', caption: 'x', cover_seed: 'x' }],
				['carousel', 'Nothing at all', {}],
				['schedule', 'Broken', { days: 7 }],
				['partners', 'Friends', { partners: [{ name: 'A & B', role: 'light', url: 'https://a.example/' }] }],
			];
			// A newer version may know more kinds, and write them while this one still answers.
			await tx.execute(sql`alter table subject_module drop constraint subject_module_kind_known`);
			await tx.insert(subject_module).values(
				modules.map(([kind, title, content], position) => ({
					subject_id: row?.id ?? 0,
					position,
					kind: kind as 'text',
					title,
					content,
				})),
			);
		});
		const { main, tags } = await get('/topic/lamp-page');
		expect([...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map((match) => match[1])).toEqual([
			'About lamps',
			'Friends',
			'All editions',
		]);
		expect(main).not.toMatch(/<script|onerror|javascript:/);
		const anchors = [...(main.split('tabs anchors')[1] ?? '').matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
		expect(anchors.length).toBeGreaterThan(1);
		for (const id of anchors) expect(main).toContain(`id="${id}"`);
		expect(tags.split(',')).toContain(`topic:${eventId}`);
	});

	describe('the exhibitors of TPE', () => {
		const names = (main: string) => [...main.matchAll(/<b>([^<]+)<\/b><span class="meta">/g)].map((match) => match[1]);

		test('stand in the order of their stands, in pages that have one address each', async () => {
			const first = await get('/topic/tpe/enterprise');
			const second = await get('/topic/tpe/enterprise/2');
			const stands = [
				...(first.main + second.main).matchAll(/class="stand tn"><span class="vh">Stand <\/span>(\d+)/g),
			].map((match) => Number(match[1]));
			expect(stands.length).toBeGreaterThan(20);
			expect(stands).toEqual([...stands].sort((a, b) => a - b));
			expect(first.main).toContain('data-more="enterprise"');
			expect(await get('/topic/tpe/enterprise/1')).toMatchObject({ status: 301, location: '/topic/tpe/enterprise' });
			expect((await get('/topic/tpe/enterprise/999')).status).toBe(404);
		});

		test('are found by a plain form whose answer has an address of its own', async () => {
			expect(await get('/topic/tpe/enterprise?keyword=valve&country=IT&category=')).toMatchObject({
				status: 303,
				location: '/topic/tpe/enterprise/keyword-valve/country-IT',
			});
			const found = await get('/topic/tpe/enterprise/keyword-valve/country-IT');
			expect(names(found.main)).toEqual(['Orsini Devices']);
			expect(found.html).toContain('content="noindex, nofollow"');
			expect(await get('/topic/tpe/enterprise/country-IT/keyword-valve')).toMatchObject({
				status: 301,
				location: '/topic/tpe/enterprise/keyword-valve/country-IT',
			});
			const none = await get('/topic/tpe/enterprise/keyword-zzzz');
			expect(none.status).toBe(200);
			expect(words(none.main)).toContain('No exhibitors match these filters');
			expect((await get('/topic/tpe/enterprise/colour-red')).status).toBe(404);
		});

		test('are found without accents, in Han, by town and by what they make in the words of the edition', async () => {
			expect(names((await get(`/topic/tpe/enterprise/keyword-${encodeURIComponent('malmo')}`)).main)).toContain(
				'Halden Vapour Works',
			);
			expect(names((await get(`/topic/tpe/enterprise/keyword-${encodeURIComponent('深鹭')}`)).main)).toEqual([
				'Shenlu Technology',
			]);
			const coils = await site.db.read
				.select({ name: enterprise.name })
				.from(enterprise)
				.where(sql`'coils' = any(${enterprise.categories})`);
			const inSpanish = names((await get('/es/topic/tpe/enterprise/keyword-resistencias')).main);
			expect(inSpanish.length).toBeGreaterThan(1);
			expect(coils.map((one) => one.name)).toEqual(expect.arrayContaining(inSpanish));
		});

		test('each have a page that leads to the stands before and after, and to their files', async () => {
			const page = await get('/topic/tpe/enterprise/orsini-devices');
			expect(page.main).toMatch(/rel="prev"[^>]*>(?:<[^>]*>|[^<])*Halden Vapour Works/);
			expect(page.main).toMatch(/rel="next"[^>]*>(?:<[^>]*>|[^<])*Shenlu Technology/);
			expect(page.data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Organization']);
			expect((await get('/topic/gfn/enterprise/orsini-devices')).status).toBe(404);
			const licensed = await get('/topic/tpe/enterprise/shenlu-technology');
			const license = /href="(\/license\/[^"]+)"/.exec(licensed.main.split('class="kv"')[1] ?? '')?.[1];
			expect((await site.app.request(license ?? '/nowhere')).status).toBe(200);
		});

		test('offer files that can only be taken away', async () => {
			const { main } = await get('/topic/tpe');
			const files = [
				...main.matchAll(/href="(\/media\/[^"]+)"[^>]*>.*?<\/svg>.*?<span class="meta">[^<]*<\/span>/gs),
			].map((match) => match[1] ?? '');
			expect(files.length).toBeGreaterThan(0);
			expect(words(under(main, 'Documents'))).toMatch(/PDF, \d+(?:\.\d)? [KM]B/);
			const file = await site.app.request(files[0] ?? '');
			expect(file.status).toBe(200);
			expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
			expect(file.headers.get('content-security-policy')).toContain('sandbox');
			expect(
				Buffer.from(await file.arrayBuffer())
					.subarray(0, 5)
					.toString(),
			).toBe('%PDF-');
		});
	});

	test('the wall shows approved messages only, newest first, page by page', async () => {
		const messagesIn = (main: string) =>
			[...main.matchAll(/<p dir="auto"[^>]*>([^<]*)<\/p>/g)].map((match) => match[1]);
		const [at] = await site.db.read.select({ id: wall_message.event_edition_id }).from(wall_message).limit(1);
		await site.db.write(async (tx) => {
			const message = { event_edition_id: at?.id ?? 0, edition: 'en', name: 'Wall Tester', created_at: now + 10 };
			await tx.insert(wall_message).values([
				{ ...message, text: 'Newest of all', status: 'approved' },
				{ ...message, text: 'Not yet seen by anybody', status: 'waiting' },
				{ ...message, text: 'Turned away', status: 'refused' },
			]);
		});
		const first = await get('/topic/iecie/wall');
		expect(messagesIn(first.main)[0]).toBe('Newest of all');
		const second = await get('/topic/iecie/wall/2');
		expect(second.status).toBe(200);
		expect(messagesIn(first.main).filter((text) => messagesIn(second.main).includes(text))).toEqual([]);
		const approved = await site.db.read.$count(wall_message, eq(wall_message.status, 'approved'));
		const all = [...messagesIn(first.main)];
		for (let page = 2; all.length < approved; page += 1)
			all.push(...messagesIn((await get(`/topic/iecie/wall/${page}`)).main));
		expect(all).toHaveLength(approved);
		expect(all.join()).not.toMatch(/Not yet seen|Turned away/);
		expect(messagesIn((await get('/topic/iecie')).main)[0]).toBe('Newest of all');
		expect((await get('/topic/iecie/wall/999')).status).toBe(404);
		expect((await get('/topic/gfn/wall')).status).toBe(404);
	});

	test('a directory follows its exhibitors as soon as the event is named as changed', async () => {
		const [one] = await site.db.read.select().from(enterprise).where(eq(enterprise.slug, 'orsini-devices'));
		const event = await site.db.read
			.select({ id: event_edition.topic_id })
			.from(event_edition)
			.where(eq(event_edition.id, one?.event_edition_id ?? 0));
		await site.db.write((tx) =>
			tx.update(enterprise).set({ country: 'PT' }).where(eq(enterprise.slug, 'orsini-devices')),
		);
		forget(site.db.read, [`topic:${event[0]?.id}`]);
		expect(words((await get('/topic/tpe/enterprise/country-PT')).main)).toContain('Orsini Devices');
		expect((await get('/topic/tpe/enterprise/country-PT')).tags.split(',')).toContain(`topic:${event[0]?.id}`);
	});
});
