import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { draftPath, sweepDrafts } from '../storage/drafts';
import { isStorageName, type Storage } from '../storage/storage';
import type { Focus } from './crop';
import { encodeVariant } from './decode';
import type { VariantFormat } from './image-job';
import { PRESETS, type Preset, type PresetName } from './presets';

export interface Variant {
	bytes: Uint8Array;
	content_type: string;
}

export interface Resizer {
	/**
	 * A stored picture in a preset and a format: from the disk when it was made before, made once otherwise,
	 * however many ask for it at the same time.
	 * @returns undefined when there is no such picture.
	 * @throws Refusal `file` when the stored file cannot be decoded.
	 */
	variant(name: string, preset: PresetName, format: VariantFormat, focus?: Focus): Promise<Variant | undefined>;
	/** Removes what this machine keeps of a picture; what is asked for again is made again. */
	forget(name: string): Promise<void>;
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

/**
 * Makes and keeps the variants of stored pictures in a folder of this machine.
 * @param folder may be emptied at any time: what is missing is made again.
 */
export function createResizer(storage: Storage, folder: string): Resizer {
	const underWay = new Map<string, Promise<Variant | undefined>>();
	// Removes what dead processes left half-written, in the background; a failure does not matter.
	sweepDrafts(join(folder, '.drafts')).catch(() => {});

	async function make(
		name: string,
		path: string,
		preset: Preset,
		format: VariantFormat,
		focus: Focus,
	): Promise<Uint8Array | undefined> {
		const original = await storage.get(name);
		if (!original) return undefined;
		const { bytes } = await encodeVariant(original, preset, focus, format);
		let draft: string | undefined;
		try {
			draft = await draftPath(join(folder, '.drafts'), basename(path));
			await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
			await writeFile(draft, bytes, { flag: 'wx', mode: 0o600 });
			await rename(draft, path);
		} catch {
			// A full or read-only disk costs time at the next request, never the picture.
			if (draft) await rm(draft, { force: true }).catch(() => {});
		}
		return bytes;
	}

	return {
		variant(name, presetName, format, focus = { x: 0.5, y: 0.5 }) {
			if (!isStorageName(name)) return Promise.resolve(undefined);
			const preset: Preset = PRESETS[presetName];
			const point = preset.fit === 'cover' ? `-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : '';
			const path = join(folder, name.slice(0, 2), `${name.replace('.', '-')}-${presetName}${point}.${format}`);
			const running = underWay.get(path);
			if (running) return running;
			const work = (async () => {
				const kept = await readFile(path).catch(() => undefined);
				const bytes = kept ?? (await make(name, path, preset, format, focus));
				return bytes && { bytes, content_type: `image/${format}` };
			})().finally(() => underWay.delete(path));
			underWay.set(path, work);
			return work;
		},
		async forget(name) {
			if (!isStorageName(name)) return;
			const own = join(folder, name.slice(0, 2));
			const kept = await readdir(own).catch(() => []);
			const its = kept.filter((file) => file.startsWith(`${name.replace('.', '-')}-`));
			await Promise.all(its.map((file) => rm(join(own, file), { force: true })));
		},
	};
}
