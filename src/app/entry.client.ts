import { startArticlePictures } from './islands/article-pictures';
import { startDialogs } from './islands/dialogs';
import { startFixedHeader } from './islands/fixed-header';
import { startFonts } from './islands/fonts';
import { startIslands } from './islands/island-loader';
import { startLiveForms } from './islands/live-forms';
import { startLoadMore } from './islands/load-more';
import { startLoadingLogo } from './islands/loading-logo';
import { startPageActions } from './islands/page-actions';
import { startPanels } from './islands/panels';
import { startPictures } from './islands/pictures';
import { startSearchForms } from './islands/search-form';
import { markSlowConnection } from './islands/slow-connection';
import { startTimes } from './islands/times';

/*
 * What every page's script does before anyone touches it: it makes a finished HTML page more pleasant, and each part of the page
 * works without it. Everything larger is loaded when somebody needs it.
 */
const starters = [
	startFonts,
	markSlowConnection,
	startFixedHeader,
	startPanels,
	startPictures,
	startTimes,
	startSearchForms,
	startPageActions,
	startLoadMore,
	startLiveForms,
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
