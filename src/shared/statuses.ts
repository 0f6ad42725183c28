/** Lists of what a column may hold, which the database holds too (`oneOf`): one place for tables, calls and screens. */

/** Where an article stands on its way to the reader. */
export const publicationStatuses = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];
/** Where an article stands: a draft that no reader ever saw can be thrown away, and be brought back for a while. */
export const articleStatuses = [...publicationStatuses, 'discarded'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
/** Days for which a discarded draft can be brought back. */
export const DISCARDED_DAYS = 30;

/** Sections of `/news/list/{type?}`. */
export const articleTypes = ['company', 'product', 'regulation', 'ai'] as const;
export type ArticleType = (typeof articleTypes)[number];
/**
 * What kind of article it is; `news` and `brief`, two sentences without a picture, show their type as kicker, the
 * others their kind.
 */
export const articleKinds = ['news', 'interview', 'data', 'exhibition', 'china', 'brief'] as const;
export type ArticleKind = (typeof articleKinds)[number];
/** How an article came to be, when readers must be told. */
export const articleLabels = ['ai', 'partner', 'opinion'] as const;
export type ArticleLabel = (typeof articleLabels)[number];

/** Positions that screens offer advertisements; each reserves its height. */
export const advPositions = ['home_band', 'list_rail', 'article_rail', 'search_rail'] as const;
export type AdvPosition = (typeof advPositions)[number];
/** What is counted of an advertisement. */
export const advActs = ['click', 'seen'] as const;
export type AdvAct = (typeof advActs)[number];

export const topicKinds = ['exhibition', 'forum', 'series'] as const;
export type TopicKind = (typeof topicKinds)[number];
/** How certain an edition of an event is. One that nobody announced has no days, and is no date anywhere. */
export const eventEditionStatuses = ['unannounced', 'planned', 'confirmed', 'postponed', 'cancelled', 'held'] as const;
export type EventEditionStatus = (typeof eventEditionStatuses)[number];
/** Where an event edition of an event stands by the clock at its place. */
export const eventPhases = ['now', 'next', 'past'] as const;
export type EventPhase = (typeof eventPhases)[number];
/** What is counted of an event edition of an event. */
export const topicFigures = ['exhibitors', 'visitors', 'countries', 'halls', 'attendees', 'speakers'] as const;

export const licenseStatuses = ['valid', 'expired', 'suspended', 'ceased', 'unknown'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

export const mediaKinds = ['image', 'file'] as const;
/** Where a row has a stored file: as its picture, or in its words. */
export const mediaPlaces = ['cover', 'text'] as const;

/** Where a message on a wall stands. */
export const wallStatuses = ['waiting', 'approved', 'refused'] as const;
export type WallStatus = (typeof wallStatuses)[number];
/** Why a message is refused, in the order of their keys. */
export const wallReasons = ['sells', 'off_subject', 'insults', 'personal', 'minors'] as const;
/** Letters that a reason in one's own words may have. */
export const WALL_NOTE = 200;
export type WallReason = (typeof wallReasons)[number];

/** Where the translation of an article into an edition stands. */
export const translationStates = ['missing', 'asked', 'in_work', 'review', 'stale', 'current', 'not_wanted'] as const;
export type TranslationState = (typeof translationStates)[number];
/** What was decided about a translation before anything of it is written. */
export const translationWishes = ['asked', 'taken', 'not_wanted'] as const;
