/** What a link to a preview shows of the stored files: those of its article, which readers may not have yet. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db';
import { STORED_FILES } from '../../shared/address/folders';
import { FILE, type MediaFile } from '../site/media';
import type { OpenLink } from './preview-link';

/** The stored file with this name, where readers see it or the article of a link uses it, as that link shows it. */
export async function previewFile(
	db: Database,
	{ link: { article_id, pinned } }: OpenLink,
	name: string,
): Promise<MediaFile | undefined> {
	const isNamed = JSON.stringify(pinned?.content ?? {}).includes(`${STORED_FILES}/${name}`);
	const cover_id = Number(pinned?.content.cover_id ?? 0);
	const ofLink = pinned
		? sql`${isNamed} or m.id = ${cover_id}`
		: sql`exists (select from media_use u
			where u.media_id = m.id and u.noun in ('article', 'article_draft', 'article_text') and u.key = ${String(article_id)})`;
	const { rows } = await db.staff.execute<MediaFile & Record<string, unknown>>(
		sql`${sql.raw(FILE)} where name = ${name} and deleted_at is null and withdrawn_at is null
			and (${ofLink} or exists (select from media_use u where u.media_id = m.id and u.is_public))`,
	);
	return rows[0];
}
