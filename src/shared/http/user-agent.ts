/**
 * What a program of the site calls itself where it asks another server: its purpose, and the address of the site, so that
 * the people of that server know whom to write to.
 * @param purpose letters and hyphens: `picture-import`
 * @param site_url origin of the site
 */
export const userAgent = (purpose: string, site_url: string): string => `${purpose} (+${site_url})`;
