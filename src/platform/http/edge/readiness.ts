/** An answer this old is good enough for the next one who asks: probes must not become a load of their own. */
const GOOD_FOR_MS = 1_000;
const TIMEOUT_MS = 3_000;

/**
 * Asks whether the server is ready, at most once a second and for at most three seconds; whatever goes wrong is a no.
 * @param ask the question itself: database, migrations and disk
 * @param now milliseconds since the epoch
 */
export function createReadiness(ask: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
	let asked_at = Number.NEGATIVE_INFINITY;
	let answer: Promise<boolean> = Promise.resolve(false);
	const once = async (): Promise<boolean> => {
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<boolean>((done) => {
			timer = setTimeout(() => done(false), TIMEOUT_MS);
		});
		try {
			return await Promise.race([ask(), late]);
		} catch {
			return false;
		} finally {
			clearTimeout(timer);
		}
	};
	return () => {
		if (now() - asked_at >= GOOD_FOR_MS) {
			asked_at = now();
			answer = once();
		}
		return answer;
	};
}
