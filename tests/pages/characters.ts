/** Characters that keep words on one line are in pages only, not in stored text or files. */
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';

/** Characters in pages that prevent a line break: no-break spaces and hyphens. */
export const NO_BREAK = /[\u00A0\u202F\u2011]/;

const ofEach = (paths: readonly string[]) => editions.flatMap((edition) => paths.map((path) => pathOf(edition, path)));

/** Pages with words that must stay on one line. */
export const unbrokenPages = ofEach(['/news/data', '/market/germany', '/rule', '/calendar', '/china']);

/** Answers for programs. */
export const plainFiles = [
	...editions.flatMap(({ code }) => [
		`/api/v2/article/all?edition=${code}`,
		`/api/v2/article/page?edition=${code}&limit=50`,
	]),
	...ofEach(['/feed.xml', '/news/data/china-exports-monthly.csv', '/calendar/calendar.ics']),
];
