import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { actors } from '../../src/access/actor';
import { createContext } from '../../src/commands/command';
import { makeAdminToken } from '../../src/commands/security/admin-token';
import { sweepUploads } from '../../src/commands/upload/sweep-uploads';
import { media } from '../../src/data/tables/media';
import { upload } from '../../src/data/tables/upload';
import { diskStorage } from '../../src/platform/storage/disk';
import { openUploadStore } from '../../src/platform/storage/upload-store';
import { pdf } from '../hostile-files';
import { showFile } from '../stored-files';
import { type Check, mustBePositive, mustBeZero, report } from './check';
import type { FaultEnvironment } from './environment';
import { killRounds } from './kill';

/** Each may have fifty uploads under way. */
const TOKENS = 20;
const DAY = 86_400;

const now = () => Math.floor(Date.now() / 1000);
const filesIn = (folder: string) =>
	existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
				entry.isFile() ? [entry.name] : [],
			)
		: [];

/** A paper of its own, large enough to be hit in the middle. */
const paper = (n: number): Buffer =>
	Buffer.concat([Buffer.from(`%PDF-1.4\n%paper ${n}\n`), Buffer.alloc(200_000, `${n} `), pdf]);

/** kill -9 while files are sent: as forms, and part by part. */
export async function killUploads(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const tokens = await environment.inspect(async (db) => {
		const made: string[] = [];
		for (let i = 0; i < TOKENS; i += 1)
			made.push(await makeAdminToken(createContext(db, actors.operator, now()), `fault ${i}`, ['upload'], DAY));
		return made;
	});
	const photograph = await sharp({
		create: {
			width: 900,
			height: 600,
			channels: 3,
			background: '#1d5b52',
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
		},
	})
		.jpeg()
		.toBuffer();
	/**
	 * Files that are there before the uploads: of the demonstration edition, and of others made from the same template.
	 */
	const before = new Set(filesIn(join(environment.dataDir, 'media')));
	/** Ids of files the server said it has. */
	const stored = new Map<number, { id: number; url: string }>();
	/** Uploads of which the server said how far they are. */
	const begun = new Map<number, { upload_id: string; offset: number }>();

	const call = async (url: string, n: number, init: RequestInit) => {
		const headers = new Headers(init.headers);
		headers.set('authorization', `Bearer ${tokens[n % TOKENS]}`);
		return fetch(`${url}/api/v2/upload/index`, { ...init, headers });
	};
	const append = async (url: string, n: number, upload_id: string, from: number, to?: number) => {
		const response = await call(url, n, {
			method: 'PATCH',
			body: new Uint8Array(paper(n).subarray(from, to)),
			headers: { 'content-type': 'application/octet-stream', 'upload-id': upload_id, 'upload-offset': String(from) },
		});
		return (await response.json()) as {
			code: number;
			data: { offset: number; file: { id: number; url: string } | null };
		};
	};

	const acknowledged = await killRounds(environment, rounds, {}, async ({ url }, n) => {
		if (n % 3 < 2) {
			const body = new FormData();
			body.append('file', new Blob([new Uint8Array(n % 3 === 0 ? photograph : paper(n))]), 'fault');
			const answer = (await (await call(url, n, { method: 'POST', body })).json()) as {
				code: number;
				data: { id: number; url: string };
			};
			if (answer.code === 1) stored.set(n, answer.data);
			return answer.code === 1;
		}
		const { length } = paper(n);
		const start = await call(url, n, {
			method: 'POST',
			body: JSON.stringify({ original_name: 'fault.pdf', bytes: length }),
			headers: { 'content-type': 'application/json' },
		});
		const { upload_id } = ((await start.json()) as { data: { upload_id: string } }).data;
		begun.set(n, { upload_id, offset: 0 });
		const { offset } = (await append(url, n, upload_id, 0, 120_000)).data;
		begun.set(n, { upload_id, offset });
		const { file } = (await append(url, n, upload_id, offset)).data;
		if (file) {
			stored.set(n, file);
			begun.delete(n);
		}
		return file !== null;
	});

	const again = await environment.start();
	let lostBytes = 0;
	let notResumed = 0;
	let resumed = 0;
	for (const [n, { upload_id, offset }] of begun) {
		const asked = await call(again.url, n, { method: 'HEAD', headers: { 'upload-id': upload_id } });
		const isComplete = asked.headers.get('upload-complete') === '?1';
		const at = isComplete ? paper(n).length : Number(asked.headers.get('upload-offset') ?? -1);
		if (at < offset) lostBytes += 1;
		const answer = await append(again.url, n, upload_id, Math.max(0, at));
		if (answer.data?.file) stored.set(n, answer.data.file);
		else notResumed += 1;
		resumed += 1;
	}
	// Readers are given what something they see uses.
	await environment.inspect(async (db) => {
		for (const { id } of stored.values()) await showFile(db, id);
	});
	let unreadable = 0;
	for (const [n, { url }] of stored) {
		const path = new URL(url).pathname;
		const shown = await fetch(again.url + path + (n % 3 === 0 ? '?style=thumb_160' : ''));
		const bytes = Buffer.from(await shown.arrayBuffer());
		const is_whole = n % 3 === 0 ? shown.status === 200 && bytes.length > 500 : bytes.equals(paper(n));
		if (!is_whole) unreadable += 1;
	}
	await again.stop();

	const folder = (name: string) => join(environment.dataDir, name);
	const drafts = [...filesIn(folder('uploads')), ...filesIn(folder('media')), ...filesIn(folder('variants'))].filter(
		(name) => name.endsWith('.draft'),
	);
	return environment.inspect(async (db) => {
		const storage = diskStorage(folder('media'));
		const rows = await db.write((tx) => tx.select().from(media));
		let broken = 0;
		for (const { name, sha256 } of rows) {
			const bytes = await storage.get(name);
			if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) broken += 1;
		}
		await sweepUploads(createContext(db, actors.clock, now() + 2 * DAY), storage, openUploadStore(folder('uploads')));
		const known = new Set(rows.map(({ name }) => name));
		const ids = new Set(rows.map(({ id }) => id));
		const noted = await db.write((tx) => tx.select().from(upload).where(eq(upload.way, 'store')));
		return [
			mustBePositive('uploads acknowledged', acknowledged.size),
			mustBeZero('acknowledged and lost', [...stored.values()].filter(({ id }) => !ids.has(id)).length),
			mustBeZero('acknowledged and not readable, or not whole', unreadable),
			report('uploads broken off and gone on with', resumed),
			mustBeZero('broken off before what was acknowledged', lostBytes),
			mustBeZero('not to be gone on with', notResumed),
			mustBeZero('rows whose file is missing or broken', broken),
			mustBeZero('drafts after the next start', drafts.length),
			mustBeZero(
				'files without a row, a day later',
				filesIn(folder('media')).filter((name) => !known.has(name) && !before.has(name)).length,
			),
			mustBeZero('parts and notes a day later', filesIn(folder('uploads')).length + noted.length),
		];
	});
}
