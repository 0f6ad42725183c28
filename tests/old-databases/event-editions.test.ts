import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
	old = await openOldDatabase('0016_event_edition');
	await old.db.write(async (tx) => {
		await tx.execute(sql`insert into topic (slug, texts) values ('tpe', '{}')`);
		await tx.execute(sql`insert into topic_edition (topic_id, slug, year, time_zone, city, country, status, texts)
			select id, 'tpe-2024', 2024, 'America/Los_Angeles', 'Las Vegas', 'US', 'confirmed', '{}' from topic`);
		await tx.execute(sql`insert into translation_group (noun) values ('subject')`);
		await tx.execute(sql`with e as (select topic_id, id
			from topic_edition) insert into subject (group_id, edition, slug, title, topic_id, topic_edition_id, status)
			select g.id, 'en', 'tpe', 'TPE', e.topic_id, e.id, 'published' from translation_group g, e`);
		await tx.execute(sql`insert into subject_module (subject_id, position, kind, content)
			select id, 1, 'photo_wall', '{"topic_edition": "tpe-2024", "text": "Three days"}' from subject`);
		await tx.execute(sql`insert into subject_module (subject_id, position, kind, content)
			select id, 2, 'text', '{"html": "<p>Halls</p>"}' from subject`);
	});
	await migrate(old.db);
});
afterAll(() => old.drop());

test('an edition of an event, its page and what its modules name come over from the build before', async () => {
	const { rows } = await old.db.write((tx) =>
		tx.execute(sql`select e.slug, s.slug as page, m.content from event_edition e
			join subject s on s.event_edition_id = e.id join subject_module m on m.subject_id = s.id order by m.position`),
	);
	expect(rows).toEqual([
		{ slug: 'tpe-2024', page: 'tpe', content: { event_edition: 'tpe-2024', text: 'Three days' } },
		{ slug: 'tpe-2024', page: 'tpe', content: { html: '<p>Halls</p>' } },
	]);
});

test('nothing keeps the old name', async () => {
	const { rows } = await old.db.write((tx) =>
		tx.execute(sql`select relname as name from pg_class where relname like '%topic\\_edition%'
			union all select conname from pg_constraint where conname like '%topic\\_edition%'
			union all select column_name from information_schema.columns where column_name like '%topic\\_edition%'`),
	);
	expect(rows).toEqual([]);
});
