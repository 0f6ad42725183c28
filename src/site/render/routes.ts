import { issue_screen } from '../screens/about/issue';
import { page_screen } from '../screens/about/page';
import { subscribe_screen } from '../screens/about/subscribe';
import { author_screen } from '../screens/author/author';
import { book_screen } from '../screens/book/detail';
import { calendar_screen } from '../screens/calendar/calendar';
import { china_screen } from '../screens/china/china';
import { errorScreen } from '../screens/error/error';
import { home_screen } from '../screens/home/home';
import { license_screen } from '../screens/license/license';
import { data_screen } from '../screens/news/data';
import { article_by_id_screen, article_screen } from '../screens/news/detail';
import { headline_screen } from '../screens/news/headline';
import { interview_screen } from '../screens/news/interview';
import { news_list_screen, news_screen } from '../screens/news/list';
import { search_screen } from '../screens/search/search';
import { tag_screen } from '../screens/tag/detail';
import { calculate_screen } from '../screens/tool/calculate';
import { topic_list_screen } from '../screens/topic/list';
import { topic_screen } from '../screens/topic/topic';
import type { OpaqueScreen } from './screen';

/**
 * A screen; `*` at the end of a pattern takes the trailing path. Each stands in every edition, under its prefix. What is asked before
 * the screen is read is named (`middleware.ts`).
 */
export type Route = readonly [pattern: string, screen: OpaqueScreen, middleware?: string];
/** An address that moved for good. */
export type Move = readonly [from: string, to: string];

export const moves: readonly Move[] = [
	['/news/editorial', '/news/interview'],
	['/news/list/market', '/news/list/company'],
];

export const routes: readonly Route[] = [
	['/404', errorScreen(404, 'unmatched')],
	['/', home_screen],
	['/news', news_screen],
	['/news/list/*', news_list_screen],
	['/news/headline/*', headline_screen],
	['/news/interview/*', interview_screen],
	['/news/data/*', data_screen],
	['/topic', topic_list_screen],
	['/topic/*', topic_screen, 'limit_search'],
	['/tag/detail/*', tag_screen],
	['/author/*', author_screen],
	['/news/detail', article_by_id_screen],
	['/news/*', article_screen],
	['/china', china_screen],
	['/calendar/*', calendar_screen],
	['/license/*', license_screen, 'limit_search'],
	['/book/detail/*', book_screen],
	['/search/*', search_screen, 'limit_search'],
	['/tool/calculate', calculate_screen],
	['/about/subscribe', subscribe_screen],
	['/about/subscribe/*', issue_screen],
	['/about/*', page_screen],
];

/** Screens with one address each, for the sitemap and for the tests that walk every one. */
export const fixed_paths: readonly string[] = [
	'/',
	'/news',
	'/news/list/company',
	'/news/list/product',
	'/news/list/regulation',
	'/news/list/ai',
	'/news/headline',
	'/news/data',
	'/news/interview',
	'/china',
	'/license',
	'/license/devices',
	'/license/e-liquid',
	'/license/nicotine',
	'/license/components',
	'/license/wholesale',
	'/license/heated',
	'/topic',
	'/calendar',
	'/calendar/past',
	'/search',
	'/tool/calculate',
	'/about',
	'/about/policy',
	'/about/terms',
	'/about/cookie',
	'/about/subscribe',
];
