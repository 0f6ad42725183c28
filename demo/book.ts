import type { Chapter } from '../src/data/tables/book';
import type { TitledLink } from '../src/data/tables/columns';

/** The shape of the demonstration's publications. They are invented: nobody sells them. */
export interface DemoBookText {
	slug: string;
	title: string;
	subtitle: string;
	html: string;
	contents: Chapter[];
	sample_html: string;
	where_to_get: TitledLink[];
}

export interface DemoBook {
	key: string;
	authors: string[];
	publisher: string;
	isbn?: string;
	pages: number;
	/** Days before the first start. */
	days_ago: number;
	/** Keys of `tags.ts`. */
	tags: string[];
	en: DemoBookText;
	es: DemoBookText;
}

/** Chapters as `[title, summary, page]`. */
export const chapters = (rows: [title: string, summary: string, page: number][]): Chapter[] =>
	rows.map(([title, summary, page]) => ({ title, summary, page }));
