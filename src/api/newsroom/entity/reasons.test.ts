/** A refusal says which rule was broken, in the caller's language, and nothing of rows that the caller may not read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let admin: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

type Body = Record<string, unknown>;
const tag = { edition: 'en', slug: 'reasons', name: 'Reasons' };

describe('what a schema does not take is told with its bound', () => {
	test.each<[string, Body, string, string]>([
		['tag', { ...tag, name: 'x'.repeat(81) }, 'name', 'At most 80 characters.'],
		['tag', { ...tag, name: undefined }, 'name', 'This is needed.'],
		['tag', { ...tag, name: null }, 'name', 'This is needed.'],
		['tag', { ...tag, name: 7 }, 'name', 'Enter text here.'],
		['tag', { ...tag, slug: 'a--b' }, 'slug', 'Use letters and digits, with single hyphens between them.'],
		['tag', { ...tag, edition: 'xx' }, 'edition', 'There is no such edition.'],
		[
			'author',
			{ slug: 'x', name: 'x', links: [{ title: 'x', url: 'javascript:1' }] },
			'links.0.url',
			'A link starts with http:// or https://.',
		],
		['article', { edition: 'en', type: 'regulation', title: 'x', lead_rank: 100 }, 'lead_rank', 'Between 1 and 99.'],
		['article', { edition: 'en', type: 'regulation', title: 'x', lead_rank: 0 }, 'lead_rank', 'Between 1 and 99.'],
		[
			'article',
			{ edition: 'en', type: 'regulation', title: 'x', lead_rank: 1.5 },
			'lead_rank',
			'Enter a whole number here.',
		],
		[
			'article',
			{ edition: 'en', type: 'regulation', title: 'x', is_headline: 'yes' },
			'is_headline',
			'Only true or false is possible here.',
		],
		['article', { edition: 'en', type: 'regulation', title: 'x', keywords: 'a' }, 'keywords', 'Enter a list here.'],
		[
			'article',
			{ edition: 'en', type: 'regulation', title: 'x', key_dates: [{ date: '25.11.2026', text: 'x' }] },
			'key_dates.0.date',
			'Enter a date as 2026-11-25.',
		],
		[
			'article',
			{ edition: 'en', type: 'weather', title: 'x' },
			'type',
			'Choose one of: company, product, regulation, ai.',
		],
	])('%s %j', async (entity, body, field, msg) => {
		expect(await admin.ask('POST', entity, body)).toMatchObject({
			status: 400,
			data: { reason: 'invalid', field },
			msg,
		});
	});
});

test('who uses a row that is to be removed is counted and named, as far as the caller may read it', async () => {
	const made = await admin.ask('POST', 'tag', tag);
	const { id, version } = made.data as { id: number; version: string };
	const articles: number[] = [];
	for (let n = 1; n <= 7; n += 1) {
		const one = await admin.ask('POST', 'article', {
			edition: 'en',
			type: 'regulation',
			title: `Uses the tag ${n}`,
			html: '<p>x</p>',
			links: { authors: [author_id], tags: [id] },
		});
		articles.push(one.data.id as number);
	}
	const refused = await admin.ask('DELETE', `tag/${id}?version=${version}`);
	expect(refused).toMatchObject({
		status: 409,
		data: { reason: 'in_use', field: 'key', rule: { name: 'used', uses: { article_tag: 7 } } },
		msg: 'Used by 7 articles.',
	});
	expect(refused.data.rows).toEqual(
		articles.slice(0, 5).map((key, n) => ({ noun: 'article', key: String(key), title: `Uses the tag ${n + 1}` })),
	);
	// Those are drafts: somebody of the other edition reads none of them.
	const other = await signedIn(site, [
		{ role: 'desk', edition: 'es' },
		{ role: 'data', edition: 'en' },
	]);
	const blind = await other.ask('DELETE', `tag/${id}?version=${version}`);
	expect(JSON.stringify(blind)).not.toContain('Uses the tag');
});

test('an address that another article has is that article’s by name, for whoever may read it', async () => {
	const given = {
		edition: 'en',
		type: 'regulation',
		title: 'A secret draft',
		html: '<p>x</p>',
		seo_url: 'held-address',
	};
	const held = await admin.ask('POST', 'article', given);
	const again = { ...given, title: 'Another one', links: { authors: [author_id] } };
	expect(await admin.ask('POST', 'article', again)).toMatchObject({
		status: 409,
		data: {
			reason: 'taken',
			field: 'seo_url',
			rows: [{ noun: 'article', key: String(held.data.id), title: 'A secret draft' }],
		},
		msg: 'This belongs to “A secret draft”.',
	});
	// The reporter signs what they write, and sees no other draft.
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }], author_id);
	const blind = await reporter.ask('POST', 'article', again);
	expect(blind).toMatchObject({ status: 409, data: { reason: 'taken', field: 'seo_url' } });
	expect([blind.msg, JSON.stringify(blind).includes('secret')]).toEqual(['Another entry has this already.', false]);
});

test('whose it is to do is said, and whether one’s own role covers other rows', async () => {
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }], author_id);
	expect(await reporter.ask('POST', 'tag', { ...tag, slug: 'of-a-reporter' })).toMatchObject({
		status: 403,
		data: { reason: 'forbidden', rule: { name: 'role' } },
		msg: expect.stringMatching(/^Your role does not allow this\. It needs: .*desk.* or administrator\.$/),
	});
	const spanish = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	expect(await spanish.ask('POST', 'tag', { ...tag, slug: 'of-another-edition' })).toMatchObject({
		status: 403,
		data: { rule: { name: 'scope' } },
		msg: expect.stringContaining('Your role covers other editions'),
	});
});

test.each<[string, Body, string, RegExp]>([
	['people/invite', { email: '', name: 'X', grants: [{ role: 'desk' }] }, 'email', /needed|name@example\.com/],
	['people/invite', { email: 'no address', name: 'X', grants: [{ role: 'desk' }] }, 'email', /name@example\.com/],
	['people/invite', { email: 'a@b.example', name: 'X', grants: [] }, 'grants', /At least 1 entry/],
])('%s %j says what is wrong with %s', async (path, body, field, msg) => {
	const answer = await admin.ask('POST', path, body);
	if (answer.status === 404) throw new Error(`There is no call ${path}.`);
	expect(answer).toMatchObject({ data: { field }, msg: expect.stringMatching(msg) });
});
