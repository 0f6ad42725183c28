import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

describe('what somebody writes of an article', () => {
	let site: TestFront;
	let desk: Visitor;
	let id: unknown;
	let version = 0;
	beforeAll(async () => {
		site = await openTestFront();
		desk = await signedIn(site, [{ role: 'desk' }]);
		const made = await desk.ask('POST', 'article', { edition: 'en', type: 'regulation', title: 'An act of Utopia' });
		id = made.data.id;
		version = Number(made.data.version);
	});
	afterAll(() => site.stop());

	const content = async () =>
		(await desk.ask('GET', `article/${id}`)).data.content as Record<string, unknown> & { title: string };
	const save = async (set: object) => {
		const answer = await desk.ask('PATCH', `article/${id}`, { version, ...set });
		if (answer.status === 200) version = Number(answer.data.version);
		return answer;
	};

	test.each([
		['sources', [{ title: '' }, { title: 'Act 1', kind: 'law' }, { kind: 'law', grade: 'A', title: '\u200B' }]],
		['key_dates', [{ date: '', text: '' }, { date: '2026-05-01', text: 'It holds.' }, {}]],
		['key_points', ['', 'A point', ' ', '\u2060']],
		['keywords', ['duty', '']],
		[
			'corrections',
			[
				{ at: 1_790_000_000, text: '' },
				{ at: 1_790_000_001, text: 'The rate was wrong.' },
			],
		],
	])('%s lose the entries that say nothing', async (name, list) => {
		expect(await save({ [name]: list })).toMatchObject({ status: 200 });
		expect((await content())[name]).toHaveLength(1);
	});

	test.each([
		['known', { points: [{ at: 1_790_000_000, text: ' ' }] }],
		['interviewee', { name: '', role: '', drawn_as: undefined }],
	])('%s that says nothing is none', async (name, thing) => {
		expect(await save({ [name]: thing })).toMatchObject({ status: 200 });
		expect((await content())[name]).toBeNull();
	});

	test.each([
		[{ sources: [{ title: '' }, { title: 'A' }, { publisher: 'The press' }] }, 'sources.2.title'],
		[{ sources: [{ title: 'A', url: 'javascript:alert(1)' }] }, 'sources.0.url'],
		[{ sources: [{ title: 'A', url: 'data:text/html,x' }] }, 'sources.0.url'],
		[{ sources: [{ title: 'A', published_on: '2026-02-31' }] }, 'sources.0.published_on'],
		[{ key_dates: [{ date: '2026-05-01', text: '' }] }, 'key_dates.0.text'],
		[{ key_dates: [{ date: '0000-05-01', text: 'a' }] }, 'key_dates.0.date'],
		[{ interviewee: { name: '', role: 'Minister' } }, 'interviewee.name'],
		[{ known: { points: [{ at: 1e15, text: 'a' }] } }, 'known.points.0.at'],
		[{ known: { points: [{ at: 1_790_000_000_000, text: 'a' }] } }, 'known.points.0.at'],
		[{ corrections: [{ at: -1, text: 'a' }] }, 'corrections.0.at'],
		[{ corrections: [{ at: 9e15, text: 'a' }] }, 'corrections.0.at'],
		[{ cover_id: 2_147_483_648 }, 'cover_id'],
		[{ cover_id: 1e15 }, 'cover_id'],
		[{ links: { tags: [3e9] } }, 'links.tags.0'],
		[{ title: '\u200B' }, 'title'],
	])('%j is refused at %s', async (set, field) => {
		expect(await save(set)).toMatchObject({ status: 400, data: { reason: 'invalid', field } });
	});

	test.each([
		['schedule', { at: 9_000_000_000_000, zone: 'UTC' }, 'at'],
		['schedule', { at: 4_000_000_000, unpublish_at: 9e15, zone: 'UTC' }, 'unpublish_at'],
		['embargo', { until: 9e15 }, 'until'],
		['embargo', { until: -1 }, 'until'],
	])('%s takes no wild moment: %j', async (action, body, field) => {
		const answer = await desk.ask('POST', `article/${id}/${action}`, { version, ...body });
		expect(answer).toMatchObject({ status: 400, data: { field } });
	});

	test('a headline of two lines becomes one, and loses what turns its direction', async () => {
		expect(await save({ title: 'Rates\nrise \u202Enow\u202C' })).toMatchObject({ status: 200 });
		expect((await content()).title).toBe('Rates rise now');
	});

	test('a row with wilder values is read, and saved where another field is changed', async () => {
		const sources = JSON.stringify([{ title: '', url: 'javascript:x' }, { title: '' }]);
		const known = JSON.stringify({ points: [{ at: 1e15, text: 'a' }] });
		await site.db.write((tx) =>
			tx.execute(
				sql`update article set sources = ${sources}::jsonb, known = ${known}::jsonb where id = ${Number(id)}::int`,
			),
		);
		expect(await content()).toMatchObject({ known: { points: [{ at: 1e15 }] } });
		expect(await save({ standfirst: 'Other words.' })).toMatchObject({ status: 200 });
		expect(await content()).toMatchObject({ standfirst: 'Other words.', sources: [{ url: 'javascript:x' }, {}] });
		expect(await save({ sources: [{ title: '' }] })).toMatchObject({ status: 200 });
		expect((await content()).sources).toEqual([]);
	});

	test.each([
		[
			'company',
			{
				links: [
					{ title: '', url: '' },
					{ title: 'A', url: 'https://a.test' },
				],
			},
			'links',
			1,
		],
		['company', { names: [{ kind: 'former', text: '' }] }, 'names', 0],
		['author', { links: [{ title: ' ', url: '' }] }, 'links', 0],
	])('a list of %s loses them too: %j', async (entity, set, name, left) => {
		const slug = `empty-${entity}-${name}-${left}`;
		const made = await desk.ask('POST', entity, { slug, name: 'A', ...set });
		expect(made).toMatchObject({ status: 201 });
		expect(made.data[name]).toHaveLength(left);
	});

	test.each([
		[{ title: '', url: '' }, null],
		[{ title: 'A' }, { title: 'A' }],
	])('a source of an achievement, %j', async (source, kept) => {
		const body = { edition: 'en', value: '1', label: 'Of all', source };
		expect(await desk.ask('POST', 'achievement', body)).toMatchObject({ status: 201, data: { source: kept } });
	});
});
