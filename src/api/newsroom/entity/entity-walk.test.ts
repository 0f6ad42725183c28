/** Rows of each entity that readers see: created, changed, restored and removed over HTTP, and what readers see then. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { entities } from '../../../entities/registry';
import type { Role } from '../../../shared/staff';

type Row = Record<string, unknown> & { version: string };
interface Case {
	entity: string;
	/** A new row. */
	made: Record<string, unknown>;
	/** What readers see of it, and where. */
	shows: string;
	at: readonly string[];
	/** Other words, and what readers see then. */
	set: Record<string, unknown>;
	later: string;
	/** Takes it away from readers without removing it. */
	hidden?: Record<string, unknown>;
}

let site: TestFront;
let admin: Visitor;
let places: { event: number; slug: string; media: number; firm: number; topic: string; exhibitor: string };
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	const found = await site.db.write((tx) =>
		tx.execute<typeof places>(sql`select e.id as event, e.slug, t.slug as topic, x.id as firm, x.slug as exhibitor,
			(select id from media where kind = 'file' order by id limit 1) as media
			from event_edition e join topic t on t.id = e.topic_id
			join enterprise x on x.event_edition_id = e.id
			where exists (select from subject s join subject_module m on m.subject_id = s.id
				where s.slug = t.slug and m.kind = 'photo_wall') order by x.id limit 1`),
	);
	places = found.rows[0] as typeof places;
});
afterAll(() => site.stop());

const reader = async (path: string) => {
	const answer = await fetch(site.url + path, { redirect: 'manual' });
	return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};
const shows = async (path: string, words: string) => (await reader(path)).text.includes(words);
const api = (path: string) => `/api/v2/${path}`;
const source = { title: 'Act on duties', kind: 'law', url: 'https://law.example/act/12' };
const bySpain = { en: { summary: 'It tests liquids.' }, es: { summary: 'Analiza líquidos.' } };

const cases = (): Case[] => [
	{
		entity: 'partner',
		made: { name: 'Quinoa Laboratory', kind: 'laboratory', texts: bySpain, position: 0 },
		shows: 'Quinoa Laboratory',
		at: ['/license', '/es/license', api('partners/all?edition=en')],
		set: { name: 'Amaranth Laboratory' },
		later: 'Amaranth Laboratory',
	},
	{
		entity: 'question',
		made: {
			edition: 'es',
			slug: 'quinoa',
			question: '¿Hay licencia para la quinoa?',
			answer_html: '<p onclick="x()">No. <script>alert(1)</script></p>',
			status: 'published',
			source: { title: 'Reglamento', url: 'https://law.example/quinoa' },
		},
		shows: '¿Hay licencia para la quinoa?',
		at: ['/es/license', api('question/all?edition=es')],
		set: { question: '¿Y para el amaranto?' },
		later: '¿Y para el amaranto?',
		hidden: { status: 'withdrawn' },
	},
	{
		entity: 'achievement',
		made: { edition: 'en', value: '4,321', label: 'quinoa licences', as_of: '2026-11-01', position: 0 },
		shows: 'quinoa licences',
		at: ['/license', api('achievement/all?edition=en')],
		set: { label: 'amaranth licences' },
		later: 'amaranth licences',
	},
	{
		entity: 'photo',
		made: {
			event_edition_id: places.event,
			cover_seed: 'quinoa',
			position: 0,
			is_shown: true,
			credit: 'Ana Ruiz',
			texts: { en: { alt: 'A quinoa stand', caption: 'Quinoa at noon' }, es: { alt: 'Un puesto', caption: 'Quinoa' } },
		},
		shows: 'Quinoa at noon',
		at: [api(`photo/image?edition=en&slug=${places.slug}&limit=50`)],
		set: { texts: { en: { alt: 'An amaranth stand', caption: 'Amaranth at noon' } } },
		later: 'Amaranth at noon',
		hidden: { is_shown: false },
	},
	{
		entity: 'attachment',
		made: {
			event_edition_id: places.event,
			enterprise_id: places.firm,
			media_id: places.media,
			texts: { en: { title: 'Quinoa price list' } },
		},
		shows: 'Quinoa price list',
		at: [`/topic/${places.topic}/enterprise/${places.exhibitor}`],
		set: { texts: { en: { title: 'Amaranth price list' } } },
		later: 'Amaranth price list',
	},
	{
		entity: 'enterprise',
		made: {
			event_edition_id: places.event,
			slug: 'quinoa-kilns',
			name: 'Quinoa Kilns',
			booth: 'A 9',
			country: 'PT',
			categories: ['glass'],
			texts: { en: { summary: 'Kilns.', description: 'Kilns for zanzibar.' } },
		},
		shows: 'Quinoa Kilns',
		at: [`/topic/${places.topic}/enterprise/quinoa-kilns`, '/search/zanzibar'],
		set: { name: 'Amaranth Kilns' },
		later: 'Amaranth Kilns',
	},
	{
		entity: 'duty_rate',
		made: {
			market: 'PT',
			product_class: 'open_bottle',
			basis: 'per_ml',
			amount: '0.987654',
			currency: 'EUR',
			valid_from: '2026-01-01',
			source,
			verified_at: 1_795_000_000,
			texts: { en: { note: 'A quinoa rate.' } },
		},
		shows: '0.987654',
		at: [api('market/get?edition=en&code=PT'), '/market/portugal'],
		set: { amount: '0.876543' },
		later: '0.876543',
	},
	{
		entity: 'market_rule',
		made: { market: 'PT', name: 'nicotine_mg_g', limit: '76.5', source, texts: { en: { note: 'A quinoa limit.' } } },
		shows: '76.5',
		at: [api('market/get?edition=en&code=PT')],
		set: { limit: '65.4' },
		later: '65.4',
	},
	{
		entity: 'rule',
		made: {
			edition: 'en',
			slug: 'quinoa-rule',
			market: 'Portugal',
			measure: 'A cap on quinoa in liquids',
			kind: 'limits',
			stage: 'drafted',
			next_on: '2027-03',
			position: 0,
			source,
		},
		shows: 'A cap on quinoa in liquids',
		at: ['/rule'],
		set: { measure: 'A cap on amaranth in liquids' },
		later: 'A cap on amaranth in liquids',
	},
	{
		entity: 'search_synonym',
		made: { edition: 'en', phrases: 'quinoagrain, nicotine pouches' },
		shows: 'href="/news/why-a-pouch-has-no-rate-per-millilitre"',
		at: ['/search/quinoagrain'],
		set: { phrases: 'quinoagrain, ceramic coils' },
		later: 'href="/news/ceramic-coils-now-cheaper-than-cotton"',
	},
	{
		entity: 'page',
		made: {
			edition: 'en',
			name: 'quinoa',
			title: 'About quinoa',
			status: 'published',
			html: '<p onclick="x()">What we know of quinoa.</p>',
			printed_version: '1.4',
			valid_from: 1_790_000_000,
		},
		shows: 'What we know of quinoa.',
		at: ['/about/quinoa', api('page/get?name=quinoa&edition=en')],
		set: { html: '<p>What we know of amaranth.</p>' },
		later: 'What we know of amaranth.',
		hidden: { status: 'withdrawn' },
	},
];

const ENTITIES = [
	'partner',
	'question',
	'achievement',
	'photo',
	'attachment',
	'enterprise',
	'duty_rate',
	'market_rule',
];

describe.each([...ENTITIES, 'rule', 'search_synonym', 'page'])('%s', (entity) => {
	const of = () => cases().find((one) => one.entity === entity) as Case;
	let row: Row;
	const path = () => `${entity}/${row.id}`;

	test('is made, and readers see it', async () => {
		const { made, at, shows: words } = of();
		for (const one of at) expect([one, await shows(one, words)]).toEqual([one, false]);
		const answer = await admin.ask('POST', entity, made);
		expect([answer.status, answer.data]).toMatchObject([201, { version: expect.any(String) }]);
		row = answer.data as Row;
		for (const one of at) expect([one, await shows(one, words)]).toEqual([one, true]);
	});

	test('is found in its list by its words, and among names by those who may write what points to it', async () => {
		const { rows } = (await admin.ask('GET', `${entity}?search=quinoa&limit=50`)).data as unknown as { rows: Row[] };
		const { rows: all } = (await admin.ask('GET', `${entity}?limit=200`)).data as unknown as { rows: Row[] };
		expect([...rows, ...all].map(({ id }) => id)).toContain(row.id);
		expect(await admin.ask('GET', `name/${entity}?keys=${row.id}`)).toMatchObject({
			data: { rows: [{ key: String(row.id) }] },
		});
	});

	test('is changed by whoever saw its state; readers see that, and nobody without the right does it', async () => {
		const { at, set, later, shows: words } = of();
		for (const role of ['reporter', 'advertising'] as const satisfies Role[]) {
			const nobody = await signedIn(site, [{ role }]);
			for (const [method, to, body] of [
				['POST', entity, of().made],
				['PATCH', path(), set],
				['DELETE', path()],
				['GET', path()],
				['GET', entity],
			] as [string, string, unknown?][])
				expect([method, (await nobody.ask(method, to, body)).status]).toEqual([method, 403]);
		}
		expect((await admin.ask('GET', path())).data).toEqual(row);
		expect(await admin.ask('PATCH', path(), { ...set, version: '0'.repeat(16) })).toMatchObject({ status: 409 });
		const changed = await admin.ask('PATCH', path(), { ...set, version: row.version });
		expect(changed.status).toBe(200);
		for (const one of at) {
			const { text } = await reader(one);
			expect([one, text.includes(later), text.includes(words)]).toEqual([one, true, false]);
		}
		expect(await admin.ask('PATCH', path(), { ...set, version: changed.data.version })).toMatchObject({
			status: 200,
			data: { version: changed.data.version },
		});
		row = changed.data as Row;
	});

	test('has every state kept, and goes back to one', async () => {
		const { at, shows: words } = of();
		const kept = (await admin.ask('GET', `revision?noun=${entity}&row=${row.id}`)).data.rows as { number: number }[];
		expect(kept.map(({ number }) => number)).toEqual([2, 1]);
		const body = { noun: entity, key: row.id, number: 1, version: row.version };
		const back = await admin.ask('POST', 'revision/restore', body);
		expect(back.status).toBe(200);
		row = back.data as Row;
		for (const one of at) expect([one, await shows(one, words)]).toEqual([one, true]);
	});

	test('is taken away from readers, and removed, with every step in the audit', async () => {
		const { at, hidden, shows: words } = of();
		if (hidden) {
			row = (await admin.ask('PATCH', path(), { ...hidden, version: row.version })).data as Row;
			for (const one of at) expect([one, await shows(one, words)]).toEqual([one, false]);
		}
		expect((await admin.ask('DELETE', `${path()}?version=${row.version}`)).status).toBe(200);
		for (const one of at) expect([one, await shows(one, words)]).toEqual([one, false]);
		const { rows } = (await admin.ask('GET', `audit?noun=${entity}&row=${row.id}`)).data as unknown as {
			rows: { action: string }[];
		};
		const steps = ['remove', ...(hidden ? ['change'] : []), 'restore', 'change', 'create'];
		expect(rows.map(({ action }) => action)).toEqual(steps);
	});
});

test('an exhibitor that moves leaves the way to its new address, and keeps its files', async () => {
	const { made } = cases().find(({ entity }) => entity === 'enterprise') as Case;
	const { data } = await admin.ask('POST', 'enterprise', made);
	expect(data.booth_order).toBe(9);
	const moved = { slug: 'kilns-of-quinoa', booth: 'B 12', version: data.version };
	const { version } = (await admin.ask('PATCH', `enterprise/${data.id}`, moved)).data;
	const at = `/topic/${places.topic}/enterprise`;
	expect(await reader(`${at}/quinoa-kilns`)).toMatchObject({ status: 301, location: `${at}/kilns-of-quinoa` });
	const file = { event_edition_id: places.event, enterprise_id: data.id, media_id: places.media };
	await admin.ask('POST', 'attachment', { ...file, texts: { en: { title: 'Plan' } } });
	expect(await admin.ask('DELETE', `enterprise/${data.id}?version=${version}`)).toMatchObject({
		status: 409,
		data: { reason: 'in_use' },
	});
});

test('a page of the same name in another edition is its translation', async () => {
	for (const [edition, title] of [
		['en', 'On kilns'],
		['es', 'Sobre los hornos'],
	])
		await admin.ask('POST', 'page', { edition, name: 'kilns', title, status: 'published', html: '<p>x</p>' });
	expect((await reader('/about/kilns')).text).toContain('hrefLang="es" href="http');
	expect(await shows('/about/kilns', '/es/about/kilns')).toBe(true);
	expect(await admin.ask('POST', 'page', { edition: 'en', name: 'kilns', title: 'Again' })).toMatchObject({
		status: 409,
		data: { reason: 'taken', field: 'name' },
	});
});

test.each([
	['duty_rate', { market: 'ZZ' }, 'not_found', 'market'],
	['duty_rate', { amount: '1,5' }, 'invalid', 'amount'],
	['duty_rate', { source: { title: 'x', url: 'javascript:alert(1)' } }, 'invalid', 'source.url'],
	['photo', { event_edition_id: 999_999 }, 'not_found', 'event_edition_id'],
	['question', { status: 'scheduled' }, 'invalid', 'status'],
	['rule', { next_on: 'soon' }, 'invalid', 'next_on'],
	['page', { name: 'a b' }, 'invalid', 'name'],
])('%s refuses %j', async (entity, wrong, reason, field) => {
	const { made } = cases().find((one) => one.entity === entity) as Case;
	expect(await admin.ask('POST', entity, { ...made, ...wrong })).toMatchObject({ data: { reason, field } });
});

describe('what a text names', () => {
	test('has its states kept too, and goes back to one', async () => {
		const key = encodeURIComponent('/news');
		const made = await admin.ask('POST', 'seo_override', { url: '/news', title: 'All the quinoa' });
		const set = { title: 'All the amaranth', version: made.data.version };
		const changed = await admin.ask('PATCH', `seo_override/row?key=${key}`, set);
		expect(await shows('/news', '<title>All the amaranth')).toBe(true);
		const kept = (await admin.ask('GET', `revision?noun=seo_override&row=${key}`)).data.rows as {
			number: number;
			snapshot: Row;
		}[];
		expect(kept.map(({ number, snapshot }) => [number, snapshot.title])).toEqual([
			[2, 'All the amaranth'],
			[1, 'All the quinoa'],
		]);
		const back = { noun: 'seo_override', key: '/news', number: 1, version: changed.data.version };
		expect((await admin.ask('POST', 'revision/restore', back)).status).toBe(200);
		expect(await shows('/news', '<title>All the quinoa')).toBe(true);
		expect(made.status).toBe(201);
	});

	test('is a redirect, a market', async () => {
		const { version } = (await admin.ask('POST', 'redirect', { source: '/q-1', target: '/news' })).data;
		await admin.ask('PATCH', 'redirect/row?key=/q-1', { target: '/china', version });
		for (const [entity, row, n] of [['redirect', '/q-1', 2]] as const)
			expect((await admin.ask('GET', `revision?noun=${entity}&row=${row}`)).data.rows).toHaveLength(n);
		expect((await admin.ask('GET', 'revision?noun=tag&row=x')).status).toBe(400);
	});
});

test('names are for whoever may write what points there', async () => {
	const seller = await signedIn(site, [{ role: 'advertising' }]);
	expect((await seller.ask('GET', 'name/company?search=a')).status).toBe(200);
	expect((await seller.ask('GET', 'name/event_edition?search=a')).status).toBe(403);
	expect((await admin.ask('GET', 'name/event_edition?search=a')).data.rows).not.toHaveLength(0);
	expect((await admin.ask('GET', 'name/account?search=a')).status).toBe(404);
	expect(entities.length).toBe(19);
});
