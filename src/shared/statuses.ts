/** Where a piece stands on its way to the reader. */
export const publication_statuses = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type PublicationStatus = (typeof publication_statuses)[number];
