import { pathOf } from '../../editions/address';
import type { Edition } from '../../editions/edition';
import { calendarListUrl, parseCalendarPath } from '../../editions/paths/calendar-path';
import { companyListUrl, parseCompanyPath } from '../../editions/paths/company-path';
import { directoryUrl, parseDirectoryPath } from '../../editions/paths/directory-path';
import { licenseListUrl, parseLicensePath } from '../../editions/paths/license-path';
import { parseRulePath } from '../../editions/paths/rule-path';
import { parseSearchPath, searchUrl } from '../../editions/paths/search-path';
import { urls } from '../../editions/urls';
import { fileNames, pages } from '../../shared/address/addresses';
import { articleTypes } from '../../shared/statuses';
import type { Place } from './standing';

/** Lists that go on by a plain number. */
const COUNTED: readonly string[] = [
	pages.newsList,
	...articleTypes.map((type) => urls.newsType.path({ type })),
	pages.headline,
	pages.briefs,
	pages.interview,
	pages.data,
	pages.corrections,
];

const REGISTER_FILES: readonly string[] = [fileNames.rss, fileNames.atom, fileNames.json, fileNames.register];

/** Values that a list writes in capitals. */
const inItsCase = (segment: string) =>
	segment.replace(/^(?:country|letter|market)-.+$/, (whole) => {
		const at = whole.indexOf('-');
		return whole.slice(0, at) + whole.slice(at).toUpperCase();
	});

const standing = (isFirst: boolean, own: string, path: string, edition: Edition): Place => {
	if (!isFirst) return 'further';
	return decodeURIComponent(own).toLowerCase() === pathOf(edition, path) ? 'page' : 'other';
};

const ofRow = (row: 'province' | 'market_code' | 'rule_market', value: string, { code: edition }: Edition): Place => ({
	row,
	edition,
	slug: value.toLowerCase(),
});

/** A list that is filtered in its path. @param rest segments behind its fixed part */
function filtered(path: string, edition: Edition): Place | undefined {
	const [, first = '', ...plain] = path.split('/');
	const rest = plain.map(inItsCase);
	const last = rest.at(-1) ?? '';
	if (`/${first}` === pages.license) {
		const isFile = REGISTER_FILES.includes(last);
		const parsed = parseLicensePath(isFile ? rest.slice(0, -1) : rest);
		if (!parsed) return undefined;
		if (isFile) return 'page';
		const { page, ...filters } = parsed;
		const place = standing(page === 1, licenseListUrl(edition, filters), path, edition);
		return place === 'page' && filters.province ? ofRow('province', filters.province, edition) : place;
	}
	if (`/${first}` === pages.companies) {
		const parsed = parseCompanyPath(rest);
		return parsed && standing(parsed.page === 1, companyListUrl(edition, parsed.filters), path, edition);
	}
	if (`/${first}` === pages.calendar) {
		const isFile = last === fileNames.calendar;
		const parsed = parseCalendarPath(isFile ? rest.slice(0, -1) : rest);
		if (!parsed || isFile) return parsed && 'page';
		const place = standing(parsed.page === 1, calendarListUrl(edition, parsed.filters), path, edition);
		return place === 'page' && parsed.filters.market ? ofRow('market_code', parsed.filters.market, edition) : place;
	}
	if (`/${first}` === pages.rules) {
		const parsed = parseRulePath(rest);
		return parsed && (parsed.market ? ofRow('rule_market', parsed.market, edition) : 'page');
	}
	if (`/${first}` === pages.search) {
		const parsed = parseSearchPath(rest);
		return parsed && standing(parsed.page === 1, searchUrl(edition, parsed.keyword, parsed.filters), path, edition);
	}
	return undefined;
}

/** Exhibitors of an event, filtered in the path. */
function directoryPlace(path: string, edition: Edition): Place | undefined {
	const [, topic, slug = '', part, ...plain] = path.split('/');
	if (`/${topic}` !== pages.topics || part !== 'enterprise') return undefined;
	const parsed = parseDirectoryPath(plain.map(inItsCase));
	if (!parsed) return undefined;
	const place = standing(parsed.page === 1, directoryUrl(edition, slug, parsed.filters), path, edition);
	return place === 'page' ? { row: 'directory', edition: edition.code, slug } : place;
}

/** Lists that belong to one row, and have further pages. */
const OF_A_ROW = [urls.tag, urls.author, urls.companyNews, urls.wall];

/**
 * What a list is at a path; undefined for what is no list.
 * @param path within the edition, decoded, in small letters
 */
export function listPlace(path: string, edition: Edition): Place | undefined {
	const at = path.lastIndexOf('/');
	const [base, last] = [path.slice(0, at), path.slice(at + 1)];
	const isNumber = /^[1-9]\d{0,6}$/.test(last);
	if (path === pages.newsList) return 'other';
	if (isNumber && (COUNTED.includes(base) || OF_A_ROW.some((one) => one.read(base))))
		return last === '1' ? 'other' : 'further';
	return filtered(path, edition) ?? directoryPlace(path, edition);
}
