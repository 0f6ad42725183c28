/** Address of a stored picture as large as it is served; an address without sizes stays as it is. */
export const largeUrl = (address: string): string =>
	/^(?:https?:\/\/[^/]+)?\/media\//.test(address) ? `${address.replace(/\?.*$/s, '')}?style=cover_1600` : address;

/** The words under a picture. */
export const captionOf = (image: Element): string =>
	image.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
