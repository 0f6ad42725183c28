import * as adv from './tables/adv';
import * as article from './tables/article';
import * as author from './tables/author';
import * as book from './tables/book';
import * as company from './tables/company';
import * as data_series from './tables/data-series';
import * as duty_rate from './tables/duty-rate';
import * as enterprise from './tables/enterprise';
import * as job_run from './tables/job-run';
import * as letter from './tables/letter';
import * as license from './tables/license';
import * as media from './tables/media';
import * as page from './tables/page';
import * as page_view from './tables/page-view';
import * as purge from './tables/purge';
import * as revision from './tables/revision';
import * as search_document from './tables/search-document';
import * as account from './tables/security/account';
import * as security from './tables/security/keys';
import * as staff_email from './tables/security/staff-email';
import * as site from './tables/site';
import * as subscription from './tables/subscription';
import * as tag from './tables/tag';
import * as topic from './tables/topic';
import * as translation_group from './tables/translation-group';
import * as upload from './tables/upload';

/** Every table, for the query builder. */
export const schema = {
	...account,
	...adv,
	...article,
	...author,
	...book,
	...company,
	...data_series,
	...duty_rate,
	...enterprise,
	...job_run,
	...letter,
	...license,
	...media,
	...page,
	...page_view,
	...purge,
	...revision,
	...search_document,
	...security,
	...site,
	...staff_email,
	...subscription,
	...tag,
	...topic,
	...translation_group,
	...upload,
};
