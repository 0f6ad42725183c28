import type { Database } from '../../../src/platform/db/db';

export const FILES = 50_000;
const ARTICLES = 60_000;
/** Parts of 33 letters of a text: a short one, which is stored in its row and makes that longer to read. */
const PARTS = 50;
/** The name of a file in the storage, of its number as SQL. */
const nameOf = (n: string) => `md5((${n})::text) || case when (${n}) % 20 = 1 then '.pdf' else '.webp' end`;
/** Files that articles use; nothing uses every tenth. */
const USED = FILES * 0.9;
const used = (n: string) => nameOf(`1 + ${n} + (${n}) / 9`);
/** A file that is shown in the text of every twelfth article. */
const OFTEN = `md5('${FILES - 1}') || '.webp'`;

/**
 * Fill a database with files of two editions, of which nine in ten are used: each as the picture of one or two articles,
 * many in texts besides. The database keeps the uses itself.
 */
const statements = [
	`insert into media (name, kind, content_type, bytes, sha256, original_name, credit, licence, texts, expires_on)
		select ${nameOf('n')}, case when n % 20 = 1 then 'file' else 'image' end,
			case when n % 20 = 1 then 'application/pdf' else 'image/webp' end, 1, md5(n::text), 'IMG_' || n || '.jpg',
			(array['Nordbild', 'Ana Ruiz', 'Brume'])[1 + n % 3] || ' / ' || n % 90,
			(array['', 'CC BY 4.0', 'Handout, free to use', 'Nordbild subscription, web only'])[1 + n % 4],
			jsonb_build_object('en', jsonb_build_object('alt', 'A ' || (array['kiln', 'harbour', 'press', 'works'])[1 + n % 4]
					|| ' in view ' || n || case when n % 500 = 7 then ' Rotterdam' else '' end,
					'caption', 'A caption that says more of it than the description does'
						|| case when n <= ${FILES / 4} then ', from the archive' else '' end
						|| case when n <= 300 then ', scanned' else '' end || '.'),
				'es', jsonb_build_object('alt', case when n % 7 = 0 then '' else 'Una vista ' || n end)),
			case when n % 10 = 5 then current_date - 350 + n % 700 end
		from generate_series(1, ${FILES}) n`,
	`with made as (insert into translation_group (noun) select 'article' from generate_series(1, ${ARTICLES}) returning id)
		insert into article (group_id, edition, status, seo_url, type, title, html, published_at, created_at, updated_at, cover_id)
		select made.id, case when n % 3 = 0 then 'es' else 'en' end, case when n % 8 = 5 then 'draft' else 'published' end,
			'bench-file-' || n, (array['company', 'product', 'regulation', 'ai'])[1 + n % 4],
			initcap((array['duty', 'retailers', 'nicotine', 'import', 'flavour', 'device'])[1 + n % 6]) || ' story ' || n
				|| case when n % 900 = 1 then ' of Varna' else '' end,
			'<p>' || (select string_agg(md5(n || ' ' || part), ' ') from generate_series(1, ${PARTS}) part) || '</p>'
				|| case when n % 3 = 1 then '<figure><img src="/media/' || ${used(`n * 7 % ${USED - 1}`)} || '" alt="x"></figure>' else '' end
				|| case when n % 12 = 0 then '<figure><img src="/media/' || ${OFTEN} || '" alt="x"></figure>' else '' end,
			case when n % 8 <> 5 then 1600000000 + n * 2000 end, 1600000000 + n * 2000, 1600000000 + n * 2000, file.id
		from (select id, (row_number() over (order by id))::int as n from made) made
			join media file on file.name = ${used(`n % ${USED - 1}`)}`,
	'vacuum analyze',
];

/** What the questions name. */
export interface Filled {
	/** Numbers of files that one thing uses. */
	once: number[];
	/** Number of the file with most uses. */
	often: number;
	/** How many these are. */
	uses: number;
	/** Number of a file in the middle of the list. */
	middle: number;
	/** Headlines that readers see, of articles with a picture. */
	titles: string[];
}

/** Fills a database with files and with articles that use them. */
export async function fillLibrary(db: Database): Promise<Filled> {
	const owner = db.listener();
	await owner.connect();
	try {
		// No request is as long.
		await owner.query('set statement_timeout = 0');
		for (const statement of statements) await owner.query(statement);
		const numbers = async (text: string) => (await owner.query<{ id: number; n: number }>(text)).rows;
		const once = await numbers(
			`select media_id as id, 1 as n from media_use group by 1 having count(*) = 1 order by 1 limit 100`,
		);
		const [often] = await numbers(
			`select media_id as id, count(*)::int as n from media_use group by 1 order by 2 desc limit 1`,
		);
		const [middle] = await numbers(`select id, 1 as n from media order by id offset ${FILES / 2} limit 1`);
		const titles = await owner.query<{ title: string }>(
			`select a.title from article a join media m on m.id = a.cover_id and m.kind = 'image'
				where a.seo_url like 'bench-file-%' and a.status = 'published' order by a.id desc limit 100`,
		);
		if (!often || !middle) throw new Error('The library was not filled.');
		return {
			once: once.map(({ id }) => id),
			often: often.id,
			uses: often.n,
			middle: middle.id,
			titles: titles.rows.map(({ title }) => title),
		};
	} finally {
		await owner.end();
	}
}
