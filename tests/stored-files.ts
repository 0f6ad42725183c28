import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/db';
import { photoWithPlace } from './hostile-files';
import type { TestSite } from './site';
import type { Visitor } from './staff-visitor';

/** A file, as the answer of its upload describes it. */
export interface StoredByTest {
	id: number;
	name: string;
}

/** Widths of pictures: no two are the same, so that none is taken for another. */
let width = 600;

/** Stores a picture of its own as somebody who is signed in. @param called name of the sender's */
export async function storePicture(site: TestSite & { url: string }, by: Visitor, called = 'Picture.jpg') {
	width += 2;
	const body = new FormData();
	body.append('file', new Blob([new Uint8Array(await photoWithPlace(width))], { type: 'image/jpeg' }), called);
	const headers = { cookie: `site_admin_token=${by.cookie}`, 'sec-fetch-site': 'same-origin' };
	const sent = await fetch(`${site.url}/api/v2/upload/index`, { method: 'POST', body, headers });
	return ((await sent.json()) as { data: StoredByTest }).data;
}

/** Has readers be shown a stored file: as a photograph of an exhibition. */
export const showFile = (db: Database, id: number) =>
	db.writeAlone(
		sql`insert into photo (event_edition_id, media_id, texts) select min(id), ${id}, '{}' from event_edition returning id`,
	);
