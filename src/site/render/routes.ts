import { urls } from '../../editions/urls';
import { feedsScreen } from '../screens/about/feeds';
import { issueScreen } from '../screens/about/issue';
import { pageScreen } from '../screens/about/page';
import { subscribeScreen } from '../screens/about/subscribe';
import { authorScreen } from '../screens/author/author';
import { bookScreen } from '../screens/book/detail';
import { calendarScreen } from '../screens/calendar/calendar';
import { chinaScreen } from '../screens/china/china';
import { companyScreen } from '../screens/company/company';
import { dialogsScreen } from '../screens/dialogs/dialogs';
import { errorScreen } from '../screens/error/error';
import { homeScreen } from '../screens/home/home';
import { authorsScreen } from '../screens/index/authors';
import { booksScreen } from '../screens/index/books';
import { correctionsScreen } from '../screens/index/corrections';
import { tagsScreen } from '../screens/index/tags';
import { toolsScreen } from '../screens/index/tools';
import { licenseScreen } from '../screens/license/license';
import { marketScreen } from '../screens/market/market';
import { marketsScreen } from '../screens/market/markets';
import { briefScreen } from '../screens/news/brief';
import { dataScreen } from '../screens/news/data';
import { articleByIdScreen, articleScreen } from '../screens/news/detail';
import { headlineScreen } from '../screens/news/headline';
import { interviewScreen } from '../screens/news/interview';
import { newsListScreen, newsScreen } from '../screens/news/list';
import { ruleScreen } from '../screens/rule/rule';
import { searchScreen } from '../screens/search/search';
import { tagScreen } from '../screens/tag/detail';
import { calculateScreen } from '../screens/tool/calculate';
import { topicListScreen } from '../screens/topic/list';
import { topicScreen } from '../screens/topic/topic';
import type { OpaqueScreen } from './screen';

/**
 * A screen with its pattern; `*` at the end of a pattern takes the trailing path. Every edition has the route, under
 * its prefix. A middleware (`middleware.ts`) is asked before the screen is read.
 */
export type Route = readonly [pattern: string, screen: OpaqueScreen, middleware?: string];
export const routes: readonly Route[] = [
	[urls.notFound.route, errorScreen(404, 'unmatched')],
	[urls.home.route, homeScreen],
	[urls.news.route, newsScreen],
	[urls.newsList.tree, newsListScreen],
	[urls.headline.tree, headlineScreen],
	[urls.briefs.tree, briefScreen],
	[urls.interview.tree, interviewScreen],
	[urls.data.tree, dataScreen],
	[urls.topics.route, topicListScreen],
	[urls.topic.tree, topicScreen(), 'limit_search'],
	[urls.tags.route, tagsScreen],
	[urls.tag.tree, tagScreen],
	[urls.authors.route, authorsScreen],
	[urls.author.tree, authorScreen],
	[urls.articleById.route, articleByIdScreen],
	[urls.article.tree, articleScreen],
	[urls.companies.tree, companyScreen, 'limit_search'],
	[urls.china.route, chinaScreen],
	[urls.calendar.tree, calendarScreen],
	[urls.markets.route, marketsScreen],
	[urls.market.tree, marketScreen],
	[urls.rules.tree, ruleScreen],
	[urls.license.tree, licenseScreen, 'limit_search'],
	[urls.books.route, booksScreen],
	[urls.book.tree, bookScreen],
	[urls.search.tree, searchScreen, 'limit_search'],
	[urls.tools.route, toolsScreen],
	[urls.calculate.route, calculateScreen],
	[urls.subscribe.route, subscribeScreen()],
	[urls.subscribe.tree, issueScreen],
	[urls.feeds.tree, feedsScreen],
	[urls.corrections.tree, correctionsScreen],
	[urls.page.tree, pageScreen],
	[urls.dialogs.route, dialogsScreen],
];
