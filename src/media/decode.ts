import sharp, { type Sharp } from 'sharp';
import { detectImage, type ImageFormat } from './image-format';

/** The file is not a picture we take; the message is one sentence for the person who sent it. */
export class ImageRefused extends Error {}

/** Decoding costs memory by the pixel: 40 million are 160 MB. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 8;
const SLOTS = 2;

// Formats nobody may send are not even linked in. SVG stays: the site draws its own covers and cards with it,
// and a sent file never gets here without the signature of one of the five formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpegBuffer',
		'VipsForeignLoadPngBuffer',
		'VipsForeignLoadWebpBuffer',
		'VipsForeignLoadHeifBuffer',
		'VipsForeignLoadNsgifBuffer',
		'VipsForeignLoadSvgBuffer',
	],
});
sharp.cache(false);
sharp.concurrency(1);

let running = 0;
const queue: (() => void)[] = [];

/** Runs image work, two pieces at a time in the whole process, the others in the order they came. */
async function inSlot<T>(work: () => Promise<T>): Promise<T> {
	if (running >= SLOTS)
		await new Promise<void>((done) => {
			queue.push(done);
		});
	else running += 1;
	try {
		return await work();
	} finally {
		// The place goes to the next in line without being free in between.
		const next = queue.shift();
		if (next) next();
		else running -= 1;
	}
}

/** A picture as it was opened: its real format, and its size as it is shown (turned as the camera says). */
export interface OpenedImage {
	image: Sharp;
	format: ImageFormat;
	width: number;
	height: number;
}

/**
 * Opens a picture by its real format and works on it: first page only, at most 40 megapixels, at most 8 seconds,
 * two at a time (security rule 15).
 * @throws ImageRefused when it is no picture, is broken, too large or takes too long.
 */
export async function withImage<T>(bytes: Uint8Array, work: (opened: OpenedImage) => Promise<T>): Promise<T> {
	const format = detectImage(bytes);
	if (!format) throw new ImageRefused('The file is not a JPEG, PNG, WebP, AVIF or GIF picture.');
	return inSlot(async () => {
		try {
			const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true }).timeout({ seconds: MAX_SECONDS });
			const { autoOrient } = await image.metadata();
			return await work({ image, format, width: autoOrient.width, height: autoOrient.height });
		} catch (error) {
			const reason = error instanceof Error ? error.message : '';
			if (/pixel limit/i.test(reason)) throw new ImageRefused('The picture has more than 40 megapixels.', { cause: error });
			if (/timeout/i.test(reason)) throw new ImageRefused('The picture takes too long to decode.', { cause: error });
			throw new ImageRefused('The picture is broken.', { cause: error });
		}
	});
}

/** A picture ready to be stored. */
export interface EncodedImage {
	bytes: Uint8Array;
	content_type: string;
	/** Ending of its file name, without the dot. */
	ending: string;
	width: number;
	height: number;
}

/** Longest side of a stored picture; the largest preset is 1600 wide. */
const MAX_SIDE = 2_560;

/**
 * Decodes a picture and encodes it anew: nothing of the sender's file is left but what can be seen. Metadata, further
 * frames and trailing bytes go; the colours become sRGB; the longest side is at most 2,560 pixels.
 * @throws ImageRefused
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
	return withImage(bytes, async ({ image, format }) => {
		const sized = image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
		const encoded = {
			jpeg: () => sized.jpeg({ quality: 88, mozjpeg: true }),
			png: () => sized.png({ compressionLevel: 9 }),
			// One frame of a moving picture is a drawing.
			gif: () => sized.png({ compressionLevel: 9 }),
			webp: () => sized.webp({ quality: 88 }),
			avif: () => sized.avif({ quality: 70, effort: 2 }),
		}[format]();
		const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
		const ending = format === 'jpeg' ? 'jpg' : format === 'gif' ? 'png' : format;
		const content_type = `image/${format === 'gif' ? 'png' : format}`;
		return { bytes: data, content_type, ending, width: info.width, height: info.height };
	});
}
