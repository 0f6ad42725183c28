import type { OpaqueScreen } from './screen';
import { issue_screen } from './site/about/issue';
import { page_screen } from './site/about/page';
import { subscribe_screen } from './site/about/subscribe';
import { errorScreen } from './site/error/error';
import { article_by_id_screen, article_screen } from './site/news/detail';
import { search_screen } from './site/search/search';

/** A screen; `*` at the end of a pattern takes the trailing path. Each stands in every edition, under its prefix. */
export type Route = readonly [pattern: string, screen: OpaqueScreen];
/** An address that moved for good. */
export type Move = readonly [from: string, to: string];

export const moves: readonly Move[] = [
	['/news/editorial', '/news/interview'],
	['/news/list/market', '/news/list/company'],
];

export const routes: readonly Route[] = [['/404', errorScreen(404, 'unmatched')],
	['/news/detail', article_by_id_screen],
	['/news/*', article_screen],
	['/search/*', search_screen],
	['/about/subscribe', subscribe_screen],
	['/about/subscribe/*', issue_screen],
	['/about/*', page_screen],
];
