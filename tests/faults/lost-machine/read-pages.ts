/** Pages that were read, and seconds that the slowest took. */
export interface Read {
	pages: number;
	slowest: number;
}

/** Reads pages of lists one after another, as fast as they come, while something else goes on. */
export async function readMeanwhile<T>(url: string, run: () => Promise<T>): Promise<{ result: T; read: Read }> {
	const read = { pages: 0, slowest: 0 };
	let isDone = false;
	const reading = (async () => {
		for (; !isDone; read.pages += 1) {
			const begun = performance.now();
			await (await fetch(`${url}/news/list/${1 + (read.pages % 400)}`)).arrayBuffer();
			read.slowest = Math.max(read.slowest, (performance.now() - begun) / 1000);
		}
	})();
	try {
		return { result: await run(), read };
	} finally {
		isDone = true;
		await reading;
	}
}
