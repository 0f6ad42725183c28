/**
 * The same bytes in memory of their own size, for what is kept. zlib answers with a part of a larger piece of memory,
 * and Node makes short buffers as parts of one of 64 KB: either would be held as long as the part is.
 */
export function ownBytes(bytes: Buffer): Buffer {
	if (bytes.buffer.byteLength === bytes.length) return bytes;
	const copy = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(copy);
	return copy;
}
