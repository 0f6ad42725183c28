/** Bytes of one size, and whether they are the last. */
export interface Portion {
	portion: Buffer;
	isLast: boolean;
}

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
			const all = Buffer.concat(held);
			yield { portion: all.subarray(0, size), isLast: false };
			held = [all.subarray(size)];
			length -= size;
		}
	}
	yield { portion: Buffer.concat(held), isLast: true };
}
