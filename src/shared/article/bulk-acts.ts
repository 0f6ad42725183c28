/** What can be done to several articles at once. */
export const bulkActs = [
	'submit',
	'return',
	'publish',
	'withdraw',
	'discard',
	'bring_back',
	'section',
	'add_tags',
	'remove_tags',
	'add_authors',
	'remove_authors',
] as const;
export type BulkAct = (typeof bulkActs)[number];

/** What an act asks for beside the articles. */
export const asksFor: Readonly<Record<BulkAct, 'nothing' | 'note' | 'type' | 'tags' | 'authors'>> = {
	submit: 'nothing',
	return: 'note',
	publish: 'nothing',
	withdraw: 'note',
	discard: 'nothing',
	bring_back: 'nothing',
	section: 'type',
	add_tags: 'tags',
	remove_tags: 'tags',
	add_authors: 'authors',
	remove_authors: 'authors',
};

/** The right that an act asks for, of each article. */
export const bulkRights = {
	submit: 'article.submit',
	return: 'article.return',
	publish: 'article.publish',
	withdraw: 'article.withdraw',
	discard: 'article.discard',
	bring_back: 'article.discard',
	section: 'article.write',
	add_tags: 'article.write',
	remove_tags: 'article.write',
	add_authors: 'article.write',
	remove_authors: 'article.write',
} as const satisfies Record<BulkAct, string>;

/** Articles that one act may be done to. */
export const MAX_BULK_ARTICLES = 200;
/** Seconds within which it can be taken back. */
export const UNDO_WITHIN = 600;
