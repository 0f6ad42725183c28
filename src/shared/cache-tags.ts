/**
 * Names of what an answer shows. Answers and remembered reads carry them, a change drops every one that carries its
 * names (`docs/architecture.md`, The cache). Both sides make them here, and nothing else is taken for one.
 */
declare const made: unique symbol;
/** Made by `tag` alone. */
export type CacheTag = string & { readonly [made]: true };

const as = (name: string): CacheTag => name as CacheTag;
/** Words of a row in a tag: tags stand in a header, which takes no other letters. Those of good addresses stay. */
const word = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Codes of editions, slugs and sections stand as they are in addresses; ids are those of the tables. */
export const tag = {
	article: (id: number) => as(`article:${id}`),
	/**
	 * What names an article beside its own subject, as a rail does: an edit of it may show late there, its withdrawal
	 * never.
	 */
	mention: (id: number) => as(`mention:${id}`),
	/** The drawn cover of a seed. */
	cover: (seed: string) => as(`cover:${word(seed)}`),
	/** A stored file, by the name under which it is served. */
	media: (name: string) => as(`media:${word(name)}`),
	/** Lists of an edition: all of it, or a section, which is a kind or a type of articles. */
	list: (edition: string, section?: string) =>
		as(section === undefined ? `list:${word(edition)}` : `list:${word(edition)}:${word(section)}`),
	/** Dates that articles of an edition tell, beside those that have tables of their own. */
	dates: (edition: string) => as(`dates:${word(edition)}`),
	home: (edition: string) => as(`home:${word(edition)}`),
	tag: (id: number) => as(`tag:${id}`),
	author: (id: number) => as(`author:${id}`),
	/** What shows an author and knows the slug alone. */
	authorNamed: (slug: string) => as(`author:${word(slug)}`),
	page: (edition: string, name: string) => as(`page:${word(edition)}:${word(name)}`),
	series: (slug: string) => as(`series:${word(slug)}`),
	book: (id: number) => as(`book:${id}`),
	topic: (id: number) => as(`topic:${id}`),
	subject: (id: number) => as(`subject:${id}`),
	company: (id: number) => as(`company:${id}`),
	enterprise: (id: number) => as(`enterprise:${id}`),
	/** Messages of one edition of a topic. */
	wall: (event_edition_id: number) => as(`wall:${event_edition_id}`),
	/** Questions and answers of an edition. */
	questions: (edition: string) => as(`question:${word(edition)}`),
	/** Everything of these kinds. */
	advs: as('adv'),
	all_series: as('series'),
	books: as('book'),
	/** The list of firms. */
	companies: as('company'),
	/** Something waits to be told to the CDN. */
	cdn_purges: as('cdn_purges'),
	duty_rates: as('duty_rate'),
	emails: as('emails'),
	licenses: as('license'),
	partners: as('partner'),
	redirects: as('redirects'),
	rules: as('rule'),
	seo: as('seo'),
	topics: as('topic'),
	/**
	 * Answers that say that nothing stands at an address, or that it stands elsewhere: any change of content may make
	 * that wrong.
	 */
	addresses: as('addresses'),
	/** All there is. */
	everything: as('*'),
} as const;

/** What shows an author, by id or by slug. */
export const authorTags = ({ id, slug }: { id: number; slug: string }): CacheTag[] => [
	tag.author(id),
	tag.authorNamed(slug),
];

/** Names of the stored files that tags are about. */
export const mediaIn = (tags: readonly string[]): string[] => {
	const prefix = tag.media('');
	return tags.flatMap((one) => (one.startsWith(prefix) ? [decodeURIComponent(one.slice(prefix.length))] : []));
};
