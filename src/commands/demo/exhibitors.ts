import { createHash } from 'node:crypto';
import { attachmentsOf } from '../../../demo/attachments';
import { enterprises } from '../../../demo/enterprises';
import { wall_messages } from '../../../demo/wall-messages';
import { attachment, enterprise, wall_message } from '../../data/tables/enterprise';
import { media } from '../../data/tables/media';
import { insertAll, insertReturning } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { type Storage, storageName } from '../../platform/storage/storage';
import type { LoadedCompanies } from './companies';
import { need } from './need';
import type { LoadedTopics } from './topics';

/** Loads the exhibitors of the coming editions. @param licenses ids by English name. @returns ids by slug. */
export async function loadExhibitors(
	tx: Tx,
	topics: LoadedTopics,
	licenses: ReadonlyMap<string, number>,
	companies: LoadedCompanies,
): Promise<Map<string, number>> {
	const rows = (['tpe', 'iecie'] as const).flatMap((event) => {
		const event_edition_id = need(topics.editions, need(topics.coming, event, 'coming edition of'), 'event edition');
		return enterprises[event].map(({ license, en, es, ...row }) => ({
			...row,
			event_edition_id,
			company_id: companies.named(row.name),
			booth_order: Number(row.booth),
			license_id: license === undefined ? undefined : need(licenses, license, 'licence'),
			texts: { en, es },
		}));
	});
	const ids = await insertReturning(tx, enterprise, rows, ['id', 'slug']);
	return new Map(ids.map((row) => [row.slug, row.id]));
}

/**
 * Makes the sample files of the coming TPE and stores them. If the transaction fails afterwards, a stored file is left
 * behind without a row; there is never a row without its file.
 */
export async function loadAttachments(
	tx: Tx,
	now: number,
	storage: Storage,
	topics: LoadedTopics,
	exhibitors: ReadonlyMap<string, number>,
): Promise<void> {
	const slug = need(topics.coming, 'tpe', 'coming edition of');
	const event_edition_id = need(topics.editions, slug, 'event edition');
	const files = attachmentsOf(`TPE ${slug.slice(-4)}`).map((file) => ({ ...file, name: storageName('pdf') }));
	await Promise.all(files.map((file) => storage.put(file.name, file.bytes)));
	const rows = await insertReturning(
		tx,
		media,
		files.map((file) => ({
			name: file.name,
			kind: 'file' as const,
			content_type: 'application/pdf',
			bytes: file.bytes.length,
			original_name: file.file_name,
			sha256: createHash('sha256').update(file.bytes).digest('hex'),
			texts: { en: { alt: file.en }, es: { alt: file.es } },
			import_key: `demo:${file.file_name}`,
			created_at: now,
		})),
		['id', 'name'],
	);
	const ids = new Map(rows.map((row) => [row.name, row.id]));
	await insertAll(
		tx,
		attachment,
		files.map((file, position) => ({
			event_edition_id,
			enterprise_id: file.enterprise === undefined ? undefined : need(exhibitors, file.enterprise, 'exhibitor'),
			media_id: need(ids, file.name, 'file'),
			position,
			texts: { en: { title: file.en }, es: { title: file.es } },
		})),
	);
}

/** Loads the messages on the wall of the coming IECIE, in the order they came in. */
export async function loadWall(tx: Tx, now: number, topics: LoadedTopics): Promise<void> {
	const event_edition_id = need(topics.editions, need(topics.coming, 'iecie', 'coming edition of'), 'event edition');
	await insertAll(
		tx,
		wall_message,
		wall_messages
			.toSorted((a, b) => b.hours_ago - a.hours_ago)
			.map(({ edition, name, country, text, hours_ago, status }) => {
				const created_at = now - hours_ago * 3_600;
				const decided =
					status === 'waiting' ? {} : { decided_at: Math.min(now, created_at + 1_800), decided_by: 'Lucía Ferrándiz' };
				return { event_edition_id, edition, name, country, text, status, created_at, ...decided };
			}),
	);
}
