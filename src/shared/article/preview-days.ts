/** Days that a link to a preview may be good for. */
export const previewDays = [1, 3, 7] as const;

/** States of an article that may be shown to somebody outside: what was taken away or thrown away is shown to nobody. */
export const shownOutside = ['draft', 'review', 'scheduled', 'published'] as const;
