/** Address of a stored picture as large as it is served; an address without sizes stays as it is. */
export const largeUrl = (address: string): string => (/^(?:https?:\/\/[^/]+)?\/media\//.test(address) ? `${address.replace(/\?.*$/s, '')}?style=cover_1600` : address);
