/** Pages under /about that footer and consent bar link to, the same for every publisher. */
export const standardPages = ['about', 'policy', 'terms', 'cookie', 'imprint'] as const;
export type StandardPage = (typeof standardPages)[number];
