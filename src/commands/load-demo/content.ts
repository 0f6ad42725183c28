import type { Tx } from '../../data/db';
import type { DemoSite } from '../../data/demo/page';
import type { Storage } from '../../media/storage';
import { indexArticles, indexAuthors, indexTags } from '../index-document';
import { loadArticles } from './articles';
import { loadPages } from './pages';
import { loadAuthors, loadTags } from './people-and-tags';

export interface DemoContentOptions {
	/** Unix seconds; every date is laid before or after it. */
	now: number;
	/** Where the exhibitors' files go; without it there are none. */
	storage?: Storage;
	/** Names and periods of the installation, for the pages that speak of them. */
	site?: Partial<DemoSite>;
}

/** Writes the whole demonstration edition into an empty database. */
export async function writeDemo(tx: Tx, options: DemoContentOptions): Promise<void> {
	const { now } = options;
	const authors = await loadAuthors(tx);
	const tags = await loadTags(tx);
	const articles = await loadArticles(tx, now, authors, tags);
	await loadPages(tx, now, options.site ?? {});
	await indexArticles(tx, articles.map((article) => article.id));
	await indexTags(tx, [...tags.values()]);
	await indexAuthors(tx, [...authors.values()]);
}
