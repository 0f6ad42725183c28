import { startIslands } from '../islands/island-loader';
import { startDialogs } from './layout/dialogs';
import { startFixedHeader } from './layout/fixed-header';
import { startPanels } from './layout/panels';
import { startSearchForms } from './layout/search-form';
import { startArticlePictures } from './lightbox/article-pictures';
import { startLoadMore } from './pages/load-more';
import { startLoadingLogo } from './pages/loading-logo';
import { startPageActions } from './pages/page-actions';
import { startPictures } from './pages/pictures';
import { markSeenBefore } from './pages/seen-before';
import { markSlowConnection } from './pages/slow-connection';
import { startTimes } from './pages/times';

/*
 * What every page's script does before anyone touches it: it makes a finished HTML page more pleasant, and each part of
 * the page works without it. Everything larger is loaded when somebody needs it.
 */
const starters = [
	markSeenBefore,
	markSlowConnection,
	startFixedHeader,
	startPanels,
	startPictures,
	startTimes,
	startSearchForms,
	startPageActions,
	startLoadMore,
	startArticlePictures,
	startIslands,
	startDialogs,
	// The last to hear of a click: one that somebody else has taken leads to no page.
	startLoadingLogo,
];
for (const start of starters) {
	try {
		start();
	} catch (error) {
		// One part that fails leaves the others alone.
		reportError(error);
	}
}
