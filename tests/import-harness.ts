import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { editionByCode } from '../src/editions/editions';
import { type ImportOptions, importFrom } from '../src/importers/core/import';
import type { Report } from '../src/importers/core/report';
import type { Source } from '../src/importers/core/source';
import { wordpressSource } from '../src/importers/wordpress/wordpress';
import type { Database } from '../src/platform/db/db';
import { diskStorage } from '../src/platform/storage/disk';
import { openEmptyDatabase } from './databases';

/** The small export with every case. */
export const EXPORT = fileURLToPath(new URL('../src/importers/wordpress/wordpress.fixture.xml', import.meta.url));
/** Moment of the first import, in Unix seconds. */
export const IMPORTED_AT = Date.UTC(2025, 0, 1) / 1000;

export interface Piece extends Record<string, unknown> {
	id: number;
	status: string;
	seo_url: string;
	title: string;
	html: string;
	tags: string[];
	authors: string[];
}

export interface ArticleRow extends Piece {
	/** Number in the export. */
	key: number;
}

interface WordpressImport extends ImportOptions {
	file: string;
	lenient: boolean;
}

const LINKED = sql`array(select t.slug from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id
		order by s.position) as tags,
	array(select u.name from article_author s join author u on u.id = s.author_id where s.article_id = a.id
		order by s.position) as authors`;

/** An empty database with an export beside it and the folder of its pictures. */
export interface ImportHarness {
	folder: string;
	db: Database;
	/** Brings the small export in, or another one of WordPress. */
	run(changes?: Partial<WordpressImport>): Promise<ReturnType<Report['toJSON']>>;
	bring(source: Source, changes?: Partial<ImportOptions>): Promise<ReturnType<Report['toJSON']>>;
	query<T extends Record<string, unknown>>(text: SQL): Promise<T[]>;
	/** Imported articles whose keys begin so, in the order of their addresses. */
	pieces(key: string): Promise<Piece[]>;
	/** Articles of the small export in the order of their numbers. */
	rows(edition?: string): Promise<ArticleRow[]>;
	post(key: number): Promise<ArticleRow>;
	close(): Promise<void>;
}

export function need<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('missing');
	return value;
}

/** Counts of a report's lines by reason. */
export const reasons = (list: { reason: string; count: number }[]) =>
	Object.fromEntries(list.map((line) => [line.reason, line.count]));

async function writePictures(folder: string): Promise<void> {
	const write = async (path: string, width: number, height: number) => {
		await mkdir(join(folder, path, '..'), { recursive: true });
		const picture = sharp({ create: { width, height, channels: 3, background: '#778899' } });
		await writeFile(
			join(folder, path),
			await picture
				.withExif({ IFD0: { Copyright: 'SECRET' } })
				.jpeg()
				.toBuffer(),
		);
	};
	await write('2024/05/plant.jpg', 120, 80);
	await write('2024/05/line.jpg', 60, 40);
	// A file of the same name that is not the one meant.
	await write('2019/line.jpg', 10, 10);
}

export async function openImportHarness(): Promise<ImportHarness> {
	const folder = await mkdtemp(join(tmpdir(), 'brume-import-'));
	await writePictures(join(folder, 'uploads'));
	const { db, close } = await openEmptyDatabase();
	const query = async <T extends Record<string, unknown>>(text: SQL) =>
		(await db.write((tx) => tx.execute<T>(text))).rows as T[];
	const rows = (edition = 'en') =>
		query<ArticleRow>(
			sql`select split_part(import_key, ':', 3)::int as key, a.*, ${LINKED} from article a where edition = ${edition} and import_key like 'wordpress:old.example/fog:%' order by key`,
		);
	const bring = async (source: Source, changes: Partial<ImportOptions> = {}) => {
		const report = await importFrom(source, {
			edition: need(editionByCode('en')),
			target: { db, storage: diskStorage(join(folder, 'media')) },
			images: join(folder, 'uploads'),
			fetch: undefined,
			overwrite: false,
			now: IMPORTED_AT,
			onProgress: () => {},
			...changes,
		});
		return report.toJSON();
	};
	return {
		folder,
		db,
		query,
		rows,
		pieces: (key) =>
			query<Piece>(sql`select a.*, ${LINKED} from article a where starts_with(import_key, ${key}) order by seo_url`),
		bring,
		post: async (key) => need((await rows()).find((row) => row.key === key)),
		run: ({ file = EXPORT, lenient, ...changes } = {}) => bring(wordpressSource(file, lenient), changes),
		async close() {
			await close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
