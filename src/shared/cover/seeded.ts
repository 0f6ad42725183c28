/** Hashes a text to a number from 0 up to 2 ** 32 (FNV-1a). */
export function hashOf(text: string): number {
	let hash = 2166136261;
	for (const letter of text) {
		hash ^= letter.codePointAt(0) ?? 0;
		hash = Math.imul(hash, 16777619);
	}
	return hash >>> 0;
}

/** A generator of numbers from 0 up to 1; the same start gives the same numbers (mulberry32). */
export function randomFrom(start: number): () => number {
	let state = start;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
