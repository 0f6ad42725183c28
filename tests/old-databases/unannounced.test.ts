import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
	old = await openOldDatabase('0055_unannounced_place');
	await old.db.write(async (tx) => {
		await tx.execute(sql`insert into topic (slug, texts) values ('gtnf', '{}')`);
		await tx.execute(sql`insert into event_edition
				(topic_id, slug, year, time_zone, venue, city, country, map_url, status, texts)
			select id, rows.slug, 2027, 'Europe/Brussels', 'A hall', 'Brussels', 'BE', 'https://map.example/', rows.status,
				'{"en": {"name": "GTNF"}, "es": {"name": "GTNF", "city": "Bruselas"}}'
			from topic, (values ('next', 'unannounced'), ('known', 'confirmed')) as rows (slug, status)`);
	});
	await migrate(old.db);
});
afterAll(() => old.drop());

const places = () =>
	old.db.write((tx) =>
		tx.execute(sql`select slug, city, country, venue, map_url, texts from event_edition order by slug`),
	);

test('an edition that nobody announced loses the place that a build before asked for, and another keeps it', async () => {
	expect((await places()).rows).toEqual([
		{
			slug: 'known',
			city: 'Brussels',
			country: 'BE',
			venue: 'A hall',
			map_url: 'https://map.example/',
			texts: { en: { name: 'GTNF' }, es: { name: 'GTNF', city: 'Bruselas' } },
		},
		{
			slug: 'next',
			city: null,
			country: null,
			venue: null,
			map_url: null,
			texts: { en: { name: 'GTNF' }, es: { name: 'GTNF' } },
		},
	]);
});

test.each([
	`update event_edition set city = 'Brussels' where slug = 'next'`,
	`update event_edition set venue = 'A hall' where slug = 'next'`,
	`update event_edition set status = 'planned' where slug = 'next'`,
	`update event_edition set city = null where slug = 'known'`,
])('the database refuses: %s', async (statement) => {
	await expect(old.db.write((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject({
		cause: { constraint: 'event_edition_announced_place' },
	});
});
