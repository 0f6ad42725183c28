/** Picture formats that may come in; everything else is refused, whatever its name or declared type says. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * The real format of a file by its first bytes, or undefined when it is not one of ours
 * (SVG, HTML, XML and PDF are text or documents, never pictures here).
 */
export function detectImage(bytes: Uint8Array): ImageFormat | undefined {
	if (bytes.length < 16) return undefined;
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
	if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
	if (ascii(bytes, 0, 6) === 'GIF87a' || ascii(bytes, 0, 6) === 'GIF89a') return 'gif';
	if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
	// AVIF names its brand, or lists it among the compatible ones; other HEIF files name others.
	if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 48))) return 'avif';
	return undefined;
}
