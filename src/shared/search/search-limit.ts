/**
 * How often one client may search, on pages and by the API together. Searches whose page is kept in memory never come
 * here.
 * @param who the client's network
 * @param max in a minute
 */
export const searchLimit = (who: string, max: number) => ({ name: 'search', who, max, seconds: 60 });
