/** Lists of what a column may hold, which the database holds too (`oneOf`): one place for tables, calls and screens. */

/** Where an article stands on its way to the reader. */
export const publication_statuses = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type PublicationStatus = (typeof publication_statuses)[number];

/** Sections of `/news/list/{type?}`. */
export const article_types = ['company', 'product', 'regulation', 'ai'] as const;
export type ArticleType = (typeof article_types)[number];
/** What kind of article it is; `news` shows its type as kicker, the others their kind. */
export const article_kinds = ['news', 'interview', 'data', 'exhibition', 'china'] as const;
export type ArticleKind = (typeof article_kinds)[number];
/** How an article came to be, when readers must be told. */
export const article_labels = ['ai', 'partner', 'opinion'] as const;
export type ArticleLabel = (typeof article_labels)[number];

/** Positions that screens offer advertisements; each reserves its height. */
export const adv_positions = ['home_band', 'list_rail', 'article_rail', 'search_rail'] as const;
export type AdvPosition = (typeof adv_positions)[number];

export const topic_kinds = ['exhibition', 'forum', 'series'] as const;
export type TopicKind = (typeof topic_kinds)[number];
export const event_edition_statuses = ['planned', 'confirmed', 'postponed', 'cancelled', 'held'] as const;
export type EventEditionStatus = (typeof event_edition_statuses)[number];

export const license_statuses = ['valid', 'expired', 'suspended', 'ceased', 'unknown'] as const;
export type LicenseStatus = (typeof license_statuses)[number];

export const media_kinds = ['image', 'file'] as const;
