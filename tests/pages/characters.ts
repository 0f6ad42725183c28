/** What holds a line together stands in pages, and nowhere else. */
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';

/** What a page draws so that a line does not end there: no-break spaces, and elements around "e-" words. */
export const NO_BREAK = /[\u00A0\u202F\u2011]/;

const ofEach = (paths: readonly string[]) => editions.flatMap((edition) => paths.map((path) => pathOf(edition, path)));

/** Pages with something that belongs together. */
export const unbrokenPages = ofEach(['/news/data', '/market/germany', '/rule', '/calendar', '/china']);

/** Answers for programs. */
export const plainFiles = [
	...editions.flatMap(({ code }) => [
		`/api/v2/article/all?edition=${code}`,
		`/api/v2/article/page?edition=${code}&limit=50`,
	]),
	...ofEach(['/feed.xml', '/news/data/china-exports-monthly.csv', '/calendar/calendar.ics']),
];
