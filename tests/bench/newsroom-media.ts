import { sql } from 'drizzle-orm';
import type { ListQuery } from '../../src/entities/kit/entity';
import { staffList } from '../../src/entities/kit/staff-list';
import { mediaEntity } from '../../src/entities/media';
import type { Database } from '../../src/platform/db/db';
import { mediaUses } from '../../src/queries/upload/media-uses';
import { type Figure, median, percentile } from './table';

const FILES = 50_000;
const TIMES = 60;
const WARM_UP = 5;
/** Milliseconds that a page may take (newsroom.md, section 8). */
const BAR = { p50: 30, p95: 120 };
const NOW = 1_795_000_000;

/** Files with words in two editions, of which nine in ten are used, each by one or two of 60,000 articles. */
const statements = [
	`insert into media (name, kind, content_type, bytes, sha256, original_name, credit, texts, expires_on)
		select md5(n::text) || '.webp', case when n % 20 = 0 then 'file' else 'image' end, 'image/webp', 1, md5(n::text),
			'IMG_' || n || '.jpg', (array['Nordbild', 'Ana Ruiz', 'Brume'])[1 + n % 3] || ' / ' || n % 90,
			jsonb_build_object('en', jsonb_build_object('alt', 'A ' || (array['kiln', 'harbour', 'press', 'works'])[1 + n % 4]
					|| ' in view ' || n || case when n % 500 = 7 then ' Rotterdam' else '' end,
					'caption', 'A caption that says more of it than the description does.'),
				'es', jsonb_build_object('alt', case when n % 7 = 0 then '' else 'Una vista ' || n end)),
			case when n % 10 = 0 then date '2026-01-01' + (n % 700) end
		from generate_series(1, ${FILES}) n`,
	`with made as (insert into translation_group (noun) select 'article' from generate_series(1, 60000) returning id)
		insert into article (group_id, edition, status, seo_url, type, title, html, published_at, cover_id)
		select id, 'en', 'published', 'file-' || n, 'company', 'Story ' || n || case when n % 900 = 1 then ' of Varna' else '' end,
			'<p>Words.</p>', 1600000000 + n, (select min(id) from media) + n % ${Math.floor(FILES * 0.9)}
		from (select id, row_number() over (order by id) as n from made) g`,
	'vacuum analyze',
];

/** The media library over many files. */
export async function measureNewsroomMedia(db: Database): Promise<Figure[]> {
	const owner = db.listener();
	await owner.connect();
	try {
		// No request is as long.
		await owner.query('set statement_timeout = 0');
		for (const statement of statements) await owner.query(statement);
	} finally {
		await owner.end();
	}
	const figures: Figure[] = [];
	const add = async (what: string, work: (n: number) => Promise<unknown>) => {
		for (let n = 0; n < WARM_UP; n += 1) await work(n);
		const taken: number[] = [];
		for (let n = 0; n < TIMES; n += 1) {
			const start = performance.now();
			await work(WARM_UP + n);
			taken.push(performance.now() - start);
		}
		const [p50, p95] = [median(taken), percentile(taken, 0.95)];
		figures.push({
			what: `50,000 files in the media library: ${what}`,
			value: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
			target: `p50 ≤ ${BAR.p50} ms, p95 ≤ ${BAR.p95} ms`,
			holds: p50 <= BAR.p50 && p95 <= BAR.p95,
		});
	};
	const list = (query: ListQuery) => staffList(db.staff, mediaEntity, { now: NOW, ...query }, 'all');
	const [middle] = (await db.staff.execute<{ id: number }>(sql`select min(id) + 25000 as id from media`)).rows;
	const after = (n: number) => {
		const id = (middle?.id ?? 0) - n * 100;
		return Buffer.from(JSON.stringify([id, id])).toString('base64url');
	};
	await add('all of them', () => list({}));
	await add('a page from the middle', (n) => list({ after: after(n) }));
	for (const which of Object.keys(mediaEntity.list.which ?? {}))
		await add(`the part "${which}"`, () => list({ which }));
	await add('by a word that 12,500 files have', () => list({ search: 'harbour' }));
	await add('by a word that 100 files have', () => list({ search: 'rotterdam' }));
	await add('by a word of articles that use 67 of them', () => list({ search: 'varna' }));
	await add('by a word that none has', (n) => list({ search: `nowhere${n}` }));
	await add('by a word, without a description', () => list({ search: 'kiln', which: 'mute' }));
	await add('what uses one', (n) =>
		mediaUses(db.staff, (middle?.id ?? 0) - n * 100, { drafts: [{}], rowsOf: () => 'all' }),
	);
	return figures;
}
