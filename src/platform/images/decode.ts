import { Refusal } from '../../shared/refusal';
import type { Focus } from './crop';
import { detectImage } from './image-format';
import type { EncodedImage, ImageError, ImageTask, VariantFormat } from './image-job';
import { inImageProcess } from './image-process';
import { declaredSize } from './image-size';
import type { Preset } from './presets';

const SENTENCES: Record<ImageError, string> = {
	format: 'The file is not a JPEG, PNG, WebP, AVIF or GIF image.',
	broken: 'The image is damaged.',
	pixels: 'The image has more than 40 megapixels (an AVIF more than 16).',
	time: 'The image takes too long to decode.',
	memory: 'The image takes too much memory to decode.',
};

/** The file is not a picture we take; the message is one sentence for the person who sent it. */
const refused = (error: ImageError) => new Refusal('file', 'file', { fileError: error, message: SENTENCES[error] });

/** Decoding costs memory by the pixel; an AVIF is decoded whole and in planes, at three times the price. */
const MAX_PIXELS = 40_000_000;
const MAX_AVIF_PIXELS = 16_000_000;
const BYTES_A_PIXEL = 8;
const AVIF_BYTES_A_PIXEL = 24;

async function decoded(bytes: Uint8Array, task: ImageTask): Promise<EncodedImage> {
	const format = detectImage(bytes);
	if (!format) throw refused('format');
	const size = declaredSize(bytes, format);
	const most = format === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
	const pixels = size ? size.width * size.height : most;
	if (pixels > most) throw refused('pixels');
	const answer = await inImageProcess(
		{ bytes, format, task },
		pixels * (format === 'avif' ? AVIF_BYTES_A_PIXEL : BYTES_A_PIXEL),
	);
	if (typeof answer === 'string') throw refused(answer);
	return answer;
}

/**
 * Decodes a picture and encodes it anew: nothing of the sender's file is left but what can be seen. Metadata, further
 * frames and trailing bytes go; the colours become sRGB; the longest side is at most 2,560 pixels.
 * @throws Refusal `file` when it is no picture, is broken, too large or takes too long
 */
export const encodeImage = (bytes: Uint8Array): Promise<EncodedImage> => decoded(bytes, { kind: 'anew' });

/**
 * A variant of a stored picture.
 * @throws Refusal `file`
 */
export const encodeVariant = (
	bytes: Uint8Array,
	preset: Preset,
	focus: Focus,
	format: VariantFormat,
): Promise<EncodedImage> => decoded(bytes, { kind: 'variant', preset, focus, format });
