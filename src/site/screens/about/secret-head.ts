import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { Head } from '../../render/screen';

/** Head of a page whose address holds a token: the head does not contain it, and search engines keep no such page. */
export const secretHead = (edition: Edition, title: string): Head => ({
	title,
	description: edition.words.sign_up_line,
	canonical: urls.subscribe.href(edition),
	robots: 'noindex, nofollow',
	switchTo: Object.fromEntries(editions.map((other) => [other.code, urls.subscribe.href(other)])),
});
