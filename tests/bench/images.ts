import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { actors } from '../../src/access/actor';
import { createApplication } from '../../src/boot/application';
import { readSettings } from '../../src/boot/settings';
import { createContext } from '../../src/commands/command';
import { makeAdminToken } from '../../src/commands/security/admin-token';
import type { Database } from '../../src/platform/db/db';
import { bombs } from '../hostile-files';
import { showFile } from '../stored-files';
import { type Figure, median } from './table';

const PHOTOGRAPHS = 7;
const REPETITIONS = 50;

/** Six megapixels with the grain and the slow colours of a photograph. */
async function photograph(seed: number): Promise<Buffer> {
	const [width, height] = [3_000, 2_000];
	const channels = Buffer.alloc(width * height * 3);
	for (let y = 0, at = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1, at += 3) {
			channels[at] = 40 + (x / width) * 160 + 20 * Math.sin((y + seed) / 90);
			channels[at + 1] = 60 + (y / height) * 140 + 20 * Math.sin((x - seed) / 70);
			channels[at + 2] = 90 + ((x + y) / (width + height)) * 100;
		}
	}
	const grain = await sharp({
		create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
	})
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(channels, { raw: { width, height, channels: 3 } })
		.composite([{ input: grain, blend: 'soft-light' }])
		.jpeg({ quality: 88 })
		.toBuffer();
}

const clocked = async (work: () => Promise<unknown>): Promise<number> => {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
};

/**
 * Variants of photographs the first time and afterwards, and how soon a bomb is refused, at the API's and the media's
 * own door.
 */
export async function measureImages(db: Database): Promise<Figure[]> {
	const folder = mkdtempSync(join(tmpdir(), 'brume-bench-images-'));
	try {
		const settings = readSettings({ SITE_URL: 'http://127.0.0.1:3000', DATA_DIR: folder });
		const app = createApplication({
			settings,
			db,
			assets: { css: [], fonts: [], pageStyles: {}, js: '/assets/entry.js' } as never,
			log: () => {},
		});
		const token = await makeAdminToken(
			createContext(db, actors.operator, Math.floor(Date.now() / 1000)),
			'bench',
			['upload'],
			3_600,
		);
		const send = async (bytes: Buffer) => {
			const body = new FormData();
			body.append('file', new Blob([new Uint8Array(bytes)]), 'bench.jpg');
			return app.request('/api/v2/upload/index', {
				method: 'POST',
				body,
				headers: { authorization: `Bearer ${token}` },
			});
		};
		const files = Object.values(bombs);
		const refused: number[] = [];
		for (let i = 0; i < REPETITIONS; i += 1) {
			const bomb = await (files[i % files.length] as (typeof files)[number])();
			refused.push(
				await clocked(async () => {
					const { status } = await send(bomb);
					if (status !== 400) throw new Error(`A bomb was answered with ${status}.`);
				}),
			);
		}
		const uploads: number[] = [];
		const first: Record<string, number[]> = { avif: [], webp: [] };
		const after: number[] = [];
		for (let i = 0; i < PHOTOGRAPHS; i += 1) {
			const photo = await photograph(i * 100);
			let stored = { id: 0, url: '' };
			uploads.push(
				await clocked(async () => {
					stored = ((await (await send(photo)).json()) as { data: typeof stored }).data;
				}),
			);
			await showFile(db, stored.id);
			const url = new URL(stored.url).pathname;
			for (const [format, times] of Object.entries(first)) {
				const ask = async () => {
					const response = await app.request(`${url}?style=cover_1200`, { headers: { accept: `image/${format}` } });
					if (response.headers.get('content-type') !== `image/${format}`)
						throw new Error('The variant has another format.');
					await response.arrayBuffer();
				};
				times.push(await clocked(ask));
				for (let n = 0; n < REPETITIONS / PHOTOGRAPHS; n += 1) after.push(await clocked(ask));
			}
		}
		const row = (what: string, times: readonly number[], maxMs?: number): Figure => ({
			what,
			value: `p50 ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(0)} ms`,
			target: maxMs === undefined ? '–' : `≤ ${maxMs} ms`,
			...(maxMs === undefined ? {} : { holds: median(times) <= maxMs }),
		});
		return [
			row('upload of a 6-megapixel photograph, stored anew without metadata', uploads),
			...Object.entries(first).map(([format, times]) =>
				row(`variant cover_1200 of a 6-megapixel photograph the first time, ${format}`, times, 400),
			),
			row('the same variant afterwards', after, 10),
			row(
				`a bomb of 900 megapixels is refused (${REPETITIONS} of two formats, the first with a cold process)`,
				refused,
				50,
			),
		];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
