import type { ArticleCard } from '../../../data/article-card';
import type { DrawnCard } from '../../blocks/cover/scenes';

/** A page of a listing with everything its screen draws. */
export interface OpenListing {
	articles: DrawnCard[];
	/** The newest briefs of the listing, on its first page. */
	briefs: ArticleCard[];
	/** Articles of the whole listing. */
	total: number;
	/** 1 and up. */
	page: number;
	pages: number;
	/** Articles a page holds. */
	limit: number;
	/** Address of a page of this listing. */
	href(page: number): string;
	/** Address of the page after this one, where there is one. */
	next: string | undefined;
}
