/** What an import says of a post: it was changed on the way, left out, or stayed when the import was taken back. */
export const findingKinds = ['changed', 'left_out', 'kept'] as const;
export type FindingKind = (typeof findingKinds)[number];
