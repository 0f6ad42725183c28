import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../shared/refusal';
import { diskStorage } from '../storage/disk';
import { isStorageName, storageName } from '../storage/storage';
import { cropAround } from './crop';
import { encodeImage } from './decode';
import { detectImage } from './image-format';
import { isPreset } from './presets';
import { createResizer, variantFormat } from './resize';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'brume-media-'));
});
afterEach(async () => {
	await rm(folder, { recursive: true, force: true });
});

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#336699' } });
const photo = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer();
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

describe('disk storage', () => {
	test('gives back what was stored, whole, and forgets what was deleted', async () => {
		const storage = diskStorage(join(folder, 'media'));
		const name = storageName('png');
		await storage.put(name, Buffer.from('picture'));
		expect(Buffer.from((await storage.get(name)) ?? []).toString()).toBe('picture');
		expect((await stat(join(folder, 'media', name.slice(0, 2), name))).mode & 0o077).toBe(0);
		await storage.delete(name);
		await storage.delete(name);
		expect(await storage.get(name)).toBeUndefined();
		expect(await readdir(join(folder, 'media', name.slice(0, 2)))).toEqual([]);
	});

	test.each(['../secret.txt', 'a/b.png', '.env', 'abcdefgh', 'ABCDEFGH.png', 'abcdefgh.png\0', '', 'abcdefgh.png/..'])(
		'takes no foreign name: %j',
		async (name) => {
			const storage = diskStorage(folder);
			expect(isStorageName(name)).toBe(false);
			expect(await storage.get(name)).toBeUndefined();
			await expect(storage.put(name, new Uint8Array(1))).rejects.toThrow('name');
			await expect(storage.delete(name)).rejects.toThrow('name');
		},
	);
});

describe('encodeImage', () => {
	test.each([
		['jpeg', 'jpg', 'image/jpeg', () => photo()],
		['png', 'png', 'image/png', () => plain(64, 48).png().toBuffer()],
		['webp', 'webp', 'image/webp', () => plain(64, 48).webp().toBuffer()],
		['avif', 'avif', 'image/avif', () => plain(64, 48).avif({ effort: 0 }).toBuffer()],
		['gif', 'png', 'image/png', () => plain(64, 48).gif().toBuffer()],
	] as const)('takes %s', async (format, ending, content_type, make) => {
		const bytes = await make();
		expect(detectImage(bytes)).toBe(format);
		expect(await encodeImage(bytes)).toMatchObject({ ending, content_type, width: 64, height: 48 });
	});

	test('leaves nothing of the sender but what can be seen', async () => {
		const bytes = await plain(60, 30)
			.withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const result = await encodeImage(Buffer.concat([bytes, Buffer.from('<script>SECRET-PLACE</script>')]));
		expect(Buffer.from(result.bytes).includes('SECRET-PLACE')).toBe(false);
		expect(result).toMatchObject({ width: 30, height: 60 });
		const { exif, orientation } = await sharp(result.bytes).metadata();
		expect([exif, orientation]).toEqual([undefined, undefined]);
	});

	test('makes a large picture smaller', async () => {
		expect(await encodeImage(await photo(3_000, 1_500))).toMatchObject({ width: 2_560, height: 1_280 });
	});

	test.each([
		['SVG', () => SVG, 'not a JPEG'],
		['HTML', () => Buffer.from('<!doctype html><html><body>hello world</body></html>'), 'not a JPEG'],
		['nothing', () => Buffer.alloc(0), 'not a JPEG'],
		['SVG behind the first bytes of a GIF', () => Buffer.concat([Buffer.from('GIF89a\x08\0\x08\0'), SVG]), 'damaged'],
		['half a picture', async () => (await photo(600, 600)).subarray(0, 900), 'damaged'],
		[
			'more than 40 megapixels',
			() =>
				sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#000' } })
					.png({ compressionLevel: 1 })
					.toBuffer(),
			'40 megapixels',
		],
	])('refuses %s', async (_, make, sentence) => {
		const refusal = await encodeImage(await make()).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(Refusal);
		expect(String(refusal)).toContain(sentence);
	});
});

describe('resizer', () => {
	test('makes a variant once, keeps it, and never makes a picture larger', async () => {
		const storage = diskStorage(join(folder, 'media'));
		const name = storageName('jpg');
		await storage.put(name, await photo(1_000, 500));
		const get = vi.spyOn(storage, 'get');
		const resizer = createResizer(storage, join(folder, 'variants'));
		const [first, second] = await Promise.all([
			resizer.variant(name, 'card_480', 'webp'),
			resizer.variant(name, 'card_480', 'webp'),
		]);
		expect(first).toBe(second);
		expect(first?.content_type).toBe('image/webp');
		expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
		expect(await createResizer(storage, join(folder, 'variants')).variant(name, 'card_480', 'webp')).toEqual(first);
		expect(get).toHaveBeenCalledTimes(1);
		expect(await sharp((await resizer.variant(name, 'cover_1600', 'jpeg'))?.bytes).metadata()).toMatchObject({
			format: 'jpeg',
			width: 1_000,
		});
		expect((await resizer.variant(name, 'thumb_160', 'avif'))?.content_type).toBe('image/avif');
	});

	test('cuts a card around the point of interest', async () => {
		expect(cropAround(2_000, 1_000, { width: 1_200, height: 630 }, { x: 0.5, y: 0.5 })).toEqual({
			left: 48,
			top: 0,
			width: 1_905,
			height: 1_000,
		});
		expect(cropAround(1_000, 2_000, { width: 1_200, height: 630 }, { x: 0.5, y: 0 })).toEqual({
			left: 0,
			top: 0,
			width: 1_000,
			height: 525,
		});
		expect(cropAround(1_000, 2_000, { width: 1_200, height: 630 }, { x: 1, y: 1 })).toEqual({
			left: 0,
			top: 1_475,
			width: 1_000,
			height: 525,
		});
		const storage = diskStorage(join(folder, 'media'));
		const name = storageName('png');
		await storage.put(name, await plain(1_500, 1_500).png().toBuffer());
		const card = await createResizer(storage, join(folder, 'variants')).variant(name, 'social_1200x630', 'jpeg', {
			x: 0.5,
			y: 0.2,
		});
		expect(await sharp(card?.bytes).metadata()).toMatchObject({ width: 1_200, height: 630 });
	});

	test('knows nothing of missing pictures, foreign names and unknown presets', async () => {
		const resizer = createResizer(diskStorage(folder), join(folder, 'variants'));
		expect(await resizer.variant(storageName('jpg'), 'card_480', 'jpeg')).toBeUndefined();
		expect(await resizer.variant('../../etc/passwd', 'card_480', 'jpeg')).toBeUndefined();
		expect([isPreset('cover_800'), isPreset('cover_801'), isPreset('toString')]).toEqual([true, false, false]);
	});

	test('still answers where nothing can be kept', async () => {
		const storage = diskStorage(join(folder, 'media'));
		const name = storageName('jpg');
		await storage.put(name, await photo());
		const variant = await createResizer(storage, '/dev/null/variants').variant(name, 'thumb_160', 'jpeg');
		expect(await sharp(variant?.bytes).metadata()).toMatchObject({ width: 64 });
	});
});

describe('variantFormat', () => {
	test.each([
		['image/avif,image/webp,*/*;q=0.8', 'avif'],
		['image/webp,*/*', 'webp'],
		['image/avif;q=0, image/webp;q=0.5', 'webp'],
		['*/*', 'jpeg'],
		[undefined, 'jpeg'],
	])('%s is answered with %s', (accept, format) => {
		expect(variantFormat(accept)).toBe(format);
	});
});
