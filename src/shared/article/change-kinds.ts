/**
 * Extent of a change to a published article, as its editor states it: nothing new, other words, or a correction that
 * readers are shown.
 */
export const extents = ['minor', 'update', 'correction'] as const;
export type Extent = (typeof extents)[number];

/**
 * Kinds of changes to what readers see: a step of a person (`publication`, `withdrawal`), a change with its extent, or
 * a change without an editor's decision at that moment: by the clock, an import, a merge of rows that articles are
 * linked to, or an erasure that the law requires.
 */
export const changeKinds = ['publication', 'withdrawal', ...extents, 'clock', 'import', 'merge', 'erasure'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const isExtent = (kind: ChangeKind | undefined): kind is Extent =>
	(extents as readonly (ChangeKind | undefined)[]).includes(kind);

/** Fields that readers of a published article do not see. */
const UNSEEN: readonly string[] = [
	'embargo_until',
	'embargo_zone',
	'scheduled_at',
	'zone',
	'unpublish_at',
	'import_key',
	'created_at',
];

/** Fields that decide where and under which date an article is listed, and hold none of its words. */
const PLACE: readonly string[] = [
	...['type', 'kind', 'tags', 'topics', 'companies', 'keywords', 'is_headline', 'lead_rank', 'seo_url'],
	...['cover_seed', 'cover_mood', 'published_at', 'revised_at', 'reading_minutes'],
];

/** True where readers of a published article see a change of the field. */
export const isSeenByReaders = (name: string): boolean => !UNSEEN.includes(name);

/** True where a change of the field changes the words for readers, which a second person may have to approve. */
export const isWording = (name: string): boolean => isSeenByReaders(name) && !PLACE.includes(name);
