/**
 * Polls a condition until it is true.
 * @returns seconds it took
 * @throws Error when it is not true within `seconds`
 */
export async function waitFor(what: string, holds: () => boolean | Promise<boolean>, seconds: number): Promise<number> {
	const begun = performance.now();
	const taken = () => (performance.now() - begun) / 1000;
	while (!(await holds())) {
		if (taken() > seconds) throw new Error(`It did not come to pass within ${seconds} seconds: ${what}.`);
		await new Promise((done) => setTimeout(done, 50));
	}
	return taken();
}
