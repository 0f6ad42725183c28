/** What a person says of a change of what readers have: nothing new, other words, or a correction that they are told. */
export const extents = ['minor', 'update', 'correction'] as const;
export type Extent = (typeof extents)[number];

/**
 * What a save changed for readers: a step of a person (`publication`, `withdrawal`), a change with its extent, or what
 * nobody decides for the moment: the clock, an import, a merge of rows that articles are linked to, an erasure for the
 * law's sake.
 */
export const changeKinds = ['publication', 'withdrawal', ...extents, 'clock', 'import', 'merge', 'erasure'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const isExtent = (kind: ChangeKind | undefined): kind is Extent =>
	(extents as readonly (ChangeKind | undefined)[]).includes(kind);

/** Fields of which readers of a published article see nothing. */
const UNSEEN: readonly string[] = [
	'embargo_until',
	'embargo_zone',
	'scheduled_at',
	'zone',
	'unpublish_at',
	'import_key',
	'created_at',
];

/** Fields that say where an article is found, and no words of it. */
const PLACE: readonly string[] = [
	...['type', 'kind', 'tags', 'topics', 'companies', 'keywords', 'is_headline', 'lead_rank', 'seo_url'],
	...['cover_seed', 'cover_mood', 'revised_at', 'reading_minutes'],
];

/** Whether readers of a published article see a change of a field. */
export const isSeenByReaders = (name: string): boolean => !UNSEEN.includes(name);

/** Whether a change of a field gives readers other words, which a second person may have to see first. */
export const isWording = (name: string): boolean => isSeenByReaders(name) && !PLACE.includes(name);
