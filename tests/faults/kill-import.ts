import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/db';
import { builtServer } from '../e2e/server';
import { type Check, mustBePositive, mustBeZero, report } from './check';
import type { FaultEnvironment } from './environment';
import { waitFor } from './wait-for';

/** Posts of the export: a round brings in a few hundred before it is killed, and the last one has some left. */
const POSTS = { each: 300, more: 1_500 };
/** Milliseconds from the first new post of a round to the kill, at most. */
const LATEST = 200;
const KEYS = 'wordpress:killed.example:%';

const dayOf = (id: number) => String((id % 28) + 1).padStart(2, '0');

/** A post with two tags, a picture of another site and a link to its neighbour. */
const post = (id: number) =>
	`<item><title>Killed ${id}</title><link>https://killed.example/2024/05/${dayOf(id)}/post-${id}/</link><dc:creator>writer-${id % 7}</dc:creator>
	<content:encoded><![CDATA[<p>Words of post ${id}, and <a href="https://killed.example/?p=${id - 1}">the one before</a>.</p>]]></content:encoded>
	<wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-${dayOf(id)} 08:00:00</wp:post_date><wp:post_date_gmt>2024-05-${dayOf(id)} 08:00:00</wp:post_date_gmt>
	<wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
	<category domain="category" nicename="regulation">Regulation</category>
	<category domain="post_tag" nicename="killed-${id % 11}">Killed ${id % 11}</category></item>`;

const exportOf = (posts: number) =>
	`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><title>Killed</title><link>https://killed.example</link>
	<wp:wxr_version>1.2</wp:wxr_version>${Array.from({ length: posts }, (_, at) => post(at + 1)).join('')}</channel></rss>`;

/** What an import of all posts leaves, counted past the program that wrote it. */
async function counts(db: Database) {
	const ours = sql`(select id from article where import_key like ${KEYS})`;
	const { rows } = await db.write((tx) =>
		tx.execute<Record<string, number>>(sql`select
			(select count(*)::int from article where import_key like ${KEYS}) as articles,
			(select count(distinct import_key)::int from article where import_key like ${KEYS}) as "import keys",
			(select count(distinct seo_url)::int from article where import_key like ${KEYS}) as addresses,
			(select count(*)::int from article_tag where article_id in ${ours}) as "tags of articles",
			(select count(*)::int from article_author where article_id in ${ours}) as "signatures",
			(select count(*)::int from revision where noun = 'article' and row_id in ${ours}) as revisions,
			(select count(distinct slug)::int from tag where slug like 'killed-%') as tags,
			(select count(*)::int from tag where slug like 'killed-%' and edition = 'en') as "rows of tags",
			(select count(*)::int from author where import_key like ${KEYS}) as authors,
			(select count(*)::int from search_document where kind = 'article' and ref_id in ${ours}) as "documents of the search",
			(select count(*)::int from redirect where source like '/2024/05/%/post-%') as redirects,
			(select count(distinct row_key)::int from import_row where noun = 'article' and row_key in
				(select id::text from article where import_key like ${KEYS})) as "articles that can be taken back"`),
	);
	return rows[0] as Record<string, number>;
}

/** kill -9 of the command that imports, again and again, until one may end. */
export async function killImport(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const posts = POSTS.more + POSTS.each * rounds;
	const file = join(environment.dataDir, 'killed.xml');
	await writeFile(file, exportOf(posts));
	// The server runs, as it does where somebody imports; on the embedded database the command joins it.
	const server = await environment.start();
	const begin = () =>
		spawn(process.execPath, [join(builtServer, '../command.js'), 'import', 'wordpress', file], {
			cwd: '/',
			env: { ...process.env, NODE_ENV: 'production', ...environment.place },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
	const arrived = () => environment.inspect(async (db) => (await counts(db)).articles as number);
	let killed = 0;
	try {
		for (let round = 0; round < rounds; round += 1) {
			const before = await arrived();
			const run = begin();
			const end = once(run, 'exit');
			await waitFor('a post of this round is in', async () => run.exitCode !== null || (await arrived()) > before, 60);
			await new Promise((done) => setTimeout(done, Math.random() * LATEST));
			killed += run.kill('SIGKILL') && (await arrived()) < posts ? 1 : 0;
			await end;
		}
		const last = begin();
		let said = '';
		last.stderr?.on('data', (part) => {
			said += part;
		});
		const [code] = await once(last, 'exit');
		if (code !== 0) throw new Error(`The last run ended with ${code}: ${said}`);
	} finally {
		await server.stop();
	}
	const found = await environment.inspect(counts);
	const missing = (name: string, expected: number) =>
		mustBeZero(`${name} missing or double`, (found[name] ?? 0) - expected);
	return [
		mustBePositive('runs that were killed before they had ended', killed),
		report('posts', posts),
		missing('articles', posts),
		missing('import keys', posts),
		missing('addresses', posts),
		missing('tags of articles', posts),
		missing('signatures', posts),
		missing('revisions', posts),
		missing('documents of the search', posts),
		missing('redirects', posts),
		missing('articles that can be taken back', posts),
		missing('tags', 11),
		missing('rows of tags', 11),
		missing('authors', 7),
	];
}
