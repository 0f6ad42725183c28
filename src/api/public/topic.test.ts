import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { publicCalls } from '../index';

interface Answer {
	code: number;
	data: Record<string, unknown> & {
		list: Record<string, unknown>[];
		total: number;
		has_more: boolean;
		modules: { id: number; kind: string; content: Record<string, unknown> }[];
		field?: string;
	};
}

describe('the calls about exhibitions', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	/** Asks, and holds the answer against the schema that the document prints. */
	const ask = async (path: string) => {
		const response = await site.app.request(`/api/v2/${path}`);
		const body = (await response.json()) as Answer;
		const call = publicCalls.find((one) => one.path === path.split('?')[0]);
		if (response.status === 200) expect(call?.output?.safeParse(body.data).error).toBeUndefined();
		return { status: response.status, body, tags: response.headers.get('cache-tag')?.split(',') ?? [] };
	};

	test('topic/all: events with their editions, newest first, in the words of the edition', async () => {
		const { body, tags } = await ask('topic/all?limit=50&edition=es');
		expect(body.data.total).toBe(body.data.list.length);
		const tpe = body.data.list.find((one) => one.slug === 'tpe');
		expect(tpe).toMatchObject({ kind: 'exhibition', trade_only: true, minimum_age: 21 });
		expect(tpe?.summary).toContain('feria');
		const event_editions = (tpe?.editions ?? []) as { year: number; phase: string }[];
		expect(event_editions.map((one) => one.year)).toEqual(event_editions.map((one) => one.year).sort((a, b) => b - a));
		expect(event_editions.map((one) => one.phase)).toContain('next');
		expect(tags).toContain('topic');
		const page = await ask('topic/all?limit=3&page=2&kind=forum');
		expect(page.body.data.list.every((one) => one.kind === 'forum')).toBe(true);
	});

	test('subject/get and subject_module/get: the page and its parts, cleaned', async () => {
		const { body } = await ask('subject/get?slug=tpe');
		expect(body.data.modules.map((module) => module.kind)).toEqual(
			expect.arrayContaining(['hero', 'text', 'schedule', 'enterprise_directory', 'attachments', 'map']),
		);
		const text = body.data.modules.find((module) => module.kind === 'text');
		expect(text?.content.html).toContain('<p>');
		const one = await ask(`subject_module/get?id=${text?.id}`);
		expect(one.body.data).toMatchObject({
			id: text?.id,
			kind: 'text',
			subject: 'tpe',
			edition: 'en',
			content: text?.content,
		});
		expect((await ask('subject/get?slug=nothing')).status).toBe(404);
		expect((await ask('subject_module/get?id=2147483647')).status).toBe(404);
		expect(await ask('subject/get')).toMatchObject({ status: 400, body: { code: 400, data: { field: 'slug' } } });
	});

	test('photo/image: photos of an event edition in their order', async () => {
		const { body } = await ask('photo/image?slug=tpe-2024&limit=4');
		expect(body.data).toMatchObject({ total: 9, has_more: true });
		expect(body.data.list).toHaveLength(4);
		expect((await ask('photo/image?slug=tpe-2024&limit=4&page=3')).body.data.list).toHaveLength(1);
		expect((await ask('photo/image?slug=nothing')).status).toBe(404);
	});

	test('topic_tpe_enterprise: the list by stand, its filters, and one with its neighbours', async () => {
		const { body } = await ask('topic_tpe_enterprise/all?limit=50');
		const stands = body.data.list.map((one) => Number(one.booth));
		expect(stands).toEqual([...stands].sort((a, b) => a - b));
		const filtered = await ask('topic_tpe_enterprise/all?country=CN&category=pods');
		expect(filtered.body.data.list.length).toBeGreaterThan(0);
		expect(
			filtered.body.data.list.every((one) => one.country === 'CN' && (one.categories as string[]).includes('pods')),
		).toBe(true);
		expect((await ask('topic_tpe_enterprise/all?keyword=valve')).body.data.list.map((one) => one.slug)).toEqual([
			'orsini-devices',
		]);
		expect(await ask('topic_tpe_enterprise/all?country=china')).toMatchObject({
			status: 400,
			body: { data: { field: 'country' } },
		});
		expect((await ask('topic_tpe_enterprise/all?year=1999')).status).toBe(404);
		const one = await ask('topic_tpe_enterprise/get?slug=orsini-devices');
		expect(one.body.data).toMatchObject({
			booth: '1032',
			url: 'http://127.0.0.1:3000/topic/tpe/enterprise/orsini-devices',
			previous: { slug: 'halden-vapour-works' },
			next: { slug: 'shenlu-technology' },
		});
	});

	test('topic_tpe_attachment/all: files with type and size, those of the event first', async () => {
		const { body } = await ask('topic_tpe_attachment/all');
		expect(body.data.total).toBeGreaterThan(2);
		expect(body.data.list[0]).toMatchObject({ enterprise: null, content_type: 'application/pdf' });
		const ofOne = body.data.list.find((file) => file.enterprise !== null)?.enterprise as string;
		const { body: some } = await ask(`topic_tpe_attachment/all?slug=${ofOne}`);
		expect(some.data.list.every((file) => file.enterprise === ofOne)).toBe(true);
		const file = await site.app.request(new URL(some.data.list[0]?.url as string).pathname);
		expect(Number((await file.arrayBuffer()).byteLength)).toBe(some.data.list[0]?.bytes);
	});

	test('topic_iecie_wall/all: approved messages only, newest first', async () => {
		const { body, tags } = await ask('topic_iecie_wall/all?limit=50');
		const times = body.data.list.map((message) => message.created_at as number);
		expect(times.length).toBeGreaterThan(2);
		expect(times).toEqual([...times].sort((a, b) => b - a));
		expect(Object.keys(body.data.list[0] ?? {})).not.toContain('status');
		expect(tags.some((tag) => tag.startsWith('wall:'))).toBe(true);
	});
});
