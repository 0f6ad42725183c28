/**
 * Values that a column may hold, which the database enforces too (`oneOf`): one place for tables, calls and screens.
 */

/** Steps of an article on its way to the reader. */
export const publicationStatuses = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];
/** States of an article: a draft that no reader ever saw can be discarded, and be brought back for a while. */
export const articleStatuses = [...publicationStatuses, 'discarded'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
/**
 * True where readers have an article, or will have it at a planned hour: what its writers change goes into its working
 * copy.
 */
export const keepsWorkingCopy = (status: ArticleStatus): boolean => status === 'published' || status === 'scheduled';
/** Days for which a discarded draft can be brought back. */
export const DISCARDED_DAYS = 30;

/** Sections of `/news/list/{type?}`. */
export const articleTypes = ['company', 'product', 'regulation', 'ai'] as const;
export type ArticleType = (typeof articleTypes)[number];
/**
 * Kinds of articles. `news` and `brief` (two sentences without a picture) show their type as kicker, the others their
 * kind.
 */
export const articleKinds = ['news', 'interview', 'data', 'exhibition', 'china', 'brief'] as const;
export type ArticleKind = (typeof articleKinds)[number];
/** What sets an article apart from news by staff: written with AI, paid by a partner, an opinion, or a feature. */
export const articleLabels = ['ai', 'partner', 'opinion', 'feature'] as const;
export type ArticleLabel = (typeof articleLabels)[number];

/** Positions that screens offer advertisements; each reserves its height. */
export const advPositions = ['home_band', 'list_rail', 'article_rail', 'search_rail'] as const;
export type AdvPosition = (typeof advPositions)[number];
/** Events that are counted for an advertisement. */
export const advActs = ['click', 'seen'] as const;
export type AdvAct = (typeof advActs)[number];

export const topicKinds = ['exhibition', 'forum', 'series'] as const;
export type TopicKind = (typeof topicKinds)[number];
/** How certain an edition of an event is. One that was not announced has no days, and no list of dates shows it. */
export const eventEditionStatuses = ['unannounced', 'planned', 'confirmed', 'postponed', 'cancelled', 'held'] as const;
export type EventEditionStatus = (typeof eventEditionStatuses)[number];
/** Whether an event edition is on, to come or over, by the clock at its place. */
export const eventPhases = ['now', 'next', 'past'] as const;
export type EventPhase = (typeof eventPhases)[number];
/** Figures that are kept of an event edition. */
export const topicFigures = ['exhibitors', 'visitors', 'countries', 'halls', 'attendees', 'speakers'] as const;

export const licenseStatuses = ['valid', 'expired', 'suspended', 'ceased', 'unknown'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

export const mediaKinds = ['image', 'file'] as const;
/** How a row uses a stored file: as its picture, or in its text. */
export const mediaPlaces = ['cover', 'text'] as const;

/** States of a message on a wall. */
export const wallStatuses = ['waiting', 'approved', 'refused'] as const;
export type WallStatus = (typeof wallStatuses)[number];
/** Reasons to refuse a wall message, in the order of the keys on the keyboard that choose them. */
export const wallReasons = ['sells', 'off_subject', 'insults', 'personal', 'minors'] as const;
/** Most characters of a reason in an editor's own words. */
export const WALL_NOTE = 200;
export type WallReason = (typeof wallReasons)[number];

/** States of an article's translation into an edition. */
export const translationStates = ['missing', 'asked', 'in_work', 'review', 'stale', 'current', 'not_wanted'] as const;
export type TranslationState = (typeof translationStates)[number];
/** What was decided about a translation before any of it is written. */
export const translationWishes = ['asked', 'taken', 'not_wanted'] as const;
