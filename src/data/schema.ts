import * as adv from './tables/adv';
import * as article from './tables/article';
import * as author from './tables/author';
import * as book from './tables/book';
import * as company from './tables/company';
import * as data_series from './tables/data-series';
import * as article_draft from './tables/desk/article-draft';
import * as article_text from './tables/desk/article-text';
import * as bulk_change from './tables/desk/bulk-change';
import * as note from './tables/desk/note';
import * as pending_change from './tables/desk/pending-change';
import * as preview_link from './tables/desk/preview-link';
import * as saved_view from './tables/desk/saved-view';
import * as translation from './tables/desk/translation';
import * as duty_rate from './tables/duty-rate';
import * as enterprise from './tables/enterprise';
import * as letter from './tables/letter';
import * as license from './tables/license';
import * as media from './tables/media';
import * as cdn_purge from './tables/operation/cdn-purge';
import * as demo_row from './tables/operation/demo-row';
import * as import_run from './tables/operation/import-run';
import * as job_run from './tables/operation/job-run';
import * as purge from './tables/operation/purge';
import * as page from './tables/page';
import * as page_view from './tables/page-view';
import * as revision from './tables/revision';
import * as search_document from './tables/search-document';
import * as account from './tables/security/account';
import * as security from './tables/security/keys';
import * as sign_in from './tables/security/sign-in';
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
	...article_draft,
	...article_text,
	...author,
	...book,
	...bulk_change,
	...cdn_purge,
	...company,
	...data_series,
	...demo_row,
	...duty_rate,
	...enterprise,
	...import_run,
	...job_run,
	...letter,
	...license,
	...media,
	...page,
	...page_view,
	...purge,
	...revision,
	...note,
	...pending_change,
	...preview_link,
	...saved_view,
	...search_document,
	...security,
	...sign_in,
	...site,
	...staff_email,
	...subscription,
	...tag,
	...topic,
	...translation,
	...translation_group,
	...upload,
};
