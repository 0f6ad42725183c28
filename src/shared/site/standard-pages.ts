/** Pages under /about that footer and consent bar name, whoever publishes the site. */
export const standardPages = ['about', 'policy', 'terms', 'cookie'] as const;
export type StandardPage = (typeof standardPages)[number];
