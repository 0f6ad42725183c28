/** Pages under /about that footer and consent bar name, whoever publishes the site. */
export const housePages = ['about', 'policy', 'terms', 'cookie'] as const;
export type HousePage = (typeof housePages)[number];
