/** Milliseconds after which a request is given up (specification, section 9). */
const TIME_OUT = 30_000;

/**
 * Fetches a page of the site, or a part of pages.
 * @throws where it cannot be had: no connection, an error status, no answer in time
 */
export async function fetchPage(address: string): Promise<Document> {
	const response = await fetch(address, { signal: AbortSignal.timeout(TIME_OUT) });
	if (!response.ok) throw new Error(String(response.status));
	return new DOMParser().parseFromString(await response.text(), 'text/html');
}
