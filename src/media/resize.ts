import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { type OpenedImage, withImage } from './decode';
import { PRESETS, type Preset, type PresetName } from './presets';
import { isStorageName, type Storage } from './storage';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

export interface Variant {
	bytes: Uint8Array;
	content_type: string;
}

/** Point of interest, 0 to 1 from the left and from the top. */
export interface Focus {
	x: number;
	y: number;
}

export interface Resizer {
	/**
	 * A stored picture in a preset and a format: from the disk when it was made before, made once otherwise,
	 * however many ask for it at the same time.
	 * @returns undefined when there is no such picture.
	 * @throws ImageRefused when the stored file cannot be decoded.
	 */
	variant(name: string, preset: PresetName, format: VariantFormat, focus?: Focus): Promise<Variant | undefined>;
}

/** The best format a browser's Accept header names; JPEG is what everyone shows. */
export function variantFormat(accept: string | undefined): VariantFormat {
	const types = (accept ?? '')
		.toLowerCase()
		.split(',')
		.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
		.map((part) => part.split(';')[0]?.trim());
	if (types.includes('image/avif')) return 'avif';
	return types.includes('image/webp') ? 'webp' : 'jpeg';
}

/** The part of a picture that fills a box of the preset's shape, as near to the point of interest as it can be. */
export function cropAround(width: number, height: number, preset: { width: number; height: number }, focus: Focus): { left: number; top: number; width: number; height: number } {
	const ratio = preset.width / preset.height;
	const crop_width = Math.max(1, Math.min(width, Math.round(height * ratio)));
	const crop_height = Math.max(1, Math.min(height, Math.round(width / ratio)));
	const within = (middle: number, size: number, most: number) => Math.min(Math.max(0, Math.round(middle - size / 2)), most - size);
	return { left: within(focus.x * width, crop_width, width), top: within(focus.y * height, crop_height, height), width: crop_width, height: crop_height };
}

function sized({ image, width, height }: OpenedImage, preset: Preset, focus: Focus): Sharp {
	if (preset.fit === 'cover' && preset.height !== undefined) {
		const box = { width: preset.width, height: preset.height };
		const part = cropAround(width, height, box, focus);
		const cut = image.extract(part);
		// The part has the box's shape up to a rounded pixel.
		return part.width > box.width ? cut.resize({ ...box, fit: 'fill' }) : cut;
	}
	return image.resize({ width: preset.width, height: preset.height, fit: 'inside', withoutEnlargement: true });
}

function encoded(image: Sharp, format: VariantFormat, quality: number): Sharp {
	if (format === 'avif') return image.avif({ quality, effort: 2 });
	if (format === 'webp') return image.webp({ quality });
	return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
}

/**
 * Makes and keeps the variants of stored pictures in a folder of this machine.
 * @param folder may be emptied at any time: what is missing is made again.
 */
export function createResizer(storage: Storage, folder: string): Resizer {
	const under_way = new Map<string, Promise<Variant | undefined>>();

	async function make(name: string, path: string, preset: Preset, format: VariantFormat, focus: Focus): Promise<Uint8Array | undefined> {
		const original = await storage.get(name);
		if (!original) return undefined;
		const bytes = await withImage(original, (opened) => encoded(sized(opened, preset, focus), format, preset.quality[format]).toBuffer());
		const draft = `${path}.${randomBytes(4).toString('hex')}`;
		try {
			await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
			await writeFile(draft, bytes, { flag: 'wx', mode: 0o600 });
			await rename(draft, path);
		} catch {
			// A full or read-only disk costs time at the next request, never the picture.
			await rm(draft, { force: true }).catch(() => {});
		}
		return bytes;
	}

	return {
		variant(name, preset_name, format, focus = { x: 0.5, y: 0.5 }) {
			if (!isStorageName(name)) return Promise.resolve(undefined);
			const preset: Preset = PRESETS[preset_name];
			const point = preset.fit === 'cover' ? `-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : '';
			const path = join(folder, name.slice(0, 2), `${name.replace('.', '-')}-${preset_name}${point}.${format}`);
			const running = under_way.get(path);
			if (running) return running;
			const work = (async () => {
				const kept = await readFile(path).catch(() => undefined);
				const bytes = kept ?? (await make(name, path, preset, format, focus));
				return bytes && { bytes, content_type: `image/${format}` };
			})().finally(() => under_way.delete(path));
			under_way.set(path, work);
			return work;
		},
	};
}
