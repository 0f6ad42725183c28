/** Bytes of one size, and whether they are the last. */
export interface Portion {
	portion: Buffer;
	isLast: boolean;
}

/** Joins chunks; one alone is not copied. */
const joined = (chunks: readonly Uint8Array[]): Buffer => {
	const [first] = chunks;
	return first && chunks.length === 1
		? Buffer.from(first.buffer, first.byteOffset, first.length)
		: Buffer.concat(chunks);
};

/**
 * Cuts bytes that come in any portions into portions of one size. The last portion may be shorter, or empty where nothing
 * came at all.
 */
export async function* inPortions(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Portion> {
	let held: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of chunks) {
		held.push(chunk);
		length += chunk.length;
		// A full portion is held back, because it may be the last one.
		while (length > size) {
			const all = joined(held);
			yield { portion: all.subarray(0, size), isLast: false };
			held = [all.subarray(size)];
			length -= size;
		}
	}
	yield { portion: joined(held), isLast: true };
}
