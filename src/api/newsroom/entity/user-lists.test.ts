/** What is counted beside a row leads to a list that shows just as many rows, wherever the newsroom has one. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import type { Entity } from '../../../entities/kit/declare';
import { referencesTo, usersOf } from '../../../entities/kit/uses';
import { entities } from '../../../entities/registry';
import { type Grant, roles } from '../../../shared/staff';

/** Tables whose rows have no list in the newsroom, or none that is narrowed by that row. */
const WITHOUT_LIST: Readonly<Record<string, readonly string[]>> = {
	author: ['account'],
	company: ['license'],
	adv: ['ad_click', 'adv_day'],
};
/** The screen of a file names each row that uses it, with a link, so nothing is counted there. */
const NAMES_ITS_USERS = 'media';

interface UserList {
	use: string;
	noun: string;
	filter: string;
	right: string;
}

const all = (entities as readonly Entity[]).filter(({ name }) => name !== NAMES_ITS_USERS);
let site: TestFront;
let lists: Map<string, UserList[]>;
/** The row that the most rows refer to, by entity and what these are counted under. */
const used = new Map<string, string>();

const usedBy = async (entity: Entity, use: string) => {
	const found = referencesTo(entity.table).filter((one) => one.use === use);
	// Counts of two columns could not lead to one list.
	expect([entity.name, use, found.length]).toEqual([entity.name, use, 1]);
	const table = found[0]?.name ?? '';
	const column = sql.identifier(found[0]?.column.name ?? '');
	const of = sql.identifier(found[0]?.of ?? '');
	const most = () =>
		site.db.write((tx) =>
			tx.execute<{ key: string }>(sql`select ${column}::text as key from ${sql.identifier(table)}
				where ${column} is not null group by 1 order by count(*) desc, 1 limit 1`),
		);
	if ((await most()).rows.length === 0)
		await site.db.write((tx) =>
			tx.execute(sql`update ${sql.identifier(table)} set ${column} = (select ${of} from ${entity.table} limit 1)
				where ctid in (select ctid from ${sql.identifier(table)} limit 3)`),
		);
	return (await most()).rows[0]?.key;
};

beforeAll(async () => {
	site = await openTestFront();
	const admin = await signedIn(site, [{ role: 'admin' }]);
	const { nouns } = (await admin.ask('GET', 'noun')).data as { nouns?: { noun: string; users: UserList[] }[] };
	lists = new Map(nouns?.map(({ noun, users }) => [noun, users]));
	for (const entity of all)
		for (const use of usersOf(entity)) {
			const key = await usedBy(entity, use);
			if (key !== undefined) used.set(`${entity.name} ${use}`, key);
		}
	// Lists leave discarded articles out, unless their state is asked for.
	const { rowCount } = await site.db.write((tx) =>
		tx.execute(sql`update article set status = 'discarded', published_at = null, first_published_at = null
			where id in (select max(article_id) from article_tag where tag_id = ${Number(used.get('tag article_tag'))})`),
	);
	expect(rowCount).toBe(1);
});
afterAll(() => site.stop());

async function listed(who: Visitor, { noun, filter }: UserList, key: string): Promise<number> {
	let [n, after] = [0, ''];
	do {
		const path = `${noun}?${filter}=${encodeURIComponent(key)}&limit=200${after && `&after=${encodeURIComponent(after)}`}`;
		const { status, data } = await who.ask('GET', path);
		expect([path, status]).toEqual([path, 200]);
		n += (data.rows as unknown[]).length;
		after = (data.next as string | null) ?? '';
	} while (after !== '');
	return n;
}
const countsOf = ({ name, key: by }: Entity, key: string) =>
	by === 'id' ? `${name}/${key}/uses` : `${name}/row/uses?key=${encodeURIComponent(key)}`;

test('every table that names rows has a list, but for a few that have none in the newsroom', () => {
	const without = all.map((entity): [string, string[]] => {
		const listed = lists.get(entity.name)?.map(({ use }) => use);
		const missing = usersOf(entity).filter((use) => !listed?.includes(use));
		return [entity.name, missing.sort()];
	});
	expect(Object.fromEntries(without.filter(([, uses]) => uses.length > 0))).toEqual(WITHOUT_LIST);
});

const people = roles.flatMap((role): [string, Grant][] => [
	[role, { role }],
	[`${role} of one edition`, { role, edition: 'en' }],
]);
test.each(people)('for a person who is %s each list has as many rows as are counted', async (_name, grant) => {
	const who = await signedIn(site, [grant]);
	const rights = (await who.ask('GET', 'session')).data.rights as string[];
	let seen = 0;
	for (const entity of all)
		for (const list of lists.get(entity.name) ?? []) {
			const key = used.get(`${entity.name} ${list.use}`) ?? '';
			const { status, data } = await who.ask('GET', countsOf(entity, key));
			if (status === 403) continue;
			const count = (data.uses as Record<string, number>)[list.use] ?? 0;
			if (rights.includes(list.right)) {
				expect([list, await listed(who, list, key)]).toEqual([list, count]);
				seen += count;
			} else expect((await who.ask('GET', list.noun)).status).toBe(403);
		}
	if (grant.role === 'admin') expect(seen).toBeGreaterThan(used.size);
});
