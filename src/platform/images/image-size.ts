import type { ImageFormat } from './image-format';

/** Pixels, as the header declares them; `autoOrient` may swap them later. */
export interface DeclaredSize {
	width: number;
	height: number;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));

/** The frame header of a JPEG: markers are walked from the start, at most one per segment. */
function jpegSize(bytes: Uint8Array): DeclaredSize | undefined {
	const data = view(bytes);
	for (let at = 2; at + 9 < bytes.length; ) {
		if (bytes[at] !== 0xff) return undefined;
		const marker = bytes[at + 1] as number;
		if (marker === 0xff) at += 1;
		else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
			return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
		else if (marker === 0xda || marker === 0xd9) return undefined;
		else at += 2 + data.getUint16(at + 2);
	}
	return undefined;
}

function webpSize(bytes: Uint8Array): DeclaredSize | undefined {
	if (bytes.length < 30) return undefined;
	const data = view(bytes);
	const kind = ascii(bytes, 12);
	if (kind === 'VP8X')
		return { width: 1 + (data.getUint32(24, true) & 0xffffff), height: 1 + (data.getUint32(26, true) >>> 8) };
	if (kind === 'VP8L') {
		const bits = data.getUint32(21, true);
		return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
	}
	return kind === 'VP8 '
		? { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff }
		: undefined;
}

/** Bytes of an AVIF that are searched for the boxes that declare sizes; these come before the pixels. */
const AVIF_HEAD = 64 * 1024;

/** The largest size an AVIF declares for any of its images (`ispe` boxes): a grid's whole is among them. */
function avifSize(bytes: Uint8Array): DeclaredSize | undefined {
	const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, AVIF_HEAD));
	let largest: DeclaredSize | undefined;
	for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
		const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
		if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
	}
	return largest;
}

/**
 * The size that a picture declares in its header, read without decoding anything, so that a decompression bomb is
 * refused at no cost.
 * @returns undefined where the header does not contain it; the decoder then finds out for itself
 */
export function declaredSize(bytes: Uint8Array, format: ImageFormat): DeclaredSize | undefined {
	if (format === 'jpeg') return jpegSize(bytes);
	if (format === 'webp') return webpSize(bytes);
	if (format === 'avif') return avifSize(bytes);
	if (bytes.length < 24) return undefined;
	const data = view(bytes);
	return format === 'png'
		? { width: data.getUint32(16), height: data.getUint32(20) }
		: { width: data.getUint16(6, true), height: data.getUint16(8, true) };
}
