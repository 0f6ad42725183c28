/**
 * Every call of the newsroom is made by every role in every scope, about rows of both editions. Rights are checked
 * before the state of a row: no answer reveals what the caller could not read, and nothing is written.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleCases } from '../../../tests/rights-walk/article-cases';
import type { Case } from '../../../tests/rights-walk/case';
import { nameOf, otherCases } from '../../../tests/rights-walk/other-cases';
import { personNames, personOf } from '../../../tests/rights-walk/people';
import { rowCases } from '../../../tests/rights-walk/row-cases';
import { allRows, byName, Walk } from '../../../tests/rights-walk/walk';
import { makeWorld, type World } from '../../../tests/rights-walk/world';
import { openTestFront, type TestFront } from '../../../tests/site';
import { signedIn } from '../../../tests/staff-session';
import { newsroomCalls } from './newsroom';

let site: TestFront;
let world: World;
let cases: Case[];
beforeAll(async () => {
	site = await openTestFront();
	world = await makeWorld(site);
	cases = [...articleCases(world), ...rowCases(world), ...otherCases(world, newsroomCalls)];
});
afterAll(() => site.stop());

test('every call has a case', () => {
	const known = new Set(cases.map(({ call }) => call));
	expect(newsroomCalls.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
});

describe.each(personNames)('%s', (name) => {
	test('finds out nothing beyond what they read, and changes nothing', async () => {
		const person = await personOf(site, name, world.author_id);
		const before = await allRows(site);
		const findings = await new Walk(site.url, person, world.marks, byName(newsroomCalls)).run(cases);
		const after = await allRows(site);
		const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
		expect([...findings, ...changed.map((table) => `${name}: the table ${table} is another`)]).toEqual([]);
	});
});

test('everything that was hidden is given to those who read it', () => {
	expect(world.marks.never.filter((mark) => mark !== 'zqview')).toEqual([]);
});

describe('who has the right', () => {
	const draftOf = (edition: string) => {
		const found = world.articles.find((one) => one.edition === edition && one.state === 'draft');
		if (!found) throw new Error(`There is no draft of ${edition}.`);
		return found;
	};
	const rowOf = (entity: string, edition: string) => {
		const found = world.rows.find((one) => one.entity.name === entity && one.edition === edition);
		if (!found) throw new Error(`There is no ${entity} of ${edition}.`);
		return found;
	};

	test('changes an article, and gets a conflict that says what is there now', async () => {
		const editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
		const { key } = draftOf('en');
		const { version } = (await editor.ask('GET', `article/${key}`)).data;
		const changed = await editor.ask('PATCH', `article/${key}`, { version, standfirst: 'Other words.' });
		expect(changed).toMatchObject({ status: 200, data: { version: Number(version) + 1 } });
		expect(await editor.ask('PATCH', `article/${key}`, { version, standfirst: 'Mine.' })).toMatchObject({
			status: 409,
			data: { reason: 'conflict', field: 'version', now: { standfirst: 'Other words.' } },
		});
	});

	test('changes a row, and gets a conflict with the row', async () => {
		const editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
		const { key, version } = rowOf('tag', 'en');
		const changed = await editor.ask('PATCH', `tag/${key}`, { version, description: 'Other words.' });
		expect(changed).toMatchObject({ status: 200, data: { description: 'Other words.' } });
		expect(await editor.ask('PATCH', `tag/${key}`, { version, description: 'Mine.' })).toMatchObject({
			status: 409,
			data: { reason: 'conflict', now: { description: 'Other words.', version: changed.data.version } },
		});
	});

	test('sends a row to another edition where both are theirs, and nowhere else', async () => {
		const [here, everywhere] = [
			await signedIn(site, [{ role: 'advertising', edition: 'en' }]),
			await signedIn(site, [{ role: 'advertising' }]),
		];
		const { key, version } = rowOf('adv', 'en');
		const body = { version, edition: 'es' };
		expect(await here.ask('PATCH', `adv/${key}`, body)).toMatchObject({ status: 403 });
		const moved = await everywhere.ask('PATCH', `adv/${key}`, body);
		expect(moved).toMatchObject({ status: 200, data: { edition: 'es' } });
		const there = await signedIn(site, [{ role: 'advertising', edition: 'es' }]);
		const back = { noun: 'adv', key, number: 1, version: moved.data.version };
		expect([403, 404]).toContain((await there.ask('POST', 'revision/restore', back)).status);
		expect(await here.ask('POST', 'revision/restore', back)).toMatchObject({ status: 404 });
		expect(await everywhere.ask('POST', 'revision/restore', back)).toMatchObject({
			status: 200,
			data: { edition: 'en' },
		});
	});

	test('gets the links to an article that they withdraw, from what they read', async () => {
		const desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
		const target = world.articles.find((one) => one.edition === 'en' && one.state === 'target');
		const { version } = (await desk.ask('GET', `article/${target?.key}`)).data;
		const answer = await desk.ask('POST', `article/${target?.key}/withdraw`, { version, reason: 'It was wrong.' });
		expect(answer.status).toBe(200);
		const links = answer.data.links as { noun: string; edition: string | null }[];
		expect(links.filter(({ edition }) => edition === 'en').map(({ noun }) => noun)).toEqual(
			expect.arrayContaining(['article', 'page', 'adv']),
		);
		expect(links.filter(({ edition }) => edition === 'es')).toEqual([]);
	});
});
