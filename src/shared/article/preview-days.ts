/** Days for which a preview link can be valid. */
export const previewDays = [1, 3, 7] as const;

/** States of an article that a preview link can show; withdrawn and discarded articles are shown to no one outside. */
export const shownOutside = ['draft', 'review', 'scheduled', 'published'] as const;
