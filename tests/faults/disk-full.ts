import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { storeImage } from '../../src/commands/upload/store-image';
import { diskStorage } from '../../src/platform/storage/disk';
import { showFile } from '../stored-files';
import { type Check, mustBePositive, mustBeZero, report } from './check';
import type { FaultEnvironment } from './environment';
import { tinyDisk } from './tiny-disk';
import { waitFor } from './wait-for';
import { callAs } from './writers';

/** Seconds; an email is tried again after five, ten, twenty … */
const MAX_PAUSE_SECONDS = 60;
const picture = () =>
	sharp({
		create: {
			width: 900,
			height: 600,
			channels: 3,
			background: '#1d5b52',
			noise: { type: 'gaussian', mean: 128, sigma: 40 },
		},
	})
		.jpeg()
		.toBuffer();
const isDraft = (name: string) => name.endsWith('.draft');

/** No space for emails, pictures and what is made of them; the database has its own disk. */
export async function disksFull(environment: FaultEnvironment): Promise<Check[]> {
	const folder = (name: string) => join(environment.dataDir, name);
	const storage = diskStorage(folder('media'));
	rmSync(folder('media'), { recursive: true, force: true });
	const disks = {
		outbox: tinyDisk(folder('outbox'), 1),
		variants: tinyDisk(folder('variants'), 1),
		media: tinyDisk(folder('media'), 1),
	};
	const all = Object.values(disks);
	try {
		const original = await picture();
		const store = () =>
			environment.inspect((db) =>
				storeImage(db, storage, { bytes: original, original_name: 'fault.jpg' }, { kind: 'import', source: 'fault' }),
			);
		const stored = await store();
		const rows = () =>
			environment.inspect((db) =>
				db.write(
					async (tx) =>
						(await tx.execute<{ count: number }>(sql`select count(*)::int as count from media`)).rows[0]?.count ?? 0,
				),
			);
		// Readers are given a picture while something that they see uses it.
		await environment.inspect((db) => showFile(db, stored.id));
		const before = { rows: await rows(), files: disks.media.files().length };
		const server = await environment.start();
		for (const disk of all) disk.fill();

		const refusal = await store().then(
			() => undefined,
			(error: unknown) => (error instanceof Error ? error.message : String(error)),
		);
		const lostRows = (await rows()) - before.rows;
		const signedUp = await callAs(server.url, 'email/create', { email: 'full@press.example' }, 1);
		await waitFor('the email was tried', () => server.output().includes('"outcome":"later"'), 20);
		if (!disks.media.isReal) disks.media.empty();
		const variant = () =>
			fetch(`${server.url}/media/${stored.name}?style=card_480`, { headers: { accept: 'image/webp' } });
		const shown = await variant();
		const bytes = (await shown.arrayBuffer()).byteLength;
		const page = await fetch(`${server.url}/news`);
		await page.arrayBuffer();

		for (const [name, disk] of Object.entries(disks)) if (disk.isReal || name !== 'media') disk.empty();
		const drafts = all.flatMap((disk) => disk.files()).filter(isDraft);
		await waitFor(
			'the email is written',
			() => disks.outbox.files().some((name) => name.endsWith('.eml')),
			MAX_PAUSE_SECONDS,
		);
		const again = await variant();
		await again.arrayBuffer();
		await store();
		const code = await server.stop();
		return [
			report('disks that were really full (else folders that take no file)', all.filter(({ isReal }) => isReal).length),
			mustBeZero('uploads that were taken without space', refusal === undefined ? 1 : 0),
			mustBeZero('rows of pictures that were not stored', lostRows),
			mustBeZero('sign-ups refused because emails cannot be written', signedUp.status === 200 ? 0 : 1),
			mustBePositive('bytes of a picture whose variant could not be kept', shown.status === 200 ? bytes : 0),
			mustBeZero('pages not shown', page.status === 200 ? 0 : 1),
			mustBeZero('unfinished files left behind', drafts.length),
			mustBeZero('emails not exactly once in the folder when space was back', disks.outbox.files().length - 1),
			mustBePositive('variants kept when space was back', disks.variants.files().length),
			mustBeZero('pictures not stored when space was back', before.files + 1 - disks.media.files().length),
			mustBeZero('exit code of the server afterwards', code ?? 1),
		];
	} finally {
		for (const disk of all) disk.remove();
	}
}
