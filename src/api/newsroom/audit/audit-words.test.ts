/** The audit names the fields of an article that changed, and none of their words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { articleColumns, contentColumns } from '../../../data/article-content';
import { audit } from '../../../data/tables/site';
import { withoutWords } from '../../../shared/article/changed-fields';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
});
afterAll(() => site.stop());

const lines = async (id: number) =>
	(await desk.ask('GET', `audit?noun=article&row=${id}`)).data.rows as unknown as {
		action: string;
		detail: { changes?: Record<string, unknown> };
	}[];

test('a new article and a change of it: facts before and after, words by their field', async () => {
	const words = { title: 'Zephyr kiln', standfirst: 'Zephyr stands first.', html: '<p>Zephyr burns.</p>' };
	const made = await desk.ask('POST', 'article', { edition: 'en', type: 'company', ...words });
	const { id, version } = made.data as { id: number; version: number };
	const change = {
		version,
		title: 'Zephyr again',
		type: 'product',
		key_points: ['Zephyr points'],
		password: 'zephyr-door',
	};
	expect(await desk.ask('PATCH', `article/${id}`, change)).toMatchObject({ status: 200 });
	const [changed, created] = await lines(id);
	expect(created).toMatchObject({
		action: 'create',
		detail: { changes: { title: {}, standfirst: {}, html: {}, status: { to: 'draft' }, edition: { to: 'en' } } },
	});
	expect(changed?.detail.changes).toMatchObject({
		title: {},
		key_points: {},
		type: { from: 'company', to: 'product' },
	});
	const stored = await site.db.write((tx) => tx.select({ detail: audit.detail }).from(audit));
	expect(JSON.stringify(stored)).not.toMatch(/zephyr/i);
});

test('rows that a former release wrote with the words in them are told without', async () => {
	const made = await desk.ask('POST', 'article', { edition: 'en', type: 'company', title: 'An old kiln' });
	const { id } = made.data as { id: number };
	const changes = {
		title: { from: 'Mistral', to: 'Mistral again' },
		sources: { to: [{ name: 'Mistral' }] },
		firm: { to: 'Mistral' },
	};
	await site.db.write((tx) =>
		tx.insert(audit).values({
			actor: 'operator',
			action: 'change',
			noun: 'article',
			row_id: String(id),
			detail: {
				note: 'Checked.',
				changes: { ...changes, status: { from: 'draft', to: 'review' }, password: { to: 'set' } },
			},
		}),
	);
	const [line] = await lines(id);
	expect(line?.detail).toEqual({
		note: 'Checked.',
		changes: { title: {}, sources: {}, firm: {}, status: { from: 'draft', to: 'review' }, password: { to: 'set' } },
	});
});

test('of every column that holds content of an article, only two short choices are recorded', () => {
	const changes = Object.fromEntries(articleColumns.map((name) => [name, { to: 'x' }]));
	const recorded = withoutWords(changes);
	expect(contentColumns.filter((name) => Object.keys((recorded[name] ?? {}) as object).length > 0)).toEqual([
		'type',
		'kind',
	]);
});
