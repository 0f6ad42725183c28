import { pathOf } from '../editions/address';
import { labelLine } from '../editions/article-labels';
import type { Edition } from '../editions/edition';
import { countryName } from '../editions/formats';
import { isoDay, longDate } from '../editions/relative-time';
import { shortcutsFor } from '../editions/search-shortcuts';
import { isSwitchedOff } from '../editions/switched-off';
import { urls } from '../editions/urls';
import type { Db } from '../platform/db/tx';
import { type Suggestions, suggest } from '../queries/suggest/suggest';
import type { Hideable } from '../shared/site/site-config';

/** What one may have in mind who has typed so far: a page of the site. */
export interface Suggestion {
	group: 'company' | 'market' | 'topic' | 'license' | 'tag' | 'article' | 'tool';
	title: string;
	name_zh: string | null;
	/** What it is, in a few words. */
	line: string;
	/** Path of its page. */
	url: string;
}

interface Asked {
	db: Db;
	edition: Edition;
	/** As far as it is typed. */
	keyword: string;
	/** Unix seconds. */
	now: number;
	/** Parts of the site that are switched off: nothing leads there. */
	hidden: readonly Hideable[];
}

/** The first sentence of a text, where it is short enough for a line. */
const firstSentence = (text: string): string => /^[^\n]{1,100}?[.!?](?=\s|$)/.exec(text)?.[0] ?? '';

/** What an article is, in a few words: first its label, then its day. */
export const articleLine = (edition: Edition, article: Suggestions['articles'][number]): string =>
	[labelLine(edition.words, article), longDate(edition, article.published_at)].filter(Boolean).join(' · ');

/** Pages of the site whose names begin with what was typed, by kind. */
export async function suggestionsFor({ db, edition, keyword, now, hidden }: Asked): Promise<Suggestion[]> {
	const found = await suggest(db, edition.code, keyword, isoDay(edition, now));
	const subjectOf = <G extends 'topic' | 'tag'>(group: G, { title, summary, url }: (typeof found.tags)[number]) => ({
		group,
		title,
		name_zh: null,
		line: firstSentence(summary),
		url: pathOf(edition, url),
	});
	const all = [
		...found.companies.map((firm) => ({
			group: 'company' as const,
			title: firm.name,
			name_zh: firm.name_zh,
			line: [firm.city, firm.country && countryName(edition, firm.country)].filter(Boolean).join(', '),
			url: urls.company.href(edition, firm),
		})),
		...found.markets.map((market) => ({
			group: 'market' as const,
			title: market.texts[edition.code]?.name ?? market.code,
			name_zh: null,
			line: edition.words.search_doors.market_line({ code: market.code }),
			url: urls.market.href(edition, market),
		})),
		...found.topics.map((topic) => subjectOf('topic', topic)),
		...found.licenses.map((license) => ({
			group: 'license' as const,
			title: license.name_en,
			name_zh: license.name_zh,
			line: license.license_no,
			url: urls.licenseRecord.href(edition, license),
		})),
		...found.tags.map((one) => subjectOf('tag', one)),
		...found.articles.map((article) => ({
			group: 'article' as const,
			title: article.title,
			name_zh: null,
			line: articleLine(edition, article),
			url: urls.article.href(edition, article),
		})),
		...shortcutsFor({ edition, hidden }, keyword, true).map((shortcut) => ({
			group: 'tool' as const,
			title: shortcut.name,
			name_zh: null,
			line: shortcut.line,
			url: shortcut.href,
		})),
	];
	return all.filter(({ url }) => !isSwitchedOff(hidden, url));
}
