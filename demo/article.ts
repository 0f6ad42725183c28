import type { KeyDate } from '../src/data/tables/article';
import type { SourceDocument } from '../src/shared/source-document';

/**
 * The shape of one demonstration story: one file per translation group in `articles/`.
 * Dates are laid relative to the day of the first start, so that the demo edition always looks alive.
 */

/** Section of the news; every article has one (specification, `/news/list/{type?}`). */
export type DemoType = 'company' | 'product' | 'regulation' | 'ai';

/** What kind of piece it is. `news` shows its section as kicker, every other kind shows the kind. */
export type DemoKind = 'news' | 'interview' | 'data' | 'exhibition' | 'china' | 'brief';

export interface DemoText {
	/** Slug: lower case ASCII words with hyphens, unique within the edition. */
	seo_url: string;
	title: string;
	standfirst: string;
	/** Short kicker: the market or place ("Spain", "Unión Europea"); left out where there is none. */
	market?: string;
	/** Place of the byline ("in Brussels"); just the place name. */
	place?: string;
	/** Two to four sentences: the story in brief. */
	key_points?: string[];
	/**
	 * Body. Allowed: p, h2, h3, ul/ol/li, a[href], strong, em, blockquote (with a closing <cite>), table (caption, thead,
	 * tbody, th, td), figure. `<figure data-series="slug"></figure>` draws the chart of that data series.
	 */
	html: string;
	/** Interviews only: the hung quotation, without quotation marks. */
	quote?: string;
	/** Interviews only: who speaks, and what they do ("runs Meridian Flavour House"). */
	interviewee?: { name: string; role: string; drawn_as: 'woman' | 'man' };
	/** Dates to put in the diary, shown beside the story. */
	key_dates?: KeyDate[];
	/** What the story rests on; real public pages where the fact is real. */
	sources?: SourceDocument[];
	/** Corrections, newest first; days after publication. */
	corrections?: { days_after: number; text: string }[];
	/**
	 * A story that runs on: what is established, each so many minutes after publication, the newest first, and what
	 * nobody knows.
	 */
	known?: { points: { minutes_after: number; text: string }[]; unknown?: string };
	/** SEO keywords, two to six. */
	keywords?: string[];
}

/** A story as its file has it: itself, or, where it names days to come, what it is at a first start (Unix seconds). */
export type DemoStory = DemoArticle | ((now: number) => DemoArticle);

export interface DemoArticle {
	/** Name of the translation group, the same as the file's name. */
	key: string;
	type: DemoType;
	kind: DemoKind;
	/** Key of the author in `authors.ts`; none where a partner signs. */
	author?: string;
	/** Days before the first start (0 to 365); `minutes_ago` takes its place for the last hours. */
	days_ago: number;
	/** For pieces of the last day: minutes before the first start. */
	minutes_ago?: number;
	/** Hour of the day in UTC, for older pieces. */
	hour?: number;
	/** Days after publication on which the text was updated. */
	updated_days_after?: number;
	/** Flagged by the editors as a headline. */
	is_headline?: boolean;
	/** The lead of the home page: 1 is the highest. At most three in all. */
	lead_rank?: number;
	/** `ai`: written with software help and reviewed by a named person; `partner`: paid content; `opinion`; `feature`. */
	label?: 'ai' | 'partner' | 'opinion' | 'feature';
	/** Partner content: who paid for it. */
	partner_name?: string;
	/** AI-assisted pieces: the human reviewer of record (author key). */
	reviewer?: string;
	/** Keys of `tags.ts`. */
	tags: string[];
	/** Mood of the drawn cover. */
	mood?: 'day' | 'night' | 'deep';
	/** Views in the last week, for "most read". */
	views?: number;
	en?: DemoText;
	es?: DemoText;
}
