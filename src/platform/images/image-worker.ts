/**
 * Process of its own that decodes pictures other people sent: a crash of a decoder, or the memory it takes, ends this
 * process and not the site. Runs as plain Node (types are stripped), and therefore imports packages only, and files by
 * their full name.
 */
import sharp, { type Sharp } from 'sharp';
import { cropAround } from './crop.ts';
import type { ImageAnswer, ImageJob, ImageTask } from './image-job';

/** Decoding costs memory by the pixel: 40 million are 160 MB. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 8;
/** Of all jobs together (security promise T8). */
const MAX_BYTES = 512 * 1024 * 1024;
const WATCH_MS = 20;
/** Longest side of a stored picture; the largest preset is 1600 wide. */
const MAX_SIDE = 2_560;
/** What the parent takes for the end by too much memory. */
const OUT_OF_MEMORY = 77;

// Formats nobody may send are not even linked in.
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

/** Encodes a picture anew in its own format; one frame of a moving picture is a drawing. */
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
		// The part has the box's shape up to a rounded pixel.
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
		// What calls itself one thing and decodes as another is neither.
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
