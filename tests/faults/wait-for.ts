/**
 * Polls a condition until it is true.
 * @param what it is waited for; as a function, it says what is so instead
 * @returns seconds it took
 * @throws Error when it is not true within `seconds`
 */
export async function waitFor(
	what: string | (() => string),
	holds: () => boolean | Promise<boolean>,
	seconds: number,
): Promise<number> {
	const begun = performance.now();
	const taken = () => (performance.now() - begun) / 1000;
	while (!(await holds())) {
		if (taken() > seconds) {
			const words = typeof what === 'string' ? what : what();
			throw new Error(`It did not come to pass within ${seconds} seconds: ${words}.`);
		}
		await new Promise((done) => setTimeout(done, 50));
	}
	return taken();
}
