/** The answer of the API to a write. */
export interface WriteResponse {
	status: number;
	body: { code: number; data: unknown };
}

/** Address of the n-th client, as the trusted proxy of the test names it. */
export const clientOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Calls the API as the n-th client. @throws TypeError when the server does not answer */
export async function callAs(
	url: string,
	path: string,
	input: object,
	n: number,
): Promise<WriteResponse & { headers: Headers }> {
	const response = await fetch(`${url}/api/v2/${path}`, {
		method: 'POST',
		body: JSON.stringify(input),
		headers: {
			'content-type': 'application/json',
			'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
			'x-forwarded-for': clientOf(n),
		},
	});
	return { status: response.status, headers: response.headers, body: (await response.json()) as WriteResponse['body'] };
}

/** How many write at once. */
const SIDE_BY_SIDE = 12;

/**
 * Writes as fast as the server takes it, until it does not answer any more.
 * @param write one write; true when the server said that it is kept
 * @param next returns the number of a new write
 */
export async function writeUntilDeath(
	write: (n: number) => Promise<boolean>,
	next: () => number,
	keep: (n: number) => void,
): Promise<void> {
	const writer = async () => {
		for (;;) {
			const n = next();
			try {
				if (await write(n)) keep(n);
			} catch {
				return;
			}
		}
	};
	await Promise.all(Array.from({ length: SIDE_BY_SIDE }, writer));
}
