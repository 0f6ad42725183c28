/**
 * Separate process that decodes pictures from outside: a crash of a decoder, or its use of memory, ends this process
 * and not the site. Runs as plain Node (types are stripped), and therefore imports only packages, and files by their
 * full name.
 */
import sharp, { type Sharp } from 'sharp';
import { cropAround } from './crop.ts';
import type { ImageAnswer, ImageJob, ImageTask } from './image-job';

/** Decoding costs memory by the pixel: 40 million are 160 MB. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 8;
/** Maximum memory of all jobs together, in bytes (security promise T8). */
const MAX_BYTES = 512 * 1024 * 1024;
const WATCH_MS = 20;
/** Longest side of a stored picture; the largest preset is 1600 wide. */
const MAX_SIDE = 2_560;
/** Exit code by which the parent recognises that the process used too much memory. */
const OUT_OF_MEMORY = 77;

// Loaders of formats that cannot be uploaded are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpegBuffer',
		'VipsForeignLoadPngBuffer',
		'VipsForeignLoadWebpBuffer',
		'VipsForeignLoadHeifBuffer',
		'VipsForeignLoadNsgifBuffer',
	],
});
sharp.cache(false);
sharp.concurrency(2);

setInterval(() => {
	if (process.memoryUsage.rss() > MAX_BYTES) process.exit(OUT_OF_MEMORY);
}, WATCH_MS).unref();

/**
 * Encodes a picture again without its metadata, within `MAX_SIDE`: in its own format, or as a PNG of the first frame
 * for a GIF.
 */
function anew(image: Sharp, format: ImageJob['format']): [Sharp, string, string] {
	const sized = image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
	if (format === 'jpeg') return [sized.jpeg({ quality: 88, mozjpeg: true }), 'jpg', 'image/jpeg'];
	if (format === 'webp') return [sized.webp({ quality: 88 }), 'webp', 'image/webp'];
	if (format === 'avif') return [sized.avif({ quality: 70, effort: 2 }), 'avif', 'image/avif'];
	return [sized.png({ compressionLevel: 9 }), 'png', 'image/png'];
}

function variant(
	image: Sharp,
	width: number,
	height: number,
	{ preset, focus, format }: Extract<ImageTask, { kind: 'variant' }>,
): [Sharp, string, string] {
	let sized: Sharp;
	if (preset.fit === 'cover' && preset.height !== undefined) {
		const box = { width: preset.width, height: preset.height };
		const part = cropAround(width, height, box, focus);
		const cut = image.extract(part);
		// The part has the proportions of the box, up to a rounded pixel.
		sized = part.width > box.width ? cut.resize({ ...box, fit: 'fill' }) : cut;
	} else sized = image.resize({ width: preset.width, height: preset.height, fit: 'inside', withoutEnlargement: true });
	const quality = preset.quality[format];
	if (format === 'avif') return [sized.avif({ quality, effort: 2 }), 'avif', 'image/avif'];
	if (format === 'webp') return [sized.webp({ quality }), 'webp', 'image/webp'];
	return [sized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }), 'jpg', 'image/jpeg'];
}

async function work({ number, bytes, format, task }: ImageJob): Promise<ImageAnswer> {
	try {
		// The copy that came through the channel is a plain array of bytes.
		const image = sharp(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
			limitInputPixels: MAX_PIXELS,
			failOn: 'error',
			pages: 1,
			autoOrient: true,
		}).timeout({
			seconds: MAX_SECONDS,
		});
		const found = await image.metadata();
		// A file that claims one format and decodes as another is refused as broken.
		if ((found.format as string) !== (format === 'avif' ? 'heif' : format)) return { number, refused: 'broken' };
		const { width, height } = found.autoOrient;
		const [encoded, ending, content_type] =
			task.kind === 'anew' ? anew(image, format) : variant(image, width, height, task);
		const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
		return { number, bytes: data, ending, content_type, width: info.width, height: info.height };
	} catch (error) {
		const reason = error instanceof Error ? error.message : '';
		return { number, refused: /pixel limit/i.test(reason) ? 'pixels' : /timeout/i.test(reason) ? 'time' : 'broken' };
	}
}

process.on('message', (job: ImageJob) => {
	void work(job).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
