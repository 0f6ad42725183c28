import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { pathOf } from '../../../editions/links';
import type { Head } from '../../render/screen';

/** Head of a page whose address holds a token: the token stands nowhere in it, and no search engine keeps the page. */
export const secretHead = (edition: Edition, title: string): Head => ({
	title,
	description: edition.words.letter_line,
	canonical: pathOf(edition, '/about/subscribe'),
	robots: 'noindex, nofollow',
	switch_to: Object.fromEntries(editions.map((other) => [other.code, pathOf(other, '/about/subscribe')])),
});
