import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { actors } from '../../access/actor';
import { createContext } from '../command';
import { claimEmails, closingIssues, dueEmails } from './claim-emails';

const NOW = 1_790_000_000;
const WAITING = 20_000;

interface Plan {
	'Node Type': string;
	'Index Name'?: string;
	'Relation Name'?: string;
	Plans?: Plan[];
}

describe('with a long queue', () => {
	let place: TestDatabase;
	beforeAll(async () => {
		place = await openEmptyDatabase();
		await place.db.write(async (tx) => {
			await tx.execute(sql`insert into subscription (email, email_key, edition, status, proof, created_at, updated_at)
				select n || '@press.example', n || '@press.example', 'en', 'confirmed',
					'{"form":"page","text_version":"1","asked_at":1}', ${NOW}::bigint, ${NOW}::bigint
				from generate_series(1, ${WAITING}::int) as n`);
			await tx.execute(
				sql`insert into issue (edition, slug, number, subject, html, status)
					values ('en', 'long', 1, 'Long', '<p>Text</p>', 'sending')`,
			);
			await tx.execute(sql`insert into letter (kind, subscription_id, issue_id, "to", mailbox, message_id, next_try_at,
				created_at)
				select 'issue', s.id, i.id, s.email, s.email, s.id || '@press.example', ${NOW}::bigint, ${NOW}::bigint
					from subscription s, issue i`);
			await tx.execute(sql`insert into letter (kind, subscription_id, "to", mailbox, message_id, state, next_try_at,
				created_at)
				select 'confirmation', id, email, email, 'asked-' || id || '@press.example',
					case when id <= 3 then 'pending' else 'sent' end, ${NOW}::bigint, ${NOW}::bigint from subscription`);
		});
		await place.db.writeAlone(sql`analyze`);
	});
	afterAll(() => place.close());

	const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
	const planOf = async (statement: SQL) => {
		const { rows } = await place.db.write((tx) =>
			tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (format json) ${statement}`),
		);
		return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)));
	};

	test.each([
		['the emails that are due', dueEmails(4, NOW), ['letter_claimed', 'letter_waiting', 'letter_waiting']],
		['whether an issue has gone out', closingIssues, ['letter_issue_open']],
	])('%s are read off an index, and nothing is sorted', async (_name, statement, indexes) => {
		const nodes = await planOf(statement);
		expect(nodes.flatMap((node) => node['Index Name'] ?? []).toSorted()).toEqual(indexes);
		expect(nodes.filter((node) => /Sort|Bitmap/.test(node['Node Type']))).toEqual([]);
		expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'letter')).toEqual([]);
	});

	test('confirmations are claimed first, the oldest issues after them, and two nodes never claim the same', async () => {
		const claim = () =>
			claimEmails(createContext(place.db, actors.clock, NOW), ['a signing key that is long enough for a test'], 4);
		const [one, two] = [await claim(), await claim()];
		expect(one.map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation', 'confirmation', 'issue']);
		expect(two.map(({ kind, issue }) => [kind, issue?.subject])).toEqual(
			Array.from({ length: 4 }, () => ['issue', 'Long']),
		);
		const more = (await Promise.all(Array.from({ length: 4 }, claim))).flat();
		expect(new Set([...one, ...two, ...more].map(({ id }) => id)).size).toBe(24);
	});
});
