/**
 * Tags name what an answer shows. Answers and remembered reads carry them; a change drops every one that carries its
 * tags (`docs/architecture.md`, The cache). Both sides make their tags here: the type allows no others.
 */
declare const made: unique symbol;
/** Made only by `tag`. */
export type CacheTag = string & { readonly [made]: true };

const as = (name: string): CacheTag => name as CacheTag;
/**
 * Encodes words of a row for a tag: tags are sent in a header, which allows no other characters. Good addresses stay as
 * they are.
 */
const word = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Codes of editions, slugs and sections are those of addresses; ids are those of the tables. */
export const tag = {
	article: (id: number) => as(`article:${id}`),
	/**
	 * Carried by answers that name an article beside another subject, as a rail does: an edit may show late there, a
	 * withdrawal never.
	 */
	mention: (id: number) => as(`mention:${id}`),
	/** The drawn cover of a seed. */
	cover: (seed: string) => as(`cover:${word(seed)}`),
	/** A stored file, by the name under which it is served. */
	media: (name: string) => as(`media:${word(name)}`),
	/** Lists of an edition: all of them, or those of a section, which is a kind or a type of articles. */
	list: (edition: string, section?: string) =>
		as(section === undefined ? `list:${word(edition)}` : `list:${word(edition)}:${word(section)}`),
	/** Dates in the articles of an edition, beside the dates that have tables of their own. */
	dates: (edition: string) => as(`dates:${word(edition)}`),
	home: (edition: string) => as(`home:${word(edition)}`),
	tag: (id: number) => as(`tag:${id}`),
	author: (id: number) => as(`author:${id}`),
	/** For answers that show an author and know only the slug. */
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
	/** A purge waits to be sent to the CDN. */
	cdn_purges: as('cdn_purges'),
	duty_rates: as('duty_rate'),
	emails: as('emails'),
	/** The first administrator has an account: the link that was offered is void. */
	first_account: as('first_account'),
	licenses: as('license'),
	partners: as('partner'),
	redirects: as('redirects'),
	rules: as('rule'),
	search_synonyms: as('search_synonym'),
	seo: as('seo'),
	topics: as('topic'),
	/**
	 * Answers that say that there is nothing at an address, or that it has moved: any change of content may make them
	 * wrong.
	 */
	addresses: as('addresses'),
	/** Everything. */
	everything: as('*'),
} as const;

/** Tags of an author, for answers that know the id or only the slug. */
export const authorTags = ({ id, slug }: { id: number; slug: string }): CacheTag[] => [
	tag.author(id),
	tag.authorNamed(slug),
];

/** Names of the stored files that tags are about. */
export const mediaIn = (tags: readonly string[]): string[] => {
	const prefix = tag.media('');
	return tags.flatMap((one) => (one.startsWith(prefix) ? [decodeURIComponent(one.slice(prefix.length))] : []));
};
