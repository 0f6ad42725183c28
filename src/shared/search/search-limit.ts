/**
 * How often one client may search, on pages and by the API together. Searches whose page is kept in memory never come
 * here.
 * @param who the client's network
 * @param most in a minute
 */
export const searchLimit = (who: string, most: number) => ({ name: 'search', who, most, seconds: 60 });
