import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../src/platform/db/db';
import { type SavedSiteConfig, SITE_CONFIG_SETTING } from '../../src/shared/site/site-config';
import { startServer } from '../e2e/server';
import { fetchPage } from './bytes';
import { type LighthouseResult, runLighthouse } from './lighthouse';
import type { Figure } from './table';

/** Bytes that a brand may add to a page: the outlines of its letters, and its name wherever it is said. */
const MOST_BYTES = 1_000;

/** Name of the stored picture that is shown in place of a drawn word mark. */
const PICTURE = 'benchwordmark0001.png';

const picture = sharp({ create: { width: 480, height: 96, channels: 3, background: '#205060' } })
	.png()
	.toBuffer();

interface Seen {
	bytes: { html: number; css: number; js: number };
	lighthouse: LighthouseResult;
}

/** Starts a server on the database, and looks at pages as a browser gets them. */
async function look(databaseUrl: string, pages: readonly string[]): Promise<Seen[]> {
	const running = await startServer({ DATABASE_URL: databaseUrl });
	const folder = join(running.dataDir, 'media', PICTURE.slice(0, 2));
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, PICTURE), await picture);
	try {
		const seen: Seen[] = [];
		for (const path of pages) {
			const { html, htmlBytes, cssBytes, jsBytes } = await fetchPage(running.url, path);
			for (const [, cover] of html.matchAll(/(?:src|srcSet)="(\/(?:cover|media)\/[^" ]+)/g))
				await (await fetch(running.url + cover)).arrayBuffer();
			const bytes = { html: htmlBytes, css: cssBytes, js: jsBytes };
			seen.push({ bytes, lighthouse: await runLighthouse(running.url + path) });
		}
		return seen;
	} finally {
		await running.stop();
	}
}

const signed = (value: number, digits = 0) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(digits)}`;

/**
 * What a publisher's own brand costs readers, beside the same content without one: a name with its drawn word mark and
 * an accent, and a picture in place of the word mark.
 * @param pages names and paths
 */
export async function measureBrand(
	db: Database,
	databaseUrl: string,
	pages: readonly (readonly [name: string, path: string])[],
): Promise<Figure[]> {
	const paths = pages.map(([, path]) => path);
	const save = (config: SavedSiteConfig) =>
		db.writeAlone(sql`insert into setting (name, value) values (${SITE_CONFIG_SETTING}, ${JSON.stringify(config)}::jsonb)
			on conflict (name) do update set value = excluded.value`);
	const { length } = await picture;
	await db.writeAlone(sql`insert into media (name, kind, content_type, bytes, sha256, width, height)
		values (${PICTURE}, 'image', 'image/png', ${length}, ${PICTURE}, 480, 96)`);
	const named = {
		name: 'Vapor Daily',
		legal_name: 'Vapor Daily Press Ltd',
		address: '4 Quay, Dublin',
		mail: 'desk@vapor.test',
	};
	const accent = '#7fd4c1';
	const before = await look(databaseUrl, paths);
	await save({ ...named, accent });
	const drawn = await look(databaseUrl, paths);
	await save({ ...named, accent, logo: PICTURE });
	const pictured = await look(databaseUrl, paths);
	const compared = (brand: string, seen: readonly Seen[]) =>
		pages.flatMap(([page], at): Figure[] => {
			const [own, other] = [seen[at] as Seen, before[at] as Seen];
			const [bytes, lighthouse] = [own.bytes, own.lighthouse];
			const more = {
				html: bytes.html - other.bytes.html,
				css: bytes.css - other.bytes.css,
				js: bytes.js - other.bytes.js,
			};
			const lost = lighthouse.scores.map((score, i) => score - (other.lighthouse.scores[i] ?? 0));
			return [
				{
					what: `${page} with ${brand}, beside the same page without: HTML, CSS, script (brotli)`,
					value: `${signed(more.html)}, ${signed(more.css)}, ${signed(more.js)} B`,
					target: `≤ ${MOST_BYTES} B together`,
					holds: more.html + more.css + more.js <= MOST_BYTES,
				},
				{
					what: `${page} with ${brand}: Lighthouse mobile, performance, accessibility, best practices, SEO`,
					value: lost.map((difference) => signed(difference)).join(', '),
					target: 'nothing less',
					holds: lost.every((difference) => difference >= 0),
				},
				{
					what: `${page} with ${brand}: largest contentful paint; layout shift`,
					value: `${signed(lighthouse.lcp - other.lighthouse.lcp, 2)} s; ${signed(lighthouse.cls - other.lighthouse.cls, 3)}`,
					target: '≤ +0.1 s; 0',
					holds: lighthouse.lcp - other.lighthouse.lcp <= 0.1 && lighthouse.cls <= other.lighthouse.cls,
				},
			];
		});
	return [...compared('a drawn word mark and an accent', drawn), ...compared('a picture and an accent', pictured)];
}
