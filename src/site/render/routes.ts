import { urls } from '../../editions/urls';
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
export const routes: readonly Route[] = [
	[urls.notFound.route, errorScreen(404, 'unmatched')],
	[urls.home.route, home_screen],
	[urls.news.route, news_screen],
	[urls.newsList.tree, news_list_screen],
	[urls.headline.tree, headline_screen],
	[urls.interview.tree, interview_screen],
	[urls.data.tree, data_screen],
	[urls.topics.route, topic_list_screen],
	[urls.topic.tree, topic_screen, 'limit_search'],
	[urls.tag.tree, tag_screen],
	[urls.author.tree, author_screen],
	[urls.articleById.route, article_by_id_screen],
	[urls.article.tree, article_screen],
	[urls.china.route, china_screen],
	[urls.calendar.tree, calendar_screen],
	[urls.license.tree, license_screen, 'limit_search'],
	[urls.book.tree, book_screen],
	[urls.search.tree, search_screen, 'limit_search'],
	[urls.calculate.route, calculate_screen],
	[urls.subscribe.route, subscribe_screen],
	[urls.subscribe.tree, issue_screen],
	[urls.page.tree, page_screen],
];
