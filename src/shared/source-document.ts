import { outsideUrl } from './address/outside-url';

/** How far a document can be trusted: A law or authority, B trade press or adviser, C retailer or supplier. */
export const sourceGrades = ['A', 'B', 'C'] as const;
export type SourceGrade = (typeof sourceGrades)[number];

/** Kinds of documents, the weightiest first: law comes before press. */
export const sourceKinds = [
	'law',
	'authority',
	'statistics',
	'organiser',
	'adviser',
	'press',
	'vendor',
	'company',
	'own',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Texts by the code of an edition; an edition without one shows that of the first language. */
type Texts = Partial<Record<string, string>>;

/**
 * A document that a figure, a rule or an article relies on. Its address and its grade count only where a copy of that
 * very page was read, which `read_on` and `words` prove (`isRead`).
 */
export interface SourceDocument {
	/** Title of the document, or a description where it has no known title. */
	title: string;
	/** The title in editions that word it differently. */
	titles?: Texts;
	/** The publisher of the document. */
	publisher?: string;
	publishers?: Texts;
	kind?: SourceKind;
	/** Address of the exact page. */
	url?: string;
	/** Its own date: an ISO day, a month or a year. */
	published_on?: string;
	/** The place in the document: "Article 20(3)". */
	place?: string;
	places?: Texts;
	/** How far it can be trusted; only C counts without a reading. */
	grade?: SourceGrade;
	/** ISO day on which a copy of the page was read. */
	read_on?: string;
	/** The words of the page that are relied on, in its own language. */
	words?: string;
	/** What it is used for, where an article lists several. */
	uses?: Texts;
}

/** Whether a copy of the page at its address was read, with the words that are relied on. */
export const isRead = (source: SourceDocument): boolean =>
	Boolean(source.words && source.read_on && outsideUrl(source.url));

/** The grade that counts: a shop is always C; any other document has one only if it was read. */
export const gradeOf = (source: SourceDocument): SourceGrade | null =>
	source.grade === 'C' || source.kind === 'vendor' ? 'C' : isRead(source) ? (source.grade ?? null) : null;

/** Kinds of papers that came to the newsroom itself: its own, and those of the company that an article is about. */
const IN_HAND: readonly (SourceKind | undefined)[] = ['own', 'company'];

/** Whether readers are to be told that nobody checked the document. */
export const isUnchecked = (source: SourceDocument): boolean =>
	!IN_HAND.includes(source.kind) && !isRead(source) && gradeOf(source) === null;

/**
 * The address of the exact page; only for a document that was read and is not a shop's. A site's home page does not
 * count.
 */
export function deepLink(source: SourceDocument): string | undefined {
	const url = outsideUrl(source.url);
	if (!url || !isRead(source) || gradeOf(source) === 'C') return undefined;
	const { pathname, search } = new URL(url);
	return pathname === '/' && search === '' ? undefined : url;
}

/** Sorts sources as they are listed: the law first, then by kind. */
export const inOrder = <One extends SourceDocument>(sources: readonly One[]): One[] => {
	const rank = ({ kind }: SourceDocument) => (kind === undefined ? sourceKinds.length : sourceKinds.indexOf(kind));
	return [...sources].sort((a, b) => rank(a) - rank(b));
};
